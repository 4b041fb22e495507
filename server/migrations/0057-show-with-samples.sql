-- What a house was filled with to be looked at, so that it can be told from its own and taken out again.
create table beispiel (
  mandant_id uuid not null references mandant (id),
  art text not null check (char_length(art) between 1 and 60),
  id uuid not null,
  primary key (mandant_id, art, id)
);
comment on table beispiel is 'What stands in a house as a sample, marked row by row; the mark goes with the samples.';
comment on column beispiel.mandant_id is 'The Mandant.';
comment on column beispiel.art is 'The table that it is a row of.';
comment on column beispiel.id is 'Its id there; it may have been deleted since.';

alter table beispiel enable row level security;
alter table beispiel force row level security;
create policy mandant_scope on beispiel to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on beispiel to platzwart_app;
create policy mandant_ganz on beispiel to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);

-- The history of a car is kept from everybody, the application included. Of a sample that nobody has driven there is nothing to be kept.
create function auth.delete_beispiel_historie(p_fahrzeuge uuid[])
  returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  autos uuid[];
begin
  select array_agg(b.id) into autos from public.beispiel b
    where b.mandant_id = hier and b.art = 'fahrzeug' and b.id = any(p_fahrzeuge)
      and not exists (select from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.fahrzeug_id = b.id);
  delete from public.fahrzeug_beleg z where z.mandant_id = hier and z.historie_id in (
    select h.id from public.fahrzeug_historie h where h.mandant_id = hier and h.fahrzeug_id = any(autos));
  delete from public.fahrzeug_historie h where h.mandant_id = hier and h.fahrzeug_id = any(autos);
end
$$;
comment on function auth.delete_beispiel_historie is 'Deletes the history of sample cars of the scope''s Mandant that no line of a logbook is about.';
revoke all on function auth.delete_beispiel_historie from public;
grant execute on function auth.delete_beispiel_historie to platzwart_app;
