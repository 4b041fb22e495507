-- The finest size of a picture beneath a floor plan is kept in pieces as well: a telephone that looks at one corner of a large plan loads and draws that
-- corner. They are rows of their own, so that a version that knows nothing of them shows the picture as before.
create table grundriss_kachel (
  mandant_id uuid not null,
  datei_id uuid not null,
  bild_id uuid not null,
  grundriss_id uuid not null,
  x integer not null check (x >= 0),
  y integer not null check (y >= 0),
  primary key (mandant_id, datei_id),
  -- None to the plan: a version that knows nothing of pieces deletes a plan with the sizes of its picture, and the sweep finds the pieces by their rows.
  foreign key (mandant_id, datei_id) references datei (mandant_id, id) on delete cascade
);
comment on table grundriss_kachel is 'A file that is a piece of the finest size of a picture for a floor plan.';
comment on column grundriss_kachel.mandant_id is 'The Mandant.';
comment on column grundriss_kachel.datei_id is 'The file.';
comment on column grundriss_kachel.bild_id is 'The picture: what `grundriss_bild` calls it.';
comment on column grundriss_kachel.grundriss_id is 'The floor plan that it was brought for.';
comment on column grundriss_kachel.x is 'Its left edge in the picture, in pixels of the finest size.';
comment on column grundriss_kachel.y is 'Its upper edge in the picture, in pixels of the finest size.';
create index grundriss_kachel_grundriss on grundriss_kachel (mandant_id, grundriss_id, bild_id);

alter table grundriss_kachel enable row level security;
alter table grundriss_kachel force row level security;
create policy mandant_scope on grundriss_kachel to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on grundriss_kachel to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy faellige_reads on grundriss_kachel for select to platzwart_owner using (true);
grant select, insert, update, delete on grundriss_kachel to platzwart_app;

create or replace function auth.mandanten_mit_losen_dateien(p_vor timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct d.mandant_id from public.datei d
    where d.bucket = 'fahrzeuge' and d.erstellt < p_vor
      and not exists (select from public.fahrzeug f where f.mandant_id = d.mandant_id and f.bild_id = d.id)
      and not exists (select from public.fahrzeug_schaden s where s.mandant_id = d.mandant_id and s.bild_id = d.id)
      and not exists (select from public.fahrzeug_beleg b where b.mandant_id = d.mandant_id and b.datei_id = d.id)
      and not exists (select from public.serviceheft_eintrag e where e.mandant_id = d.mandant_id and e.datei_id = d.id)
    union
    select b.mandant_id from public.grundriss_bild b
      join public.datei d on d.mandant_id = b.mandant_id and d.id = b.datei_id
    where d.erstellt < p_vor
      and not exists (select from public.grundriss g where g.mandant_id = b.mandant_id and g.bild_id = b.bild_id)
    union
    select k.mandant_id from public.grundriss_kachel k
      join public.datei d on d.mandant_id = k.mandant_id and d.id = k.datei_id
    where d.erstellt < p_vor
      and not exists (select from public.grundriss g where g.mandant_id = k.mandant_id and g.bild_id = k.bild_id);
end
$$;
