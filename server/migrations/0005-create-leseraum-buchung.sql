-- Bookings of seats, with what stands around them: invitations, the waiting list, closures, and what servers and evaluations keep of them.

create table leseraum_buchung (
  mandant_id uuid not null,
  id uuid not null,
  leseraum_id uuid not null,
  grundriss_id uuid not null,
  tag date not null,
  zeitraum tstzrange not null,
  status text not null
    check (status in ('vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt', 'storniert', 'verschlossen')),
  -- Whose it is. Whom it names as its second person is kept as the address that was typed, whether somebody of the house has it or not: the booker learns
  -- who it is when that person has agreed, and not before.
  benutzer1_id uuid not null,
  benutzer2_id uuid,
  zweite_adresse text check (zweite_adresse = lower(zweite_adresse) and char_length(zweite_adresse) between 3 and 254),
  zweite_zugesagt timestamptz,
  gruppengroesse integer not null default 1 check (gruppengroesse between 1 and 1000),
  informationstext text not null default '' check (char_length(informationstext) <= 500),
  -- Several dates booked in one go know their series, and nothing else of it is kept.
  serie_id uuid,
  -- A cancelled row that keeps its slot for a while: one that can be undone, an offer of the waiting list, or what is left of an early end.
  gehalten_bis timestamptz,
  gehalten_status text check (gehalten_status in ('vorgemerkt', 'reserviert')),
  warteplatz_id uuid,
  rest_von uuid,
  -- An early end, and a pause from which somebody is to come back.
  gebucht_bis timestamptz,
  ruecknahme_bis timestamptz,
  pause_bis timestamptz,
  pausen integer not null default 0,
  -- By what it was cancelled, which the status does not say.
  storno_art text check (storno_art in ('abgesagt', 'nichtGekommen', 'unbestaetigt')),
  storniert_am timestamptz,
  -- No deadline lies before the deed that made it as it stands: booked late in a running step, agreed to, changed, taken over.
  gilt_seit timestamptz,
  version integer not null default 1,
  erstellt timestamptz not null default now(),
  geaendert timestamptz,
  primary key (mandant_id, id),
  check ((gehalten_bis is null) = (gehalten_status is null) and (gehalten_bis is null or status = 'storniert')),
  check (not isempty(zeitraum) and lower_inc(zeitraum) and not upper_inc(zeitraum)),
  check (benutzer2_id is null or benutzer2_id <> benutzer1_id),
  foreign key (mandant_id, grundriss_id, leseraum_id) references leseraum (mandant_id, grundriss_id, id),
  foreign key (mandant_id, benutzer1_id) references benutzer (mandant_id, id),
  foreign key (mandant_id, benutzer2_id) references benutzer (mandant_id, id),
  constraint leseraum_buchung_ueberschneidung exclude using gist (
    mandant_id with =, leseraum_id with =, zeitraum with &&
  ) where (status <> 'storniert' or gehalten_bis is not null),
  check (benutzer2_id is null or zweite_adresse is not null)
);
comment on table leseraum_buchung is 'A seat or room held for a period; status verschlossen is an admin''s lock. Two that are not cancelled never overlap.';
comment on column leseraum_buchung.mandant_id is 'The Mandant.';
comment on column leseraum_buchung.id is 'UUIDv7.';
comment on column leseraum_buchung.leseraum_id is 'The seat or room.';
comment on column leseraum_buchung.grundriss_id is 'Its floor plan; repeated here so that a plan''s day is one index range.';
comment on column leseraum_buchung.tag is 'Local day of the start in the Mandant''s zone.';
comment on column leseraum_buchung.zeitraum is 'From (inclusive) to (exclusive), instants.';
comment on column leseraum_buchung.status is 'One of the specification''s six.';
comment on column leseraum_buchung.benutzer1_id is 'Booking person, the organiser (systembenutzer1).';
comment on column leseraum_buchung.benutzer2_id is 'Confirming person, the participant (systembenutzer2).';
comment on column leseraum_buchung.zweite_adresse is 'E-mail of the second person as the booker named them, lower case; of somebody unknown benutzer2_id is null.';
comment on column leseraum_buchung.zweite_zugesagt is 'When the second person first agreed; from then on the booker is told their name.';
comment on column leseraum_buchung.gruppengroesse is 'How many people come.';
comment on column leseraum_buchung.informationstext is 'Why the system or an admin cancelled or locked.';
comment on column leseraum_buchung.serie_id is 'Of the series that it was booked in; null where it was booked by itself.';
comment on column leseraum_buchung.gehalten_bis is 'A cancelled booking keeps its slot until then, so that the person can undo it; cleared by the next attempt to book the slot.';
comment on column leseraum_buchung.gehalten_status is 'The status that an undo brings back.';
comment on column leseraum_buchung.warteplatz_id is 'Not a booking but what an offer holds for whoever waits in this place; it goes with the offer.';
comment on column leseraum_buchung.rest_von is 'Not a booking but what is held of this one that ended early; it goes when the hold has lapsed.';
comment on column leseraum_buchung.gebucht_bis is 'Until when it was booked, where it ended early; null where it lasts as booked.';
comment on column leseraum_buchung.ruecknahme_bis is 'Until when its early end can be taken back; null where nobody can.';
comment on column leseraum_buchung.pause_bis is 'Until when the seat is kept for whoever is away; null where nobody is.';
comment on column leseraum_buchung.pausen is 'How many pauses were begun.';
comment on column leseraum_buchung.storno_art is 'By what a cancelled booking was cancelled: abgesagt by its people or an admin, nichtGekommen when nobody checked in, unbestaetigt when nobody confirmed; null when the house did (a closure), when it is not cancelled, or when it was before this was noted.';
comment on column leseraum_buchung.storniert_am is 'When its people or an admin cancelled it; null otherwise.';
comment on column leseraum_buchung.gilt_seit is 'When somebody last changed or agreed to it as it stands; null: when it was booked. Its deadlines never lie before a grace after that.';
comment on column leseraum_buchung.version is 'Counts changes, for If-Match and for mails sent once.';
comment on column leseraum_buchung.erstellt is 'Created at.';
comment on column leseraum_buchung.geaendert is 'When its version was last counted up; null where it is as it was made, or an older version wrote it.';
-- The plan's day is read through this index alone; through the exclusion's index it is 16 to 30 times slower.
create index leseraum_buchung_tag on leseraum_buchung (mandant_id, grundriss_id, tag)
  include (leseraum_id, zeitraum, status, benutzer1_id, benutzer2_id, id, gehalten_bis);
create index leseraum_buchung_bucher on leseraum_buchung (mandant_id, benutzer1_id, tag);
create index leseraum_buchung_zweite on leseraum_buchung (mandant_id, benutzer2_id, tag) where benutzer2_id is not null;
-- What is open is found by its house, status and begin: however many bookings nobody has to check in to lie behind, they are not read.
create index leseraum_buchung_offen on leseraum_buchung (mandant_id, status, lower(zeitraum)) where status in ('vorgemerkt', 'reserviert');
-- The few that wait for somebody, across all houses.
create index leseraum_buchung_vorgemerkt on leseraum_buchung (lower(zeitraum), mandant_id) where status = 'vorgemerkt';
-- One offer for each place in the queue.
create unique index leseraum_buchung_angebot on leseraum_buchung (mandant_id, warteplatz_id) where warteplatz_id is not null;
-- Everybody who looks at a locked seat asks for the locks of its plan: a few rows among all bookings of two months.
create index leseraum_buchung_verschlossen on leseraum_buchung (mandant_id, grundriss_id, tag) where status = 'verschlossen';
-- Where nobody has to check in, what has begun stays reserved for ever and is passed over: by plan, because reading rooms and workspaces each have a setting.
create index leseraum_buchung_begonnen on leseraum_buchung (mandant_id, grundriss_id, lower(zeitraum)) where status = 'reserviert';
-- One rest for each booking.
create unique index leseraum_buchung_rest on leseraum_buchung (mandant_id, rest_von) where rest_von is not null;
-- Few are away at a time, whatever lies beside them.
create index leseraum_buchung_pause on leseraum_buchung (mandant_id, pause_bis) where pause_bis is not null;

create table leseraum_einladung (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid not null,
  adresse text not null check (adresse = lower(adresse) and char_length(adresse) between 3 and 254),
  erstellt timestamptz not null,
  primary key (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table leseraum_einladung is 'Who asked whom to confirm a booking, so that nobody is asked without end; kept for hours.';
comment on column leseraum_einladung.mandant_id is 'The Mandant.';
comment on column leseraum_einladung.id is 'UUIDv7.';
comment on column leseraum_einladung.benutzer_id is 'Who asked.';
comment on column leseraum_einladung.adresse is 'The address that was asked, lower case, known or not.';
comment on column leseraum_einladung.erstellt is 'When.';
create index leseraum_einladung_letzte on leseraum_einladung (mandant_id, benutzer_id, adresse, erstellt);

-- What is left of the bookings of seats that went: how much a seat was used, and by nobody.
create table leseraum_nutzung (
  mandant_id uuid not null,
  leseraum_id uuid not null,
  tag date not null,
  buchungen integer not null,
  minuten integer not null,
  primary key (mandant_id, leseraum_id, tag),
  foreign key (mandant_id, leseraum_id) references leseraum (mandant_id, id)
);
comment on table leseraum_nutzung is 'How much a seat or room was used on a day of which the bookings themselves are deleted.';
comment on column leseraum_nutzung.mandant_id is 'The Mandant.';
comment on column leseraum_nutzung.leseraum_id is 'The seat or room.';
comment on column leseraum_nutzung.tag is 'The day in the Mandant''s zone.';
comment on column leseraum_nutzung.buchungen is 'Bookings that somebody came to.';
comment on column leseraum_nutzung.minuten is 'Minutes that they were for.';

-- Who finds nothing free can wait for it. What comes free is offered to one after the other, and held for whoever it is offered to by the constraint that
-- keeps bookings apart: an offer is a cancelled booking that keeps its slot for a while.
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

-- What closes a plan, a seat or a period decides of the bookings that it hits, and can be taken back as one step for some minutes: what stood before is
-- kept as long.
create table schliessung (
  mandant_id uuid not null,
  id uuid not null,
  anlass text not null check (anlass in ('sonder', 'woche', 'platz', 'plaetze', 'grundriss', 'sperre', 'zeiten')),
  grundriss_id uuid not null,
  vorher jsonb not null,
  nachher jsonb not null,
  buchungen jsonb not null,
  verschoben integer not null,
  storniert integer not null,
  belassen integer not null,
  status text not null default 'gilt' check (status in ('gilt', 'zurueckgenommen')),
  erstellt timestamptz not null,
  bis timestamptz not null,
  primary key (mandant_id, id),
  foreign key (mandant_id, grundriss_id) references grundriss (mandant_id, id) on delete cascade
);
comment on table schliessung is 'Something was closed, and what became of the bookings that it hit; kept for as long as it can be taken back.';
comment on column schliessung.mandant_id is 'The Mandant.';
comment on column schliessung.id is 'UUIDv7.';
comment on column schliessung.anlass is 'What was saved: special opening times, those of the week, a seat, many seats or a plan out of use, a lock, opening times of several plans.';
comment on column schliessung.grundriss_id is 'The floor plan that it is about.';
comment on column schliessung.vorher is 'What stood there before.';
comment on column schliessung.nachher is 'What was saved; whoever changes it since has the last word.';
comment on column schliessung.buchungen is 'The bookings that were moved or cancelled, as they were before, and their version since.';
comment on column schliessung.verschoben is 'So many bookings were moved.';
comment on column schliessung.storniert is 'So many were cancelled.';
comment on column schliessung.belassen is 'So many were left as they were.';
comment on column schliessung.status is 'gilt, or zurueckgenommen.';
comment on column schliessung.erstellt is 'When it was saved.';
comment on column schliessung.bis is 'Until then it can be taken back.';
create index schliessung_bis on schliessung (mandant_id, bis);

-- Servers keep what they have answered, and ask with every request whether it still holds. What they ask for is this: a mark that every write
-- draws anew. Marks are drawn by lot, never counted: of a database that was taken back to an earlier state none comes twice.
create table tagesmarke (
  mandant_id uuid not null references mandant (id),
  art text not null check (char_length(art) between 1 and 60),
  objekt_id uuid not null,
  tag date not null,
  fach integer not null,
  marke bigint not null,
  primary key (mandant_id, art, objekt_id, tag, fach)
) with (fillfactor = 50);
comment on table tagesmarke is 'What has changed of a day: the sum of its marks is another one after every write. Rows are never deleted, because a day without marks has never been written.';
comment on column tagesmarke.mandant_id is 'The Mandant.';
comment on column tagesmarke.art is 'What of it: a table of bookings, or what a feature has named beside it.';
comment on column tagesmarke.objekt_id is 'Of what: a floor plan, or the Mandant itself.';
comment on column tagesmarke.tag is 'The day; infinity for what may concern all days.';
comment on column tagesmarke.fach is 'Writers of one day take different rows, so that none waits until another has committed.';
comment on column tagesmarke.marke is 'Drawn anew by every write.';

-- Our servers say with every write of what day it is. Whoever writes and does not say so (a server of another version beside this one, an administrator)
-- has touched all days; one that says 'said' speaks of seats alone. A database of many machines has no such triggers: there nobody else may write.
create function auth.mark_unsaid() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('app.marks', true) = 'all' or (current_setting('app.marks', true) = 'said' and tg_argv[0] = 'leseraum_buchung') then
    return null;
  end if;
  insert into public.tagesmarke as t (mandant_id, art, objekt_id, tag, fach, marke)
    select w.mandant_id, tg_argv[0], w.mandant_id, date 'infinity', 0, (random() * 4e18)::bigint
      from (select distinct x.mandant_id from written x) w order by 1
    on conflict (mandant_id, art, objekt_id, tag, fach) do update set marke = excluded.marke;
  return null;
end
$$;
comment on function auth.mark_unsaid is 'Draws the mark of all days of the Mandanten whose rows were written by somebody who does not say of which days they are.';
revoke all on function auth.mark_unsaid from public;

create trigger mark_insert after insert on leseraum_buchung referencing new table as written
  for each statement execute function auth.mark_unsaid('leseraum_buchung');
create trigger mark_update after update on leseraum_buchung referencing new table as written
  for each statement execute function auth.mark_unsaid('leseraum_buchung');
create trigger mark_delete after delete on leseraum_buchung referencing old table as written
  for each statement execute function auth.mark_unsaid('leseraum_buchung');

-- Which houses have something due, asked as narrowly as it is told: one with open bookings and nothing to be done for them is not visited.

create function auth.faellige_mandanten(p_bis timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct b.mandant_id from public.leseraum_buchung b
    where b.status in ('vorgemerkt', 'reserviert') and lower(b.zeitraum) <= p_bis;
end
$$;
comment on function auth.faellige_mandanten is 'Which Mandanten have bookings past a deadline; only ids leave it.';
revoke all on function auth.faellige_mandanten from public;
grant execute on function auth.faellige_mandanten to platzwart_app;

create function auth.mandanten_mit_faelligen_plaetzen(p_jetzt timestamptz, p_minuten integer, p_freigabe text)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_bis constant timestamptz := p_jetzt - make_interval(mins => p_minuten);
begin
  return query
    select b.mandant_id from public.leseraum_buchung b where b.status = 'vorgemerkt' and lower(b.zeitraum) <= p_jetzt
    union
    select b.mandant_id from public.leseraum_buchung b
      where b.rest_von is not null and (b.gehalten_bis is null or b.gehalten_bis <= p_jetzt - interval '60 seconds')
    union
    select m.id from public.mandant m
      left join public.einstellung_wert e on e.mandant_id = m.id and e.option_name = 'leseraum.freigabeOhneCheckIn'
        and e.benutzer_id is null and e.gruppe_id is null
      where exists (select from public.leseraum_buchung b
        where b.mandant_id = m.id and b.status = 'reserviert' and lower(b.zeitraum) <= p_jetzt
          and lower(b.zeitraum) > case when coalesce(e.wert, p_freigabe) = 'true' then '-infinity' else v_bis end
          and (lower(b.zeitraum) < v_bis or b.erstellt < lower(b.zeitraum) and not exists (select from public.benachrichtigung n
            where n.mandant_id = b.mandant_id and n.objekt_id = b.id and n.typ = 'erinnerung')));
end
$$;
comment on function auth.mandanten_mit_faelligen_plaetzen(timestamptz, integer, text) is 'Which Mandanten have seats that nobody confirmed or came to, or that begin and are to be told; with the minutes of the check-in window and whether no-shows are released where the house says nothing. Only ids leave it.';
revoke all on function auth.mandanten_mit_faelligen_plaetzen(timestamptz, integer, text) from public;
grant execute on function auth.mandanten_mit_faelligen_plaetzen(timestamptz, integer, text) to platzwart_app;

-- Of reading rooms and workspaces each by its own setting. Nobody has anything of a seat whose booking is over: what began and was not checked in is due
-- while it lasts. No booking lasts two days, so that years of such are not looked through; and what still has its grace brings nobody here.
create function auth.mandanten_mit_faelligen_plaetzen(p_jetzt timestamptz, p_minuten integer, p_leseraum text, p_arbeitswelt text)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_bis constant timestamptz := p_jetzt - make_interval(mins => p_minuten);
begin
  return query
    select b.mandant_id from public.leseraum_buchung b where b.status = 'vorgemerkt' and lower(b.zeitraum) <= p_jetzt
      and (coalesce(b.gilt_seit, b.erstellt) <= v_bis or upper(b.zeitraum) <= p_jetzt)
    union
    select b.mandant_id from public.leseraum_buchung b
      where b.rest_von is not null and (b.gehalten_bis is null or b.gehalten_bis <= p_jetzt - interval '60 seconds')
    union
    select g.mandant_id from public.grundriss g
      left join public.einstellung_wert e on e.mandant_id = g.mandant_id and e.option_name = g.bereich || '.freigabeOhneCheckIn'
        and e.benutzer_id is null and e.gruppe_id is null
      where exists (select from public.leseraum_buchung b
        where b.mandant_id = g.mandant_id and b.grundriss_id = g.id and b.status = 'reserviert' and lower(b.zeitraum) <= p_jetzt
          and lower(b.zeitraum) > case
            when coalesce(e.wert, case g.bereich when 'arbeitswelt' then p_arbeitswelt else p_leseraum end) = 'true'
            then p_jetzt - interval '48 hours' else v_bis end
          and case when lower(b.zeitraum) < v_bis then upper(b.zeitraum) > p_jetzt and coalesce(b.gilt_seit, b.erstellt) <= v_bis
            else b.erstellt < lower(b.zeitraum) and not exists (select from public.benachrichtigung n
              where n.mandant_id = b.mandant_id and n.objekt_id = b.id and n.typ = 'erinnerung') end);
end
$$;
comment on function auth.mandanten_mit_faelligen_plaetzen(timestamptz, integer, text, text) is 'Which Mandanten have seats that nobody confirmed or came to, or that begin and are to be told; with the minutes of the check-in window and whether no-shows are released where the house says nothing, in reading rooms and in workspaces. Only ids leave it.';
revoke all on function auth.mandanten_mit_faelligen_plaetzen(timestamptz, integer, text, text) from public;
grant execute on function auth.mandanten_mit_faelligen_plaetzen(timestamptz, integer, text, text) to platzwart_app;

create function auth.mandanten_mit_pausen(p_jetzt timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select distinct b.mandant_id from public.leseraum_buchung b
    where b.pause_bis is not null and b.pause_bis <= p_jetzt and b.status = 'durchgeführt'
      and b.pause_bis < upper(b.zeitraum) and upper(b.zeitraum) > p_jetzt;
end
$$;
comment on function auth.mandanten_mit_pausen is 'Which Mandanten have seats to which somebody did not come back in time. Only ids leave it.';
revoke all on function auth.mandanten_mit_pausen from public;
grant execute on function auth.mandanten_mit_pausen to platzwart_app;

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
