// Made by `python -m meadhall.server.typescript` from src/meadhall/games/wolves/facts.py: change that, not this.


export const LAZY_PEOPLE_EMBLEMS = {
  archer: () => import('icon:bowman'),
  bond: () => import('icon:farmer'),
  hirdman: () => import('icon:swordman'),
  huskarl: () => import('icon:viking-shield'),
  berserk: () => import('icon:barbarian'),
  thrall: () => import('icon:manacles'),
  priest: () => import('icon:rune-stone'),
  hovding: () => import('icon:horned-helm'),
  konung: () => import('icon:throne-king'),
  assassin: () => import('icon:hooded-assassin'),
  traitor: () => import('icon:backstab'),
  raider: () => import('icon:grab'),
  plague: () => import('icon:rat'),
  shield_wall: () => import('icon:shield-echoes'),
  outflank: () => import('icon:encirclement'),
} as const

export const LAZY_HALL_EMBLEMS = {
  vidar: () => import('icon:boot-stomp'),
  odin: () => import('icon:wizard-face'),
  thor: () => import('icon:thor-hammer'),
  freya: () => import('icon:feline'),
  heimdall: () => import('icon:hunting-horn'),
  valkyrie: () => import('icon:winged-sword'),
  baldr: () => import('icon:sun'),
  tyr: () => import('icon:severed-hand'),
  yggdrasil: () => import('icon:holy-oak'),
  surt: () => import('icon:ifrit'),
  hel: () => import('icon:half-dead'),
  fenrir: () => import('icon:direwolf'),
  fafnir: () => import('icon:dragon-head'),
  naglfar: () => import('icon:drakkar-dragon'),
  jormungandr: () => import('icon:ouroboros'),
  nidhogg: () => import('icon:spiked-dragon-head'),
  loki: () => import('icon:duality-mask'),
  ragnarok: () => import('icon:eclipse-flare'),
} as const

export const LAZY_VICTORY_EMBLEMS = {
  rout: () => import('icon:slashed-shield'),
  glorious_raid: () => import('icon:drakkar'),
  dear_victory: () => import('icon:bloody-sword'),
  beloved_of_aesir: () => import('icon:laurel-crown'),
  child_of_chaos: () => import('icon:burning-eye'),
  own_god: () => import('icon:strong-man'),
  rich_spoils: () => import('icon:open-treasure-chest'),
  saga_of_the_kin: () => import('icon:family-tree'),
  challenge: () => import('icon:gauntlet'),
  ragnarok: () => import('icon:eclipse-flare'),
} as const
