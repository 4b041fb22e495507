-- A plan may have a picture beneath its seats: the drawing of an architect, or a photograph of the plan on the wall. What was uploaded for a plan is
-- kept in up to three sizes; the plan names the one that it shows. What it shows no more stays for some days, so that there is a way back.
create table grundriss_bild (
  mandant_id uuid not null,
  datei_id uuid not null,
  bild_id uuid not null,
  grundriss_id uuid not null,
  primary key (mandant_id, datei_id),
  foreign key (mandant_id, datei_id) references datei (mandant_id, id) on delete cascade,
  foreign key (mandant_id, grundriss_id) references grundriss (mandant_id, id) on delete cascade
);
comment on table grundriss_bild is 'A file that is one size of a picture for a floor plan.';
comment on column grundriss_bild.mandant_id is 'The Mandant.';
comment on column grundriss_bild.datei_id is 'The file.';
comment on column grundriss_bild.bild_id is 'UUIDv7; the same for all sizes of one upload.';
comment on column grundriss_bild.grundriss_id is 'The floor plan that it was brought for.';
create index grundriss_bild_grundriss on grundriss_bild (mandant_id, grundriss_id, bild_id);

alter table grundriss_bild enable row level security;
alter table grundriss_bild force row level security;
create policy mandant_scope on grundriss_bild to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on grundriss_bild to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy faellige_reads on grundriss_bild for select to platzwart_owner using (true);
create policy faellige_reads on grundriss for select to platzwart_owner using (true);
grant select, insert, update, delete on grundriss_bild to platzwart_app;

alter table grundriss add column bild_id uuid;
alter table grundriss add column bild_x integer not null default 0;
alter table grundriss add column bild_y integer not null default 0;
alter table grundriss add column bild_breite integer not null default 100;
alter table grundriss add column bild_deckkraft integer not null default 100;
alter table grundriss add column bild_dunkel text not null default 'umkehren';
-- older version: it knows nothing of the column, and writes what is there by default
alter table grundriss add constraint grundriss_bild_x_check check (bild_x between -40000 and 40000);
-- older version: it knows nothing of the column, and writes what is there by default
alter table grundriss add constraint grundriss_bild_y_check check (bild_y between -40000 and 40000);
-- older version: it knows nothing of the column, and writes what is there by default
alter table grundriss add constraint grundriss_bild_breite_check check (bild_breite between 10 and 40000);
-- older version: it knows nothing of the column, and writes what is there by default
alter table grundriss add constraint grundriss_bild_deckkraft_check check (bild_deckkraft between 10 and 100);
-- older version: it knows nothing of the column, and writes what is there by default
alter table grundriss add constraint grundriss_bild_dunkel_check check (bild_dunkel in ('umkehren', 'papier'));
comment on column grundriss.bild_id is 'The picture beneath the seats; null where the plan is drawn alone.';
comment on column grundriss.bild_x is 'Its left edge, in plan units (1 cm).';
comment on column grundriss.bild_y is 'Its upper edge, in plan units (1 cm).';
comment on column grundriss.bild_breite is 'How wide it lies on the plan, in plan units (1 cm): its scale. Its height follows from its pixels.';
comment on column grundriss.bild_deckkraft is 'How strongly it is drawn, in per cent.';
comment on column grundriss.bild_dunkel is 'On dark ground: with its lightness turned around, or as a sheet of paper.';

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
      and not exists (select from public.grundriss g where g.mandant_id = b.mandant_id and g.bild_id = b.bild_id);
end
$$;
comment on function auth.mandanten_mit_losen_dateien is 'Which Mandanten have files of vehicles that nothing refers to, or pictures of plans that none shows, and that are older than that; only ids leave it.';
