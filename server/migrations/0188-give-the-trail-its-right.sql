-- The audit trail is read by a right of its own. Whoever grants rights has read it so far, and goes on until the house decides otherwise: by the
-- same way as their right to grant, whether that counts or not.

-- The owner is held to the policies, too; for these two statements it looks after every Mandant's rows.
alter table rolle_berechtigung no force row level security;
alter table benutzer_berechtigung no force row level security;
insert into rolle_berechtigung (mandant_id, rolle_id, berechtigung, wert)
  select mandant_id, rolle_id, 'protokoll_einsicht', wert from rolle_berechtigung where berechtigung = 'berechtigungs_pflege'
  on conflict do nothing;
insert into benutzer_berechtigung (mandant_id, benutzer_id, berechtigung, wert)
  select mandant_id, benutzer_id, 'protokoll_einsicht', wert from benutzer_berechtigung where berechtigung = 'berechtigungs_pflege'
  on conflict do nothing;
alter table rolle_berechtigung force row level security;
alter table benutzer_berechtigung force row level security;
comment on column rolle_berechtigung.berechtigung is 'One of the 14 names.';
comment on column benutzer_berechtigung.berechtigung is 'One of the 14 names.';
