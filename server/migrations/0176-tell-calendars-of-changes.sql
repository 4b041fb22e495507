-- Calendars that are read from outside say of each entry when it was last changed (RFC 5545, 3.8.7.2), and not when it was made.
alter table leseraum_buchung add column geaendert timestamptz;
comment on column leseraum_buchung.geaendert is 'When its version was last counted up; null where it is as it was made, or an older version wrote it.';
alter table fahrzeug_buchung add column geaendert timestamptz;
comment on column fahrzeug_buchung.geaendert is 'When its version was last counted up; null where it is as it was made, or an older version wrote it.';
