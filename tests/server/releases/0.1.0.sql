BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('first');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	nth INTEGER NOT NULL, 
	room VARCHAR(16) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, nth), 
	FOREIGN KEY(table_id) REFERENCES hall_tables (id)
);
CREATE TABLE hall_tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	setup TEXT NOT NULL, 
	seats TEXT NOT NULL, 
	phase VARCHAR(8) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	request VARCHAR(64), 
	seed BLOB NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	rematch VARCHAR(32), 
	practice BOOLEAN NOT NULL, 
	result TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	moved FLOAT NOT NULL, 
	seq INTEGER NOT NULL, 
	waiting VARCHAR(64) NOT NULL, 
	clocks TEXT NOT NULL, 
	due FLOAT, 
	PRIMARY KEY (id), 
	CONSTRAINT one_table_a_request UNIQUE (host, request)
);
INSERT INTO "hall_tables" VALUES('yV2UxmUOOQeRxHLx','voluspa',1,'{"options":{"set":"all","valkyrie_lock":false,"skadi_draws":false,"no_late_hel":false,"serpent_counts_hel":false,"dwarf_scores_lines":false,"strict_tokens":false},"invite":"cD880fjhwjKa"}','[{"kind":"bot","bot":"greedy"},{"kind":"bot","bot":"random"}]','over',0,'rry4Jilh3w5sDzpX',NULL,X'F0B28925B9426EB89DE596CF090A7636782C79D77FCEE9F4C77440DB72684890','081ff815241b05fbee83750ce0786ad816c297c4f65b420483d23baf5d164431',NULL,0,'[{"seat":0,"place":1,"score":305},{"seat":1,"place":2,"score":80}]',1.79491699531496667861e+09,1.79491699747690153124e+09,115,'','[null,null]',NULL);
INSERT INTO "hall_tables" VALUES('8L_HJPgCDYpKVZDa','wolves',1,'{"options":{"cards":"reconstructed"},"invite":"f2Bc2ik_a0vp"}','[{"kind":"person","name":"Anna","person":"rry4Jilh3w5sDzpX"},{"kind":"bot","bot":"greedy"},{"kind":"bot","bot":"greedy"}]','playing',0,'rry4Jilh3w5sDzpX',NULL,X'C35C54CFB004AE43134C5B4CD8750D7303A0A88819552467A37EABCFF34698CE','898e4ba27b0fb34db946dccb3e1c4e034822494730cef14cb3ee51eacf746944',NULL,0,'[]',1.79491699558984041211e+09,1.79491699596174812312e+09,12,'0','[null,null,null]',NULL);
INSERT INTO "hall_tables" VALUES('Y2gbGWDDCrCWbeLo','bloodrage',1,'{"options":{"first_game":true},"invite":"V9Dtnx5NzmGo"}','[{"kind":"person","name":"Anna","person":"rry4Jilh3w5sDzpX"},{"kind":"person","name":"Boris","person":"oHuHonYUc9ndNQpi"}]','playing',0,'rry4Jilh3w5sDzpX',NULL,X'134EBD40E13355865C741B778C7D4195DFA7DCEB32B6FCE5F4169A27125C22B1','19d398e9a9653dfb1cc05944930672cc63f82df2f0e6de0d4017e3bf85a29c14',NULL,0,'[]',1.7949169961776642799e+09,1.7949170081628284454e+09,10,'0','[null,null]',NULL);
INSERT INTO "hall_tables" VALUES('WLXF79-AlZ8gREFR','voluspa',1,'{"options":{"set":"base","valkyrie_lock":false,"skadi_draws":false,"no_late_hel":false,"serpent_counts_hel":false,"dwarf_scores_lines":false,"strict_tokens":false},"invite":"Dc6DxvRKGHnS"}','[{"kind":"person","name":"boris","person":"oHuHonYUc9ndNQpi"},{}]','waiting',0,'oHuHonYUc9ndNQpi',NULL,X'9459038124C1E95E05C9BADA136AC6B5A2459FAB69F33A4490E44D3694A93D8B','49e2cf277fa5ff9e76cb1bb88378c5592859a4130916cc3bac3b8f6dee67ec0a',NULL,0,'[]',1.79491700819389700892e+09,1.79491700819389700892e+09,0,'','[]',NULL);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	nth INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	text TEXT NOT NULL, 
	heard TEXT NOT NULL, 
	client VARCHAR(64) NOT NULL, 
	events TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seq, seat), 
	FOREIGN KEY(table_id) REFERENCES hall_tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',0,2,0,'move','berserk right 2','*','','[["lays",{"seat":"#2","unit":"@unit-berserk","line":"#2","end":"@end-right"},{}]]',1.79491699561428165433e+09);
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',1,0,1,'move','bond right 0','*','c1','[["lays",{"seat":"#0","unit":"@unit-bond","line":"#0","end":"@end-right"},{}]]',1.79491699568774414064e+09);
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',2,1,2,'move','pass','*','','[["passes",{"seat":"#1"},{}],["draws",{"seat":"#1","count":3},{"1":{"cards":["@unit-berserk","@unit-traitor","@unit-bond"]}}]]',1.79491699569833874699e+09);
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',3,2,3,'move','sacrifice 2:1:berserk','*','','[["sacrifices",{"seat":"#2","units":["@unit-berserk"]},{}]]',1.79491699570182371139e+09);
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',4,2,4,'move','summon naglfar','*','','[["pays",{"seat":"#2","units":["@unit-berserk"]},{}],["summons",{"seat":"#2","deity":"@deity-naglfar"},{}],["hall-opens",{"deity":"@deity-valkyrie"},{}]]',1.7949169957095475197e+09);
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',5,0,5,'move','hirdman right 2','*','c3','[["sends",{"seat":"#0","unit":"@unit-hirdman","line":"#2","end":"@end-right"},{}]]',1.79491699576580548284e+09);
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',6,2,6,'move','pass','*','','[["passes",{"seat":"#2"},{}],["draws",{"seat":"#2","count":4},{"2":{"cards":["@unit-assassin","@unit-archer","@unit-konung","@unit-bond"]}}]]',1.79491699578719210621e+09);
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',7,0,7,'move','huskarl right 0','*','c5','[["lays",{"seat":"#0","unit":"@unit-huskarl","line":"#0","end":"@end-right"},{}]]',1.79491699584835171701e+09);
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',8,0,8,'move','huskarl right 2','*','c7','[["sends",{"seat":"#0","unit":"@unit-huskarl","line":"#2","end":"@end-right"},{}]]',1.7949169958648202419e+09);
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',9,0,9,'move','assassin right 1','*','c9','[["sends",{"seat":"#0","unit":"@unit-assassin","line":"#1","end":"@end-right"},{}],["aims",{"seat":"#0","unit":"@unit-assassin","line":"#1","place":1},{}],["destroyed",{"unit":"@unit-assassin","line":"#1"},{}]]',1.79491699589294528959e+09);
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',10,2,10,'move','seat assassin left','*','','[["naglfar",{"seat":"#2","unit":"@unit-assassin","end":"@end-left"},{}],["draws",{"seat":"#0","count":1},{"0":{"cards":["@unit-hirdman"]}}]]',1794916995.90281);
INSERT INTO "log" VALUES('8L_HJPgCDYpKVZDa',11,0,11,'move','raider left 0, takes 0:2:huskarl','*','c12','[["lays",{"seat":"#0","unit":"@unit-raider","line":"#0","end":"@end-left"},{}],["aims",{"seat":"#0","unit":"@unit-huskarl","line":"#0","place":3},{}]]',1.79491699596174812312e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',0,0,0,'move','pass','*','c14','[["passes",{"seat":"#0"},{}]]',1.79491699623014044767e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',1,1,1,'move','pass','*','c16','[["passes",{"seat":"#1"},{}]]',1.79491699627702116963e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',2,0,2,'move','lord_of_hammers','','c18','[]',1.79491699630429697035e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',2,1,3,'move','lokis_dragons','','c20','[["drops",{"seat":"#0","count":7,"seen":0,"cards":[]},{"0":{"seen":1,"cards":["@card-brothers_in_arms","@card-dwarf_chieftain","@card-friggas_charm","@card-odins_smite","@card-tyrs_bash","@card-alfheim-1","@card-jotunheim-1"]}}],["drops",{"seat":"#1","count":7,"seen":0,"cards":[]},{"1":{"seen":1,"cards":["@card-lokis_domain","@card-thors_glory","@card-heimdalls_sight","@card-lokis_trickery","@card-friggas_grace","@card-tyrs_smite-1","@card-glorious_death-1"]}}],["ragnarok",{"province":"@province-elvagar"},{}],["age",{"age":2,"first":"#1"},{}]]',1.79491699633784222603e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',3,0,4,'move','lord_of_axes, heimdalls_watch-2','','c23','[]',1.79491699638163900373e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',3,1,5,'move','experts_in_arms, dark_elf','','c26','[["drafted",{"round":1,"count":2,"seen":0,"cards":[]},{"0":{"seen":1,"cards":["@card-lord_of_axes","@card-heimdalls_watch-2"]},"1":{"seen":1,"cards":["@card-experts_in_arms","@card-dark_elf"]}}]]',1.79491699642959809304e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',4,0,6,'move','odins_inspiration, tyrs_challenge','','c29','[]',1.7949169964667720795e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',4,1,7,'move','lokis_backstab, odins_tide','','c32','[["drafted",{"round":2,"count":2,"seen":0,"cards":[]},{"0":{"seen":1,"cards":["@card-odins_inspiration","@card-tyrs_challenge"]},"1":{"seen":1,"cards":["@card-lokis_backstab","@card-odins_tide"]}}]]',1.7949169964973504544e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',5,0,8,'move','thors_oath, heimdalls_eye','','c35','[]',1.79491699655684542658e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',5,1,9,'move','heimdalls_eye, tyrs_crush-2','','c38','[["drafted",{"round":3,"count":2,"seen":0,"cards":[]},{"0":{"seen":1,"cards":["@card-thors_oath","@card-heimdalls_eye"]},"1":{"seen":1,"cards":["@card-heimdalls_eye","@card-tyrs_crush-2"]}}]]',1.79491699659380102155e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',6,1,10,'move','pass','*','c41','[["passes",{"seat":"#1"},{}]]',1.79491700797019410138e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',7,0,11,'move','pass','*','c43','[["passes",{"seat":"#0"},{}]]',1.79491700801072287564e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',8,0,13,'move','lord_of_hammers','','c47','[["drops",{"seat":"#0","count":6,"seen":0,"cards":[]},{"0":{"seen":1,"cards":["@card-lord_of_axes","@card-odins_inspiration","@card-tyrs_challenge","@card-heimdalls_watch-2","@card-thors_oath","@card-heimdalls_eye"]}}],["drops",{"seat":"#1","count":6,"seen":0,"cards":[]},{"1":{"seen":1,"cards":["@card-experts_in_arms","@card-dark_elf","@card-lokis_backstab","@card-odins_tide","@card-heimdalls_eye","@card-tyrs_crush-2"]}}],["ragnarok",{"province":"@province-myrkulor"},{}],["age",{"age":3,"first":"#0"},{}]]',1.79491700807426357274e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',8,1,12,'move','lokis_dragons','','c45','[]',1.79491700804410791395e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',9,0,15,'move','lord_of_spears, odins_throne','','c53','[["drafted",{"round":1,"count":2,"seen":0,"cards":[]},{"0":{"seen":1,"cards":["@card-lord_of_spears","@card-odins_throne"]},"1":{"seen":1,"cards":["@card-eternal_dragons","@card-frost_giant"]}}]]',1.79491700813897252079e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',9,1,14,'move','eternal_dragons, frost_giant','','c50','[]',1.79491700810645937918e+09);
INSERT INTO "log" VALUES('Y2gbGWDDCrCWbeLo',10,1,16,'move','thors_conquest, heimdalls_watch-3','','c56','[]',1.7949170081628284454e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',0,1,0,'move','odin+1 n15','*','','[["place",{"seat":"#1","tile":"@tile-odin","cell":"n15","points":4,"boost":1},{}],["draw",{"seat":"#1","count":2},{"1":{"tiles":["@tile-loki","@tile-hermod"]}}]]',1.79491699559078860285e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',1,0,1,'move','nidhogg+1 o14','*','','[["place",{"seat":"#0","tile":"@tile-nidhogg","cell":"o14","points":6,"boost":1},{}],["draw",{"seat":"#0","count":2},{"0":{"tiles":["@tile-jotun","@tile-freya"]}}]]',1.79491699562085151673e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',2,1,2,'move','jotun o14 throws n','*','','[["throw",{"seat":"#1","tile":"@tile-jotun","cell":"o14","points":0,"boost":0,"thrown":"@tile-nidhogg","to":"o13","way":"n"},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-troll"]}}]]',1.79491699564456462859e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',3,0,3,'move','hel n14','*','','[["hel",{"seat":"#0","tile":"@tile-nidhogg","cell":"n14","points":5},{}]]',1.79491699566455578801e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',4,1,4,'move','skadi m14','*','','[["place",{"seat":"#1","tile":"@tile-skadi","cell":"m14","points":1,"boost":0},{}]]',1.79491699568724894526e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',5,0,5,'move','troll l14','*','','[["place",{"seat":"#0","tile":"@tile-troll","cell":"l14","points":2,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-valkyrie"]}}]]',1.79491699569579863542e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',6,1,6,'move','troll p14','*','','[["place",{"seat":"#1","tile":"@tile-troll","cell":"p14","points":2,"boost":0},{}],["draw",{"seat":"#1","count":2},{"1":{"tiles":["@tile-raven","@tile-dragon"]}}]]',1.7949169956995387077e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',7,0,7,'move','hel o13','*','','[["hel",{"seat":"#0","tile":"@tile-nidhogg","cell":"o13","points":4},{}]]',1.79491699570673346516e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',8,1,8,'move','dwarf l13','*','','[["place",{"seat":"#1","tile":"@tile-dwarf","cell":"l13","points":3,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-loki"]}}]]',1.79491699571343636511e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',9,0,9,'move','raven m13','*','','[["place",{"seat":"#0","tile":"@tile-raven","cell":"m13","points":4,"boost":0},{}]]',1.79491699572659134864e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',10,0,10,'move','fly l14','*','','[["fly",{"seat":"#0","tile":"@tile-raven","from":"m13","cell":"l14","points":4,"boost":0,"under":"@tile-troll"},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-odin"]}}]]',1.79491699574461483954e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',11,1,11,'move','dragon m14','*','','[["cover",{"seat":"#1","tile":"@tile-dragon","cell":"m14","points":2,"boost":0,"under":"@tile-skadi"},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-troll"]}}]]',1794916995.7725);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',12,0,12,'move','freya m13','*','','[["place",{"seat":"#0","tile":"@tile-freya","cell":"m13","points":2,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-valkyrie"]}}]]',1.79491699580058884622e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',13,1,13,'move','raven l13','*','','[["cover",{"seat":"#1","tile":"@tile-raven","cell":"l13","points":2,"boost":0,"under":"@tile-dwarf"},{}]]',1794916995.80544);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',14,1,14,'move','fly m13','*','','[["fly",{"seat":"#1","tile":"@tile-raven","from":"l13","cell":"m13","points":2,"boost":0,"under":"@tile-freya"},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-hermod"]}}]]',1.79491699581095147135e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',15,0,15,'move','jotun l13 throws s','*','','[["throw",{"seat":"#0","tile":"@tile-jotun","cell":"l13","points":5,"boost":0,"thrown":"@tile-dwarf","to":"l15","way":"s"},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-serpent"]}}]]',1.79491699581298327446e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',16,1,16,'move','hermod l12','*','','[["place",{"seat":"#1","tile":"@tile-hermod","cell":"l12","points":0,"boost":0},{}]]',1.7949169958141207695e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',17,1,17,'move','hermod l16','*','','[["place",{"seat":"#1","tile":"@tile-hermod","cell":"l16","points":0,"boost":0},{}]]',1.79491699581536865229e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',18,1,18,'move','loki l11','*','','[["place",{"seat":"#1","tile":"@tile-loki","cell":"l11","points":0,"boost":0},{}],["draw",{"seat":"#1","count":3},{"1":{"tiles":["@tile-loki","@tile-thor","@tile-hermod"]}}]]',1.79491699581657171251e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',19,0,19,'move','odin l17','*','','[["place",{"seat":"#0","tile":"@tile-odin","cell":"l17","points":7,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-freya"]}}]]',1.79491699581873512267e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',20,1,20,'move','hel n15','*','','[["hel",{"seat":"#1","tile":"@tile-odin","cell":"n15","points":2},{}]]',1.79491699581985235216e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',21,0,21,'move','freya m15','*','','[["place",{"seat":"#0","tile":"@tile-freya","cell":"m15","points":2,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-loki"]}}]]',1.79491699582217144968e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',22,1,22,'move','troll q14','*','','[["place",{"seat":"#1","tile":"@tile-troll","cell":"q14","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-hermod"]}}]]',1.79491699582330584529e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',23,0,23,'move','loki o15','*','','[["place",{"seat":"#0","tile":"@tile-loki","cell":"o15","points":2,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-loki"]}}]]',1.79491699582546377182e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',24,1,24,'move','hel l16','*','','[["hel",{"seat":"#1","tile":"@tile-hermod","cell":"l16","points":3},{}]]',1.79491699582660102843e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',25,0,25,'move','loki m12','*','','[["place",{"seat":"#0","tile":"@tile-loki","cell":"m12","points":2,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-valkyrie"]}}]]',1.79491699582893967628e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',26,1,26,'move','hermod o12','*','','[["place",{"seat":"#1","tile":"@tile-hermod","cell":"o12","points":1,"boost":0},{}]]',1.79491699583010601995e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',27,1,27,'move','loki p12','*','','[["place",{"seat":"#1","tile":"@tile-loki","cell":"p12","points":2,"boost":0},{}],["draw",{"seat":"#1","count":2},{"1":{"tiles":["@tile-nidhogg","@tile-odin"]}}]]',1.79491699583750867843e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',28,0,28,'move','serpent k12 row','*','','[["place",{"seat":"#0","tile":"@tile-serpent","cell":"k12","points":5,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-valkyrie"]}}]]',1.79491699583990383152e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',29,1,29,'move','thor n12','*','','[["place",{"seat":"#1","tile":"@tile-thor","cell":"n12","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-freya"]}}]]',1.79491699584968781473e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',30,0,30,'move','valkyrie o11','*','','[["place",{"seat":"#0","tile":"@tile-valkyrie","cell":"o11","points":2,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-skadi"]}}]]',1.79491699586281442638e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',31,1,31,'move','hermod+1 p11','*','','[["place",{"seat":"#1","tile":"@tile-hermod","cell":"p11","points":0,"boost":1},{}]]',1.79491699587471532821e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',32,1,32,'move','odin p10','*','','[["place",{"seat":"#1","tile":"@tile-odin","cell":"p10","points":3,"boost":0},{}],["draw",{"seat":"#1","count":3},{"1":{"tiles":["@tile-nidhogg","@tile-dragon","@tile-jotun"]}}]]',1.79491699589412903787e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',33,0,33,'move','skadi k12','*','','[["exchange",{"seat":"#0","tile":"@tile-skadi","cell":"k12","points":6,"boost":0,"took":"@tile-serpent","freyas":0},{}]]',1.7949169959112932682e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',34,1,34,'move','jotun o11 throws e','*','','[["throw",{"seat":"#1","tile":"@tile-jotun","cell":"o11","points":5,"boost":0,"thrown":"@tile-valkyrie","to":"q11","way":"e"},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-fenrir"]}}]]',1.79491699592610907555e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',35,0,35,'move','valkyrie n11','*','','[["place",{"seat":"#0","tile":"@tile-valkyrie","cell":"n11","points":6,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-troll"]}}]]',1.79491699592927622794e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',36,1,36,'move','loki j12','*','','[["place",{"seat":"#1","tile":"@tile-loki","cell":"j12","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-valkyrie"]}}]]',1.79491699593100523949e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',37,0,37,'move','troll n13','*','','[["place",{"seat":"#0","tile":"@tile-troll","cell":"n13","points":6,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-raven"]}}]]',1.79491699593401932717e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',38,1,38,'move','fenrir p9','*','','[["place",{"seat":"#1","tile":"@tile-fenrir","cell":"p9","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-dragon"]}}]]',1.79491699593555521967e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',39,0,39,'move','raven p12','*','','[["cover",{"seat":"#0","tile":"@tile-raven","cell":"p12","points":7,"boost":0,"under":"@tile-loki"},{}]]',1.79491699593963098527e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',40,0,40,'move','fly j12','*','','[["fly",{"seat":"#0","tile":"@tile-raven","from":"p12","cell":"j12","points":7,"boost":0,"under":"@tile-loki"},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-thor"]}}]]',1.7949169959526212215e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',41,1,41,'move','valkyrie k16','*','','[["place",{"seat":"#1","tile":"@tile-valkyrie","cell":"k16","points":1,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-raven"]}}]]',1.79491699595451450347e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',42,0,42,'move','valkyrie r11','*','','[["place",{"seat":"#0","tile":"@tile-valkyrie","cell":"r11","points":5,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-troll"]}}]]',1.79491699597946429249e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',43,1,43,'move','raven n11','*','','[["cover",{"seat":"#1","tile":"@tile-raven","cell":"n11","points":0,"boost":0,"under":"@tile-valkyrie"},{}]]',1.79491699617942333227e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',44,1,44,'move','fly o9','*','','[["fly",{"seat":"#1","tile":"@tile-raven","from":"n11","cell":"o9","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-jotun"]}}]]',1.79491699619858074187e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',45,0,45,'move','serpent r12 row','*','','[["place",{"seat":"#0","tile":"@tile-serpent","cell":"r12","points":8,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-fenrir"]}}]]',1.79491699620644021033e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',46,1,46,'move','dragon l12','*','','[["cover",{"seat":"#1","tile":"@tile-dragon","cell":"l12","points":0,"boost":0,"under":"@tile-hermod"},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-thor"]}}]]',1.79491699622957444184e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',47,0,47,'move','troll s11','*','','[["place",{"seat":"#0","tile":"@tile-troll","cell":"s11","points":6,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-thor"]}}]]',1.79491699624508237835e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',48,1,48,'move','jotun k16 throws n','*','','[["throw",{"seat":"#1","tile":"@tile-jotun","cell":"k16","points":2,"boost":0,"thrown":"@tile-valkyrie","to":"k15","way":"n"},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-jotun"]}}]]',1.79491699625645351407e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',49,0,49,'move','thor k13','*','','[["place",{"seat":"#0","tile":"@tile-thor","cell":"k13","points":6,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-freya"]}}]]',1.79491699627719926836e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',50,1,50,'move','nidhogg q9','*','','[["place",{"seat":"#1","tile":"@tile-nidhogg","cell":"q9","points":5,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-serpent"]}}]]',1.79491699628971099851e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',51,0,51,'move','thor+1 k14','*','','[["place",{"seat":"#0","tile":"@tile-thor","cell":"k14","points":8,"boost":1},{}],["draw",{"seat":"#0","count":2},{"0":{"tiles":["@tile-freya","@tile-dragon"]}}]]',1.79491699632066440579e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',52,1,52,'move','dragon q10','*','','[["place",{"seat":"#1","tile":"@tile-dragon","cell":"q10","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-dwarf"]}}]]',1.79491699633796095852e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',53,0,53,'move','dragon+1 q9','*','','[["cover",{"seat":"#0","tile":"@tile-dragon","cell":"q9","points":10,"boost":1,"under":"@tile-nidhogg"},{}],["draw",{"seat":"#0","count":2},{"0":{"tiles":["@tile-thor","@tile-skadi"]}}]]',1.79491699636869335172e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',54,1,54,'move','dwarf o10','*','','[["place",{"seat":"#1","tile":"@tile-dwarf","cell":"o10","points":8,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-fenrir"]}}]]',1.79491699638104724879e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',55,0,55,'move','valkyrie q8','*','','[["place",{"seat":"#0","tile":"@tile-valkyrie","cell":"q8","points":4,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-fenrir"]}}]]',1.79491699640090847022e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',56,1,56,'move','jotun l13 throws n','*','','[["throw",{"seat":"#1","tile":"@tile-jotun","cell":"l13","points":6,"boost":0,"thrown":"@tile-jotun","to":"l10","way":"n"},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-serpent"]}}]]',1.79491699642116904261e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',57,0,57,'move','thor l9','*','','[["place",{"seat":"#0","tile":"@tile-thor","cell":"l9","points":7,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-dragon"]}}]]',1.7949169964563910961e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',58,1,58,'move','serpent o8 col','*','','[["place",{"seat":"#1","tile":"@tile-serpent","cell":"o8","points":7,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-fenrir"]}}]]',1.79491699647776865962e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',59,0,59,'move','dragon k12','*','','[["cover",{"seat":"#0","tile":"@tile-dragon","cell":"k12","points":7,"boost":0,"under":"@tile-skadi"},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-dwarf"]}}]]',1.79491699651659798622e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',60,1,60,'move','thor n16','*','','[["place",{"seat":"#1","tile":"@tile-thor","cell":"n16","points":1,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-serpent"]}}]]',1.79491699655636119834e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',61,0,61,'move','valkyrie q7','*','','[["place",{"seat":"#0","tile":"@tile-valkyrie","cell":"q7","points":5,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-raven"]}}]]',1.7949169965771205425e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',62,1,62,'move','serpent j11 col','*','','[["place",{"seat":"#1","tile":"@tile-serpent","cell":"j11","points":2,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-odin"]}}]]',1.79491699659660124783e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',63,0,63,'move','raven j15','*','','[["place",{"seat":"#0","tile":"@tile-raven","cell":"j15","points":4,"boost":0},{}]]',1.79491699662055587769e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',64,0,64,'move','fly m14','*','','[["fly",{"seat":"#0","tile":"@tile-raven","from":"j15","cell":"m14","points":4,"boost":0,"under":"@tile-dragon"},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-dwarf"]}}]]',1.79491699664289903635e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',65,1,65,'move','nidhogg m17','*','','[["place",{"seat":"#1","tile":"@tile-nidhogg","cell":"m17","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-skadi"]}}]]',1.79491699664961862565e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',66,0,66,'move','dwarf m16','*','','[["place",{"seat":"#0","tile":"@tile-dwarf","cell":"m16","points":8,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-skadi"]}}]]',1.79491699666558432576e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',67,1,67,'move','odin n9','*','','[["place",{"seat":"#1","tile":"@tile-odin","cell":"n9","points":4,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-troll"]}}]]',1.79491699667745876305e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',68,0,68,'move','dwarf n8','*','','[["place",{"seat":"#0","tile":"@tile-dwarf","cell":"n8","points":7,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-jotun"]}}]]',1794916996.69293);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',69,1,69,'move','skadi n17','*','','[["place",{"seat":"#1","tile":"@tile-skadi","cell":"n17","points":0,"boost":0},{}]]',1.79491699670165371889e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',70,0,70,'move','jotun m12 throws s','*','','[["throw",{"seat":"#0","tile":"@tile-jotun","cell":"m12","points":9,"boost":0,"thrown":"@tile-loki","to":"m18","way":"s"},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-valkyrie"]}}]]',1.79491699672055649754e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',71,1,71,'move','fenrir r10','*','','[["place",{"seat":"#1","tile":"@tile-fenrir","cell":"r10","points":0,"boost":0},{}],["draw",{"seat":"#1","count":2},{"1":{"tiles":["@tile-nidhogg","@tile-freya"]}}]]',1.79491699673276591297e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',72,0,72,'move','valkyrie q6','*','','[["place",{"seat":"#0","tile":"@tile-valkyrie","cell":"q6","points":6,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-dragon"]}}]]',1.79491699675252819063e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',73,1,73,'move','serpent o17 row','*','','[["place",{"seat":"#1","tile":"@tile-serpent","cell":"o17","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-hermod"]}}]]',1.79491699675628328322e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',74,0,74,'move','dragon m12','*','','[["cover",{"seat":"#0","tile":"@tile-dragon","cell":"m12","points":9,"boost":0,"under":"@tile-jotun"},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-thor"]}}]]',1.79491699677251696594e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',75,1,75,'move','hermod+1 p6','*','','[["place",{"seat":"#1","tile":"@tile-hermod","cell":"p6","points":2,"boost":1},{}]]',1.79491699678920340536e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',76,1,76,'move','done','*','','[["done",{"seat":"#1"},{}],["draw",{"seat":"#1","count":2},{"1":{"tiles":["@tile-serpent","@tile-dwarf"]}}]]',1.79491699679750204088e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',77,0,77,'move','thor q5','*','','[["place",{"seat":"#0","tile":"@tile-thor","cell":"q5","points":7,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-serpent"]}}]]',1.79491699681650090222e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',78,1,78,'move','nidhogg n10','*','','[["place",{"seat":"#1","tile":"@tile-nidhogg","cell":"n10","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-hermod"]}}]]',1.79491699682447862626e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',79,0,79,'move','serpent m10 col','*','','[["place",{"seat":"#0","tile":"@tile-serpent","cell":"m10","points":10,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-raven"]}}]]',1.79491699684851598742e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',80,1,80,'move','troll p7','*','','[["place",{"seat":"#1","tile":"@tile-troll","cell":"p7","points":4,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-valkyrie"]}}]]',1.79491699685728979107e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',81,0,81,'move','raven n16','*','','[["cover",{"seat":"#0","tile":"@tile-raven","cell":"n16","points":4,"boost":0,"under":"@tile-thor"},{}]]',1.79491699687770342821e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',82,0,82,'move','fly j15','*','','[["fly",{"seat":"#0","tile":"@tile-raven","from":"n16","cell":"j15","points":4,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-dragon"]}}]]',1.79491699689657831194e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',83,1,83,'move','valkyrie r13','*','','[["place",{"seat":"#1","tile":"@tile-valkyrie","cell":"r13","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-odin"]}}]]',1.79491699690896725654e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',84,0,84,'move','fenrir r9','*','','[["place",{"seat":"#0","tile":"@tile-fenrir","cell":"r9","points":5,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-skadi"]}}]]',1.79491699692870426176e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',85,1,85,'move','odin k9','*','','[["place",{"seat":"#1","tile":"@tile-odin","cell":"k9","points":2,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-fenrir"]}}]]',1.79491699694451260563e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',86,0,86,'move','fenrir r8','*','','[["place",{"seat":"#0","tile":"@tile-fenrir","cell":"r8","points":8,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-loki"]}}]]',1.79491699697251367567e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',87,1,87,'move','fenrir n7','*','','[["place",{"seat":"#1","tile":"@tile-fenrir","cell":"n7","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-dragon"]}}]]',1.79491699697762870785e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',88,0,88,'move','loki j16','*','','[["place",{"seat":"#0","tile":"@tile-loki","cell":"j16","points":4,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-skadi"]}}]]',1.79491699699651885034e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',89,1,89,'move','dwarf l18','*','','[["place",{"seat":"#1","tile":"@tile-dwarf","cell":"l18","points":4,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-hermod"]}}]]',1.79491699700565648075e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',90,0,90,'move','dragon i15','*','','[["place",{"seat":"#0","tile":"@tile-dragon","cell":"i15","points":5,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-odin"]}}]]',1.79491699703256893157e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',91,1,91,'move','serpent s13 col','*','','[["place",{"seat":"#1","tile":"@tile-serpent","cell":"s13","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-fenrir"]}}]]',1.79491699703765368459e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',92,0,92,'move','odin j13','*','','[["place",{"seat":"#0","tile":"@tile-odin","cell":"j13","points":8,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-dwarf"]}}]]',1.79491699705556178095e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',93,1,93,'move','fenrir s14','*','','[["place",{"seat":"#1","tile":"@tile-fenrir","cell":"s14","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-skadi"]}}]]',1794916997.06453);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',94,0,94,'move','dwarf s12','*','','[["place",{"seat":"#0","tile":"@tile-dwarf","cell":"s12","points":9,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-thor"]}}]]',1.79491699708917832375e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',95,1,95,'move','dragon o12','*','','[["cover",{"seat":"#1","tile":"@tile-dragon","cell":"o12","points":0,"boost":0,"under":"@tile-hermod"},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-hermod"]}}]]',1.79491699710695838928e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',96,0,96,'move','thor h15','*','','[["place",{"seat":"#0","tile":"@tile-thor","cell":"h15","points":6,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-valkyrie"]}}]]',1.79491699712456083295e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',97,1,97,'move','skadi k15','*','','[["exchange",{"seat":"#1","tile":"@tile-skadi","cell":"k15","points":0,"boost":0,"took":"@tile-valkyrie","freyas":0},{}]]',1.79491699714052224158e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',98,0,98,'move','valkyrie r7','*','','[["place",{"seat":"#0","tile":"@tile-valkyrie","cell":"r7","points":7,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-thor"]}}]]',1.79491699716057157521e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',99,1,99,'move','valkyrie i16','*','','[["place",{"seat":"#1","tile":"@tile-valkyrie","cell":"i16","points":0,"boost":0},{}],["draw",{"seat":"#1","count":1},{"1":{"tiles":["@tile-skadi"]}}]]',1.79491699717656278604e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',100,0,100,'move','thor s15','*','','[["place",{"seat":"#0","tile":"@tile-thor","cell":"s15","points":5,"boost":0},{}],["draw",{"seat":"#0","count":1},{"0":{"tiles":["@tile-fenrir"]}}]]',1.79491699721666359904e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',101,1,101,'move','fenrir l19','*','','[["place",{"seat":"#1","tile":"@tile-fenrir","cell":"l19","points":0,"boost":0},{}]]',1.79491699722858238227e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',102,0,102,'move','fenrir s9','*','','[["place",{"seat":"#0","tile":"@tile-fenrir","cell":"s9","points":6,"boost":0},{}]]',1.79491699725662541388e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',103,1,103,'move','skadi k19','*','','[["place",{"seat":"#1","tile":"@tile-skadi","cell":"k19","points":0,"boost":0},{}]]',1.7949169972685821056e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',104,0,104,'move','skadi h16','*','','[["place",{"seat":"#0","tile":"@tile-skadi","cell":"h16","points":4,"boost":0},{}]]',1.79491699728606820107e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',105,1,105,'move','hermod s7','*','','[["place",{"seat":"#1","tile":"@tile-hermod","cell":"s7","points":0,"boost":0},{}]]',1.79491699730455327036e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',106,1,106,'move','done','*','','[["done",{"seat":"#1"},{}]]',1.79491699731248688701e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',107,0,107,'move','skadi k18','*','','[["place",{"seat":"#0","tile":"@tile-skadi","cell":"k18","points":3,"boost":0},{}]]',1.79491699733373570439e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',108,1,108,'move','hermod j14','*','','[["place",{"seat":"#1","tile":"@tile-hermod","cell":"j14","points":0,"boost":0},{}]]',1.79491699735753941534e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',109,1,109,'move','hermod j17','*','','[["place",{"seat":"#1","tile":"@tile-hermod","cell":"j17","points":0,"boost":0},{}]]',1794916997.37261);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',110,1,110,'move','done','*','','[["done",{"seat":"#1"},{}]]',1.7949169973844690323e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',111,0,111,'move','skadi o8','*','','[["exchange",{"seat":"#0","tile":"@tile-skadi","cell":"o8","points":2,"boost":0,"took":"@tile-serpent","freyas":0},{}]]',1.79491699740163969997e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',112,0,112,'move','serpent k8 row','*','','[["place",{"seat":"#0","tile":"@tile-serpent","cell":"k8","points":5,"boost":0},{}]]',1.79491699742866253858e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',113,0,113,'move','skadi s13','*','','[["exchange",{"seat":"#0","tile":"@tile-skadi","cell":"s13","points":2,"boost":0,"took":"@tile-serpent","freyas":0},{}]]',1.79491699745265150065e+09);
INSERT INTO "log" VALUES('yV2UxmUOOQeRxHLx',114,0,114,'move','serpent o18 row','*','','[["place",{"seat":"#0","tile":"@tile-serpent","cell":"o18","points":4,"boost":0},{}],["end",{},{}]]',1.79491699747690153124e+09);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	account VARCHAR(64), 
	password VARCHAR(255), 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (account)
);
INSERT INTO "people" VALUES('rry4Jilh3w5sDzpX','Anna',NULL,NULL,1.79491699433013844489e+09);
INSERT INTO "people" VALUES('oHuHonYUc9ndNQpi','boris','boris','$argon2id$v=19$m=65536,t=3,p=4$g2txlq+p3ve6QxVGY4CMNw$eWDCYaV8AU2BayI9Xf6AHC5JAAXSgPyN13Oy8JXIGuE',1.79491699445184707635e+09);
CREATE TABLE places (
	person VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES hall_tables (id)
);
INSERT INTO "places" VALUES('rry4Jilh3w5sDzpX','yV2UxmUOOQeRxHLx');
INSERT INTO "places" VALUES('rry4Jilh3w5sDzpX','8L_HJPgCDYpKVZDa');
INSERT INTO "places" VALUES('rry4Jilh3w5sDzpX','Y2gbGWDDCrCWbeLo');
INSERT INTO "places" VALUES('oHuHonYUc9ndNQpi','Y2gbGWDDCrCWbeLo');
INSERT INTO "places" VALUES('oHuHonYUc9ndNQpi','WLXF79-AlZ8gREFR');
CREATE TABLE sagas (
	id VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	verified BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "sagas" VALUES('ijJ1DQT8izThZGqS','meadhall saga 1
game: voluspa
version: 1
seats: 2
set: all
valkyrie_lock: no
skadi_draws: no
no_late_hel: no
serpent_counts_hel: no
dwarf_scores_lines: no
strict_tokens: no
name 0: greedy
name 1: random
commitment: 081ff815241b05fbee83750ce0786ad816c297c4f65b420483d23baf5d164431
seed: f0b28925b9426eb89de596cf090a7636782c79d77fcee9f4c77440db72684890

1 odin+1 n15
0 nidhogg+1 o14
1 jotun o14 throws n
0 hel n14
1 skadi m14
0 troll l14
1 troll p14
0 hel o13
1 dwarf l13
0 raven m13
0 fly l14
1 dragon m14
0 freya m13
1 raven l13
1 fly m13
0 jotun l13 throws s
1 hermod l12
1 hermod l16
1 loki l11
0 odin l17
1 hel n15
0 freya m15
1 troll q14
0 loki o15
1 hel l16
0 loki m12
1 hermod o12
1 loki p12
0 serpent k12 row
1 thor n12
0 valkyrie o11
1 hermod+1 p11
1 odin p10
0 skadi k12
1 jotun o11 throws e
0 valkyrie n11
1 loki j12
0 troll n13
1 fenrir p9
0 raven p12
0 fly j12
1 valkyrie k16
0 valkyrie r11
1 raven n11
1 fly o9
0 serpent r12 row
1 dragon l12
0 troll s11
1 jotun k16 throws n
0 thor k13
1 nidhogg q9
0 thor+1 k14
1 dragon q10
0 dragon+1 q9
1 dwarf o10
0 valkyrie q8
1 jotun l13 throws n
0 thor l9
1 serpent o8 col
0 dragon k12
1 thor n16
0 valkyrie q7
1 serpent j11 col
0 raven j15
0 fly m14
1 nidhogg m17
0 dwarf m16
1 odin n9
0 dwarf n8
1 skadi n17
0 jotun m12 throws s
1 fenrir r10
0 valkyrie q6
1 serpent o17 row
0 dragon m12
1 hermod+1 p6
1 done
0 thor q5
1 nidhogg n10
0 serpent m10 col
1 troll p7
0 raven n16
0 fly j15
1 valkyrie r13
0 fenrir r9
1 odin k9
0 fenrir r8
1 fenrir n7
0 loki j16
1 dwarf l18
0 dragon i15
1 serpent s13 col
0 odin j13
1 fenrir s14
0 dwarf s12
1 dragon o12
0 thor h15
1 skadi k15
0 valkyrie r7
1 valkyrie i16
0 thor s15
1 fenrir l19
0 fenrir s9
1 skadi k19
0 skadi h16
1 hermod s7
1 done
0 skadi k18
1 hermod j14
1 hermod j17
1 done
0 skadi o8
0 serpent k8 row
0 skadi s13
0 serpent o18 row

result: 1:0=305 2:1=80
digest: 3d1e231322633ad8986751aa88b40215
',1,1.79491700824459671972e+09);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('1c28b8c2236b0915ae27a4d0d75366927f144cd4e25b66f1','rry4Jilh3w5sDzpX',1.79491699433013844489e+09,1.79491699433013844489e+09);
INSERT INTO "sessions" VALUES('7a6312bc4671477bd3208b85a17ffce0510c0ab1a1f58d20','oHuHonYUc9ndNQpi',1.79491699445184707635e+09,1.79491699445184707635e+09);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES hall_tables (id)
);
INSERT INTO "snapshots" VALUES('yV2UxmUOOQeRxHLx',50,'{"bag":50,"bagTiles":{"dragon":5,"dwarf":5,"fenrir":6,"freya":2,"hermod":4,"jotun":1,"loki":1,"nidhogg":1,"odin":3,"raven":2,"serpent":5,"skadi":7,"thor":4,"troll":1,"valkyrie":3},"board":[["n14","hel",0,0,0,[]],["n15","hel",0,0,0,[]],["o14","jotun",0,0,0,[]],["o13","hel",0,0,0,[]],["m14","dragon",0,5,5,["skadi"]],["l14","raven",0,4,4,["troll"]],["p14","troll",0,6,6,[]],["l13","jotun",0,5,5,[]],["m13","raven",0,0,0,["freya"]],["l15","dwarf",0,2,2,[]],["l12","dragon",0,0,0,["hermod"]],["l16","hel",0,0,0,[]],["l11","loki",0,1,1,[]],["l17","odin",0,8,8,[]],["m15","freya",0,3,3,[]],["q14","troll",0,6,6,[]],["o15","loki",0,1,1,[]],["m12","loki",0,1,1,[]],["o12","hermod",0,0,0,[]],["p12","loki",0,1,1,[]],["k12","skadi",0,3,3,[]],["n12","thor",0,0,0,[]],["o11","jotun",0,5,5,[]],["p11","hermod",1,0,0,[]],["p10","odin",0,8,8,[]],["q11","valkyrie",0,2,2,[]],["n11","valkyrie",0,2,2,[]],["j12","raven",0,4,4,["loki"]],["n13","troll",0,6,6,[]],["p9","fenrir",0,4,4,[]],["k16","jotun",0,5,5,[]],["r11","valkyrie",0,2,2,[]],["o9","raven",0,4,4,[]],["r12","serpent",0,6,6,[]],["s11","troll",0,6,6,[]],["k15","valkyrie",0,2,2,[]],["k13","thor",0,7,7,[]]],"chance":["f0b28925b9426eb89de596cf090a7636782c79d77fcee9f4c77440db72684890",56],"discard":{"freya":3},"frames":[["Turn",[]]],"gained":[50,49],"hands":[{"count":5,"known":[],"tiles":["thor","fenrir","valkyrie","valkyrie","freya"]},{"count":5,"known":[],"tiles":["thor","dragon","jotun","nidhogg","nidhogg"]}],"hels":[0,0],"last":["k13",0],"lore":0,"moves":50,"scores":[109,35],"turn":1}');
INSERT INTO "snapshots" VALUES('yV2UxmUOOQeRxHLx',100,'{"bag":1,"bagTiles":{"fenrir":1},"board":[["n14","hel",0,0,0,[]],["n15","hel",0,0,0,[]],["o14","jotun",0,0,0,[]],["o13","hel",0,0,0,[]],["m14","raven",0,4,4,["skadi","dragon"]],["l14","raven",0,4,4,["troll"]],["p14","troll",0,6,6,[]],["l13","jotun",0,5,5,[]],["m13","raven",0,4,4,["freya"]],["l15","dwarf",0,2,2,[]],["l12","dragon",0,0,0,["hermod"]],["l16","hel",0,0,0,[]],["l11","loki",0,1,1,[]],["l17","odin",0,8,8,[]],["m15","freya",0,3,3,[]],["q14","troll",0,6,6,[]],["o15","loki",0,1,1,[]],["m12","dragon",0,5,5,["jotun"]],["o12","dragon",0,0,0,["hermod"]],["p12","loki",0,1,1,[]],["k12","dragon",0,5,5,["skadi"]],["n12","thor",0,7,7,[]],["o11","jotun",0,5,5,[]],["p11","hermod",1,0,0,[]],["p10","odin",0,8,8,[]],["q11","valkyrie",0,2,2,[]],["n11","valkyrie",0,2,2,[]],["j12","raven",0,4,4,["loki"]],["n13","troll",0,6,6,[]],["p9","fenrir",0,8,4,[]],["k16","jotun",0,0,0,[]],["r11","valkyrie",0,2,2,[]],["o9","raven",0,4,4,[]],["r12","serpent",0,6,6,[]],["s11","troll",0,6,6,[]],["k15","skadi",0,3,3,[]],["k13","thor",0,7,7,[]],["q9","dragon",1,6,6,["nidhogg"]],["k14","thor",1,8,8,[]],["q10","dragon",0,5,5,[]],["o10","dwarf",0,2,2,[]],["q8","valkyrie",0,2,2,[]],["l10","jotun",0,0,0,[]],["l9","thor",0,7,7,[]],["o8","serpent",0,6,6,[]],["n16","thor",0,7,7,[]],["q7","valkyrie",0,2,2,[]],["j11","serpent",0,6,6,[]],["m17","nidhogg",0,0,0,[]],["m16","dwarf",0,2,2,[]],["n9","odin",0,8,8,[]],["n8","dwarf",0,2,2,[]],["n17","skadi",0,3,3,[]],["m18","loki",0,1,1,[]],["r10","fenrir",0,4,12,[]],["q6","valkyrie",0,2,2,[]],["o17","serpent",0,6,6,[]],["p6","hermod",1,4,4,[]],["q5","thor",0,7,7,[]],["n10","nidhogg",0,7,7,[]],["m10","serpent",0,6,6,[]],["p7","troll",0,6,6,[]],["j15","raven",0,0,0,[]],["r13","valkyrie",0,2,2,[]],["r9","fenrir",0,8,12,[]],["k9","odin",0,8,8,[]],["r8","fenrir",0,4,12,[]],["n7","fenrir",0,4,4,[]],["j16","loki",0,1,1,[]],["l18","dwarf",0,0,0,[]],["i15","dragon",0,5,5,[]],["s13","serpent",0,6,6,[]],["j13","odin",0,8,8,[]],["s14","fenrir",0,4,4,[]],["s12","dwarf",0,2,2,[]],["h15","thor",0,7,7,[]],["r7","valkyrie",0,2,2,[]],["i16","valkyrie",0,0,0,[]]],"chance":["f0b28925b9426eb89de596cf090a7636782c79d77fcee9f4c77440db72684890",105],"discard":{"freya":6},"frames":[["Turn",[]]],"gained":[99,90],"hands":[{"count":5,"known":[],"tiles":["thor","skadi","skadi","skadi","skadi"]},{"count":5,"known":[],"tiles":["fenrir","skadi","hermod","hermod","hermod"]}],"hels":[0,0],"last":["i16",1],"lore":0,"moves":100,"scores":[274,80],"turn":0}');
CREATE INDEX tables_by_due ON hall_tables (due);
CREATE INDEX tables_by_phase ON hall_tables (phase, listed, moved);
CREATE INDEX sessions_by_person ON sessions (person);
COMMIT;
