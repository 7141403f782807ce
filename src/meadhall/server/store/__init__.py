"""The database: its schema and migrations, the statements, and the journal that writes and reads."""
