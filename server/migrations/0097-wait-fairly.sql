-- Who finds nothing free can wait for it. What comes free is offered to one after the other, and held for whoever it is offered to by the constraint
-- that keeps bookings apart: an offer is a cancelled booking that keeps its slot for a while, as one does that can be undone.
create table warteplatz (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid not null,
  grundriss_id uuid not null,
  leseraum_id uuid,
  ausstattung_id uuid,
  zone text check (char_length(zone) between 1 and 60),
  tag date not null,
  zeitraum tstzrange not null,
  mindestens integer not null check (mindestens between 1 and 1500),
  gruppengroesse integer not null default 1 check (gruppengroesse between 1 and 1000),
  status text not null default 'wartet'
    check (status in ('wartet', 'angeboten', 'gebucht', 'abgelehnt', 'abgelaufen', 'verlassen', 'vorbei')),
  angebot_leseraum_id uuid,
  angebot_zeitraum tstzrange,
  angebot_bis timestamptz,
  version integer not null default 1,
  erstellt timestamptz not null,
  beendet timestamptz,
  primary key (mandant_id, id),
  check (not isempty(zeitraum) and lower_inc(zeitraum) and not upper_inc(zeitraum)),
  check (num_nonnulls(angebot_leseraum_id, angebot_zeitraum, angebot_bis) in (0, 3)),
  check (status <> 'angeboten' or angebot_bis is not null),
  check ((status in ('wartet', 'angeboten')) = (beendet is null)),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  foreign key (mandant_id, grundriss_id) references grundriss (mandant_id, id) on delete cascade,
  foreign key (mandant_id, leseraum_id) references leseraum (mandant_id, id) on delete cascade,
  foreign key (mandant_id, ausstattung_id) references ausstattung (mandant_id, id) on delete cascade,
  foreign key (mandant_id, angebot_leseraum_id) references leseraum (mandant_id, id) on delete cascade
);
comment on table warteplatz is 'Somebody''s place in a queue: for a seat or room of a floor plan that was not free.';
comment on column warteplatz.mandant_id is 'The Mandant.';
comment on column warteplatz.id is 'UUIDv7.';
comment on column warteplatz.benutzer_id is 'Who waits.';
comment on column warteplatz.grundriss_id is 'The floor plan.';
comment on column warteplatz.leseraum_id is 'This seat or room alone; null where any will do.';
comment on column warteplatz.ausstattung_id is 'With this kind of equipment; null where it does not matter.';
comment on column warteplatz.zone is 'In this zone of the plan; null where it does not matter.';
comment on column warteplatz.tag is 'Local day of the period in the Mandant''s zone.';
comment on column warteplatz.zeitraum is 'Within this period, from (inclusive) to (exclusive).';
comment on column warteplatz.mindestens is 'For so many minutes at least; of the whole period, as many as it has.';
comment on column warteplatz.gruppengroesse is 'How many people come.';
comment on column warteplatz.status is 'wartet; angeboten while an offer stands; then what became of it: gebucht, abgelehnt, abgelaufen, verlassen, vorbei (nothing came free in time).';
comment on column warteplatz.angebot_leseraum_id is 'What was offered last.';
comment on column warteplatz.angebot_zeitraum is 'From when to when it was offered.';
comment on column warteplatz.angebot_bis is 'Until when the offer could be accepted.';
comment on column warteplatz.version is 'Counts changes, so that each offer has one mail.';
comment on column warteplatz.erstellt is 'Since when; who came first is served first, unless the house goes by use.';
comment on column warteplatz.beendet is 'When waiting was over; null as long as it goes on.';
create index warteplatz_reihe on warteplatz (mandant_id, grundriss_id, tag) where status in ('wartet', 'angeboten');
create index warteplatz_offen on warteplatz (mandant_id) where status in ('wartet', 'angeboten');
create index warteplatz_benutzer on warteplatz (mandant_id, benutzer_id);
create index warteplatz_leseraum on warteplatz (mandant_id, leseraum_id) where leseraum_id is not null;
create index warteplatz_beendet on warteplatz (mandant_id, beendet) where beendet is not null;

alter table warteplatz enable row level security;
alter table warteplatz force row level security;
create policy mandant_scope on warteplatz to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on warteplatz to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy faellige_reads on warteplatz for select to platzwart_owner using (true);
grant select, insert, update, delete on warteplatz to platzwart_app;

alter table leseraum_buchung add column warteplatz_id uuid;
comment on column leseraum_buchung.warteplatz_id is 'Not a booking but what an offer holds for whoever waits in this place; it goes with the offer.';
-- One offer for each place in the queue.
-- older version: it knows nothing of the column and leaves it empty, and what is empty is not in the index
create unique index leseraum_buchung_angebot on leseraum_buchung (mandant_id, warteplatz_id) where warteplatz_id is not null;

create function auth.mandanten_mit_wartenden()
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select w.mandant_id from public.warteplatz w where w.status in ('wartet', 'angeboten')
    union select b.mandant_id from public.leseraum_buchung b where b.warteplatz_id is not null and b.status = 'storniert';
end
$$;
comment on function auth.mandanten_mit_wartenden is 'Which Mandanten have people who wait for a seat, or something held for one; only ids leave it.';
revoke all on function auth.mandanten_mit_wartenden from public;
grant execute on function auth.mandanten_mit_wartenden to platzwart_app;

create function auth.mandanten_mit_altem_warten(p_bis timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct w.mandant_id from public.warteplatz w where w.beendet < p_bis;
end
$$;
comment on function auth.mandanten_mit_altem_warten is 'Which Mandanten keep places in queues that ended before a moment; only ids leave it.';
revoke all on function auth.mandanten_mit_altem_warten from public;
grant execute on function auth.mandanten_mit_altem_warten to platzwart_app;
