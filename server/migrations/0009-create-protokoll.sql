-- What is kept of everything that happens: the trail, answers under keys, the outbox, runs of jobs, files that come and go, and for how long.

-- The feed of changes goes by nr, a number of the house that whoever reads gives, to rows that it sees: the writers of a house do not queue for it, and what
-- becomes visible late gets a late number. The numbers of transactions are those of one machine: of the one that takes the statement.
create table protokoll (
  mandant_id uuid not null references mandant (id),
  xid xid8 not null default pg_current_xact_id(),
  id uuid not null,
  nr bigint,
  zeit timestamptz not null default now(),
  akteur_id uuid,
  im_auftrag_id uuid,
  aktion text not null check (char_length(aktion) between 1 and 80),
  objekt text not null check (char_length(objekt) between 1 and 60),
  objekt_id uuid not null,
  vorher jsonb,
  nachher jsonb,
  anfrage_id text,
  primary key (mandant_id, xid, id)
);
comment on table protokoll is 'The audit trail: one row for every change, append-only for the application, which may add its number alone. It is also the feed of live changes, read in the order of these numbers.';
comment on column protokoll.mandant_id is 'The Mandant.';
comment on column protokoll.xid is 'Transaction that made the change.';
comment on column protokoll.id is 'UUIDv7.';
comment on column protokoll.nr is 'Place in the house''s feed of changes, given once the row is there for others, one to all that are found together; empty until then, 0 for what is older than the numbers.';
comment on column protokoll.zeit is 'When, by the database''s clock.';
comment on column protokoll.akteur_id is 'Who (benutzer); empty for the system.';
comment on column protokoll.im_auftrag_id is 'On whose behalf, when somebody acts for another.';
comment on column protokoll.aktion is 'The verb, as the code names it.';
comment on column protokoll.objekt is 'The table.';
comment on column protokoll.objekt_id is 'The row.';
comment on column protokoll.vorher is 'Before.';
comment on column protokoll.nachher is 'After.';
comment on column protokoll.anfrage_id is 'Request id, as in the logs and in the answer''s header.';
-- The newest entry of a vehicle as the trail knows it: an end of a logbook that was cut off is missed there.
create index protokoll_fahrtenbuch on protokoll (mandant_id, (nachher ->> 'fahrzeugId'), ((nachher ->> 'nummer')::integer) desc)
  where objekt = 'fahrtenbuch_eintrag';
create index protokoll_folge on protokoll (mandant_id, nr, id) where nr > 0;
create index protokoll_offen on protokoll (mandant_id, xid, id) where nr is null;
-- The page of the trail shows the changes of some days, the newest first; the rows stand in the order of transactions, which is that of no clock.
create index protokoll_zeit on protokoll (mandant_id, zeit, id);
-- The history of one setting.
create index protokoll_einstellung on protokoll (mandant_id, (coalesce(nachher ->> 'name', vorher ->> 'name')), zeit, id)
  where objekt = 'einstellung_wert';

create table protokoll_stand (
  mandant_id uuid primary key references mandant (id),
  nr bigint not null
);
comment on table protokoll_stand is 'How far the feed of changes is numbered. Who numbers locks its row, so that numbers become visible in their order.';
comment on column protokoll_stand.mandant_id is 'The Mandant.';
comment on column protokoll_stand.nr is 'The last number that was given.';

create table wiederholschluessel (
  mandant_id uuid not null,
  benutzer_id uuid not null,
  schluessel text not null check (char_length(schluessel) between 1 and 200),
  anfrage bytea not null,
  status smallint not null,
  antwort text not null,
  version integer,
  erstellt timestamptz not null default now(),
  primary key (mandant_id, benutzer_id, schluessel),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table wiederholschluessel is 'Answers already given under an Idempotency-Key: the same key and request get the same answer.';
comment on column wiederholschluessel.mandant_id is 'The Mandant.';
comment on column wiederholschluessel.benutzer_id is 'The person who sent it.';
comment on column wiederholschluessel.schluessel is 'The header''s value.';
comment on column wiederholschluessel.anfrage is 'SHA-256 of method, path and body.';
comment on column wiederholschluessel.status is 'HTTP status of the answer.';
comment on column wiederholschluessel.antwort is 'Body of the answer.';
comment on column wiederholschluessel.version is 'Version of the record that the answer showed, as its ETag; empty for an answer without one.';
comment on column wiederholschluessel.erstellt is 'Created at; kept for 24 hours.';
create index wiederholschluessel_alter on wiederholschluessel (erstellt);

create table benachrichtigung (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  typ text not null check (char_length(typ) between 1 and 80),
  objekt_id uuid not null,
  objekt_version integer not null,
  -- Somebody of the house, or an address: a report goes to some that need not be people of the house.
  empfaenger_id uuid,
  adresse text check (adresse = lower(adresse) and char_length(adresse) between 3 and 254),
  daten jsonb not null,
  stand jsonb not null default '{}',
  -- What was written.
  betreff text,
  text text,
  html text,
  mitteilung jsonb,
  -- Mails to one receiver about one record leave in the order in which they were queued.
  reihe bigint,
  status text not null default 'wartend' check (status in ('wartend', 'gesendet', 'fehlgeschlagen')),
  faellig timestamptz,
  in_arbeit timestamptz,
  abgewiesen_seit timestamptz,
  fehler text,
  versuche integer not null default 0,
  ohne_server boolean not null default false,
  -- One that is sent again goes under a Message-ID of its own: by that of the first one mail programs would take it for a copy.
  erneut integer not null default 0,
  erstellt timestamptz not null default now(),
  gesendet timestamptz,
  primary key (mandant_id, id),
  unique (mandant_id, objekt_id, typ, objekt_version, empfaenger_id),
  foreign key (mandant_id, empfaenger_id) references benutzer (mandant_id, id) on delete cascade,
  check ((empfaenger_id is null) <> (adresse is null)),
  unique nulls not distinct (mandant_id, objekt_id, typ, objekt_version, empfaenger_id, adresse)
);
comment on table benachrichtigung is 'The outbox: each mail once per object, kind, version and receiver.';
comment on column benachrichtigung.mandant_id is 'The Mandant.';
comment on column benachrichtigung.id is 'UUIDv7.';
comment on column benachrichtigung.typ is 'Kind of mail (useMailVormerkung …).';
comment on column benachrichtigung.objekt_id is 'What it is about, mostly a booking.';
comment on column benachrichtigung.objekt_version is 'Its version at that moment.';
comment on column benachrichtigung.empfaenger_id is 'Receiver, when it is a person of the Mandant.';
comment on column benachrichtigung.adresse is 'Receiver, when it is only an address (reports).';
comment on column benachrichtigung.daten is 'The facts as they were when the change was made.';
comment on column benachrichtigung.stand is 'The records that it tells of, by id, each with the version whose state it tells; null where it tells of an event.';
comment on column benachrichtigung.betreff is 'Subject as sent.';
comment on column benachrichtigung.text is 'Plain text as sent.';
comment on column benachrichtigung.html is 'HTML as sent.';
comment on column benachrichtigung.mitteilung is 'What devices of its receiver are told of it: title, text and path of the page; null where none is told.';
comment on column benachrichtigung.reihe is 'Its place among the mails to its receiver, counted when it was queued; null of an older version.';
comment on column benachrichtigung.status is 'wartend, gesendet or fehlgeschlagen.';
comment on column benachrichtigung.faellig is 'Not to be sent before; null where it goes at once.';
comment on column benachrichtigung.in_arbeit is 'A server hands it to the mail server since; null where none does.';
comment on column benachrichtigung.abgewiesen_seit is 'Since when the mail server answers but does not take it; null where it does, or where nothing can be reached.';
comment on column benachrichtigung.fehler is 'What the mail server said last.';
comment on column benachrichtigung.versuche is 'Attempts so far.';
comment on column benachrichtigung.ohne_server is 'There was no mail server when it was due: it is kept here alone. Of what an older version wrote it is not known.';
comment on column benachrichtigung.erneut is 'How often somebody of the administration had it sent again.';
comment on column benachrichtigung.erstellt is 'Created at.';
comment on column benachrichtigung.gesendet is 'Handed to the mail server at.';
create index benachrichtigung_neueste on benachrichtigung (mandant_id, erstellt desc);
-- Mails without a job: few wait at any time.
create index benachrichtigung_wartend on benachrichtigung (mandant_id, erstellt) where status = 'wartend';
create index benachrichtigung_reihe on benachrichtigung (mandant_id, empfaenger_id, reihe);
create index benachrichtigung_adresse_reihe on benachrichtigung (mandant_id, adresse, reihe) where adresse is not null;

-- A mail and its job are written in one transaction. On several machines the machine that leads can die between the commit of the house's machine and its
-- own: the mail then stands in the outbox, and no job sends it.
create function auth.mandanten_mit_verlorener_post(p_vor timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_mit_auftrag constant uuid[] := array(
    select (j.data ->> 'benachrichtigungId')::uuid from pgboss.job j
    where j.name = 'mail' and j.state < 'completed' and j.data ->> 'benachrichtigungId' is not null);
begin
  return query select distinct b.mandant_id from public.benachrichtigung b
    where b.status = 'wartend' and b.erstellt < p_vor and b.id <> all (v_mit_auftrag);
end
$$;
comment on function auth.mandanten_mit_verlorener_post is 'Which Mandanten have mails that have waited since before that moment and that no job sends; only ids leave it.';
revoke all on function auth.mandanten_mit_verlorener_post from public;
grant execute on function auth.mandanten_mit_verlorener_post to platzwart_app;

-- What a house says in its mails instead of what the product says: words around what they tell, which stays.
create table mailtext (
  mandant_id uuid not null,
  id uuid not null,
  typ text not null check (char_length(typ) between 1 and 60),
  betreff_de text check (char_length(betreff_de) between 1 and 150),
  einleitung_de text check (char_length(einleitung_de) between 1 and 1000),
  schluss_de text check (char_length(schluss_de) between 1 and 1000),
  betreff_en text check (char_length(betreff_en) between 1 and 150),
  einleitung_en text check (char_length(einleitung_en) between 1 and 1000),
  schluss_en text check (char_length(schluss_en) between 1 and 1000),
  version integer not null default 1,
  primary key (mandant_id, id),
  unique (mandant_id, typ),
  foreign key (mandant_id) references mandant (id)
);
comment on table mailtext is 'How a house words a kind of mail; a kind without a row reads as the product writes it.';
comment on column mailtext.mandant_id is 'The Mandant.';
comment on column mailtext.id is 'UUIDv7.';
comment on column mailtext.typ is 'The kind, as in benachrichtigung.typ.';
comment on column mailtext.betreff_de is 'The subject in German, with places in braces; null: the product''s own.';
comment on column mailtext.einleitung_de is 'What stands before what the mail tells, in German; null: the product''s own.';
comment on column mailtext.schluss_de is 'What stands at its end, in German; null: the product''s own.';
comment on column mailtext.betreff_en is 'The subject in English; null: the product''s own.';
comment on column mailtext.einleitung_en is 'What stands before what the mail tells, in English; null: the product''s own.';
comment on column mailtext.schluss_en is 'What stands at its end, in English; null: the product''s own.';
comment on column mailtext.version is 'Counts changes.';

-- Somebody lets a device of theirs be told at once of what cannot wait for a mail to be read. Its browser names an address of its maker's push service,
-- and the keys that nobody but that browser can read with (RFC 8030, RFC 8291).
create table geraet (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid not null,
  adresse text not null check (length(adresse) between 10 and 1000),
  schluessel text not null check (schluessel ~ '^[A-Za-z0-9_-]{87}$'),
  geheimnis text not null check (geheimnis ~ '^[A-Za-z0-9_-]{22}$'),
  bezeichnung text not null check (length(bezeichnung) between 1 and 100),
  erstellt timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, adresse),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table geraet is 'A browser that its person lets be told by push messages. It goes when they switch it off or sign out there, or when its push service knows it no more.';
comment on column geraet.mandant_id is 'The Mandant.';
comment on column geraet.id is 'UUIDv7.';
comment on column geraet.benutzer_id is 'Who is told there: whoever switched it on last.';
comment on column geraet.adresse is 'Where its push service takes messages for it.';
comment on column geraet.schluessel is 'The browser''s public key (P-256, base64url), which messages are encrypted for.';
comment on column geraet.geheimnis is 'The secret that the browser shares with us alone (16 bytes, base64url).';
comment on column geraet.bezeichnung is 'By which its person knows it again: browser and system.';
comment on column geraet.erstellt is 'Switched on at.';
create index geraet_benutzer on geraet (mandant_id, benutzer_id);

-- A calendar program asks without a session: whoever has the address reads. Of the address a checksum is kept, and nothing that leads back to it.
create table kalender_link (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid not null,
  leseraum_id uuid,
  fahrzeug_id uuid,
  art text not null generated always as (
    case when leseraum_id is not null then 'leseraum' when fahrzeug_id is not null then 'fahrzeug' else 'person' end) stored,
  objekt_id uuid not null generated always as (coalesce(leseraum_id, fahrzeug_id, benutzer_id)) stored,
  pruefwert bytea not null check (octet_length(pruefwert) = 32),
  erstellt timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, objekt_id),
  check (num_nonnulls(leseraum_id, fahrzeug_id) <= 1),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  foreign key (mandant_id, leseraum_id) references leseraum (mandant_id, id) on delete cascade,
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id) on delete cascade
);
comment on table kalender_link is 'The address under which a calendar program reads the bookings of a person, or when a seat, room or vehicle is taken. One at a time for each; it goes with what it is about.';
comment on column kalender_link.mandant_id is 'The Mandant.';
comment on column kalender_link.id is 'UUIDv7; stands in the address, and is another one whenever the address is made anew.';
comment on column kalender_link.benutzer_id is 'Who made it; without seat and vehicle it is this person''s own calendar.';
comment on column kalender_link.leseraum_id is 'When this seat or room is taken.';
comment on column kalender_link.fahrzeug_id is 'When this vehicle is taken.';
comment on column kalender_link.art is 'Whose calendar it is: a person''s own bookings, or when a seat, a room or a vehicle is taken.';
comment on column kalender_link.objekt_id is 'That person, seat, room or vehicle.';
comment on column kalender_link.pruefwert is 'SHA-256 of the secret in the address.';
comment on column kalender_link.erstellt is 'Made at.';
create index kalender_link_benutzer on kalender_link (mandant_id, benutzer_id);
create index kalender_link_leseraum on kalender_link (mandant_id, leseraum_id) where leseraum_id is not null;
create index kalender_link_fahrzeug on kalender_link (mandant_id, fahrzeug_id) where fahrzeug_id is not null;

create table auftragslauf (
  mandant_id uuid not null references mandant (id),
  auftrag text not null check (char_length(auftrag) between 1 and 80),
  periode text not null check (char_length(periode) between 1 and 40),
  begonnen timestamptz not null default now(),
  beendet timestamptz,
  ergebnis jsonb,
  primary key (mandant_id, auftrag, periode)
);
comment on table auftragslauf is 'Runs of jobs: each (job, period) once, however many servers there are.';
comment on column auftragslauf.mandant_id is 'The Mandant.';
comment on column auftragslauf.auftrag is 'The job''s name.';
comment on column auftragslauf.periode is 'The period it is for (2026-10, 2026-10-25T08:00Z), never "now".';
comment on column auftragslauf.begonnen is 'Started at.';
comment on column auftragslauf.beendet is 'Ended at.';
comment on column auftragslauf.ergebnis is 'What it did.';
-- Jobs that come round ask which houses have something to do before they go to any of them: a house that has nothing costs a look into an index
-- and no transaction of its own, however many houses there are.
create index auftragslauf_alter on auftragslauf (mandant_id, begonnen) where char_length(periode) > 10;

create function auth.mandanten_ohne_lauf(p_modul text, p_auftrag text, p_zonen text[], p_perioden text[])
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m
    where p_modul = any (m.module) and m.zone = any (p_zonen) and not exists (
      select from public.auftragslauf a
      where a.mandant_id = m.id and a.auftrag = p_auftrag and a.periode = p_perioden[array_position(p_zonen, m.zone)])
    order by m.id;
end
$$;
comment on function auth.mandanten_ohne_lauf is 'Which Mandanten of these time zones, with this module, have not had a job''s run for the period of their zone; only ids leave it.';
revoke all on function auth.mandanten_ohne_lauf from public;
grant execute on function auth.mandanten_ohne_lauf to platzwart_app;

create table ausfuhr (
  mandant_id uuid not null,
  id uuid not null,
  art text not null check (art in ('fahrtenbuch')),
  format text not null check (format in ('xlsx', 'pdf')),
  auswahl jsonb not null,
  benutzer_id uuid not null,
  status text not null default 'wartend' check (status in ('wartend', 'laeuft', 'fertig', 'fehlgeschlagen')),
  erledigt integer not null default 0,
  gesamt integer not null default 0,
  schluessel text check (char_length(schluessel) <= 200),
  bytes integer,
  fehler text check (char_length(fehler) <= 500),
  erstellt timestamptz not null default now(),
  beendet timestamptz,
  primary key (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table ausfuhr is 'An export that takes its time: made by a job, fetched when it is ready, deleted after a day.';
comment on column ausfuhr.mandant_id is 'The Mandant.';
comment on column ausfuhr.id is 'UUIDv7.';
comment on column ausfuhr.art is 'What is exported.';
comment on column ausfuhr.format is 'xlsx or pdf.';
comment on column ausfuhr.auswahl is 'Filter: vehicles, days, driver, purpose; language of the reader.';
comment on column ausfuhr.benutzer_id is 'Who asked, and the only one who may fetch it.';
comment on column ausfuhr.status is 'Waiting, running, ready, failed.';
comment on column ausfuhr.erledigt is 'Entries written so far.';
comment on column ausfuhr.gesamt is 'Entries in all.';
comment on column ausfuhr.schluessel is 'Where the bytes lie in the object store.';
comment on column ausfuhr.bytes is 'Size.';
comment on column ausfuhr.fehler is 'Why it failed.';
comment on column ausfuhr.erstellt is 'Asked for at.';
comment on column ausfuhr.beendet is 'Ended at.';
-- Exports that are a day old, and a person's own.
create index ausfuhr_erstellt on ausfuhr (mandant_id, erstellt);

create function auth.mandanten_mit_alten_ausfuhren(p_vor timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct a.mandant_id from public.ausfuhr a where a.erstellt < p_vor;
end
$$;
comment on function auth.mandanten_mit_alten_ausfuhren is 'Which Mandanten have exports that are older than that; only ids leave it.';
revoke all on function auth.mandanten_mit_alten_ausfuhren from public;
grant execute on function auth.mandanten_mit_alten_ausfuhren to platzwart_app;

-- People, seats and bookings come by a file: each line is judged and shown before anything is done.
create table einfuhr (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid not null,
  art text not null default 'personen' check (char_length(art) between 1 and 30),
  grundriss_id uuid,
  dateiname text not null check (char_length(dateiname) between 1 and 200),
  inhalt bytea not null,
  kodierung text check (char_length(kodierung) <= 20),
  trennzeichen text check (char_length(trennzeichen) = 1),
  status text not null default 'wartend' check (status in ('wartend', 'laeuft', 'bereit', 'uebernommen', 'fehlgeschlagen')),
  erledigt integer not null default 0,
  gesamt integer not null default 0,
  uebergangen text[] not null default '{}',
  anzahl jsonb not null default '{}',
  fehler jsonb,
  erstellt timestamptz not null default now(),
  beendet timestamptz,
  primary key (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  constraint einfuhr_grundriss foreign key (mandant_id, grundriss_id)
    references grundriss (mandant_id, id) on delete cascade
);
comment on table einfuhr is 'A table on its way into the house, of people or of things; deleted after a day.';
comment on column einfuhr.mandant_id is 'The Mandant.';
comment on column einfuhr.id is 'UUIDv7.';
comment on column einfuhr.benutzer_id is 'Who brought it, and the only one who sees it.';
comment on column einfuhr.art is 'What comes by it, as its kind is called: personen, plaetze.';
comment on column einfuhr.grundriss_id is 'Of seats, their plan; the file goes with it.';
comment on column einfuhr.dateiname is 'As the file was called.';
comment on column einfuhr.inhalt is 'Its bytes as they came; empty when it is taken over.';
comment on column einfuhr.kodierung is 'The encoding that was recognised.';
comment on column einfuhr.trennzeichen is 'What separates its columns.';
comment on column einfuhr.status is 'Waiting, being judged, ready to be taken over, taken over, failed.';
comment on column einfuhr.erledigt is 'Lines judged so far.';
comment on column einfuhr.gesamt is 'Lines in all.';
comment on column einfuhr.uebergangen is 'Headings of columns that are not read.';
comment on column einfuhr.anzahl is 'Lines by judgement.';
comment on column einfuhr.fehler is 'Why it failed: code and data.';
comment on column einfuhr.erstellt is 'Brought at.';
comment on column einfuhr.beendet is 'Judged, taken over or failed at.';
create index einfuhr_benutzer on einfuhr (mandant_id, benutzer_id);
create index einfuhr_grundriss on einfuhr (mandant_id, grundriss_id) where grundriss_id is not null;

create table einfuhr_zeile (
  mandant_id uuid not null,
  einfuhr_id uuid not null,
  zeile integer not null,
  urteil text not null check (urteil in ('neu', 'geaendert', 'unveraendert', 'abgelehnt')),
  gelesen jsonb not null,
  ergebnis jsonb not null,
  primary key (mandant_id, einfuhr_id, zeile),
  foreign key (mandant_id, einfuhr_id) references einfuhr (mandant_id, id) on delete cascade
);
comment on table einfuhr_zeile is 'What a line of such a table says, and what it would come to.';
comment on column einfuhr_zeile.mandant_id is 'The Mandant.';
comment on column einfuhr_zeile.einfuhr_id is 'The file.';
comment on column einfuhr_zeile.zeile is 'Its number, as an editor counts.';
comment on column einfuhr_zeile.urteil is 'New, changed, unchanged, refused.';
comment on column einfuhr_zeile.gelesen is 'What the line says, by column.';
comment on column einfuhr_zeile.ergebnis is 'Whom or what it is about, what changes, and why it is refused.';
create index einfuhr_zeile_urteil on einfuhr_zeile (mandant_id, einfuhr_id, urteil, zeile);

-- What may not be deleted although its time is over: a dispute, an accident, an audit.
create table loeschsperre (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid,
  fahrzeug_id uuid,
  grund text not null check (char_length(grund) between 1 and 500),
  erstellt timestamptz not null default now(),
  erstellt_von uuid not null,
  primary key (mandant_id, id),
  check (num_nonnulls(benutzer_id, fahrzeug_id) = 1),
  unique (mandant_id, benutzer_id),
  unique (mandant_id, fahrzeug_id),
  foreign key (mandant_id) references mandant (id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id),
  foreign key (mandant_id, erstellt_von) references benutzer (mandant_id, id)
);
comment on table loeschsperre is 'A legal hold: nothing of this person or vehicle is deleted because of its age until the row is gone; the audit trail remembers it.';
comment on column loeschsperre.mandant_id is 'The Mandant.';
comment on column loeschsperre.id is 'UUIDv7.';
comment on column loeschsperre.benutzer_id is 'The person; empty when it is about a vehicle.';
comment on column loeschsperre.fahrzeug_id is 'The vehicle; empty when it is about a person.';
comment on column loeschsperre.grund is 'Why, as whoever set it wrote it.';
comment on column loeschsperre.erstellt is 'Since when.';
comment on column loeschsperre.erstellt_von is 'Who set it.';

create function auth.mandanten_mit_fristen()
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct e.mandant_id from public.einstellung_wert e
    where e.option_name like 'aufbewahrung.%' and e.benutzer_id is null and e.gruppe_id is null and e.wert <> '0';
end
$$;
comment on function auth.mandanten_mit_fristen is 'Which Mandanten have chosen how long something is kept; only ids leave it.';
revoke all on function auth.mandanten_mit_fristen from public;
grant execute on function auth.mandanten_mit_fristen to platzwart_app;

-- The retention's own claims make no house due: each visit would bring the next one, two days later, for ever.
create function auth.mandanten_mit_abgelaufenem(
    p_benachrichtigung timestamptz, p_wiederholschluessel timestamptz, p_auftragslauf timestamptz, p_leseraum_einladung timestamptz,
    p_fahrzeug_erinnerung timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m
    where exists (select from public.benachrichtigung b where b.mandant_id = m.id and b.erstellt < p_benachrichtigung)
      or exists (select from public.auftragslauf a where a.mandant_id = m.id and a.begonnen < p_auftragslauf
        and char_length(a.periode) > 10 and a.auftrag <> 'aufbewahrung')
      or exists (select from public.fahrzeug_erinnerung e where e.mandant_id = m.id and e.erstellt < p_fahrzeug_erinnerung)
    union select w.mandant_id from public.wiederholschluessel w where w.erstellt < p_wiederholschluessel
    union select l.mandant_id from public.leseraum_einladung l where l.erstellt < p_leseraum_einladung;
end
$$;
comment on function auth.mandanten_mit_abgelaufenem is 'Which Mandanten have records that are older than these are kept; only ids leave it.';
revoke all on function auth.mandanten_mit_abgelaufenem from public;
grant execute on function auth.mandanten_mit_abgelaufenem to platzwart_app;

-- What of a kind is older than that, and under no hold; the oldest need not be first. The preview counts by it and the job deletes by it. A hold is about
-- everything that somebody had a part in, also under the row that was merged with theirs: logbooks go on naming that one.
create function auth.find_aufbewahrtes(p_art text, p_vor timestamptz, p_hoechstens integer)
  returns table (id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier constant uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  v_personen constant uuid[] := array(
    select s.benutzer_id from public.loeschsperre s where s.mandant_id = hier and s.benutzer_id is not null
    union all select b.id from public.benutzer b
      join public.loeschsperre s on s.mandant_id = hier and s.benutzer_id = b.aufgegangen_in
      where b.mandant_id = hier);
  v_fahrzeuge constant uuid[] := array(select s.fahrzeug_id from public.loeschsperre s where s.mandant_id = hier and s.fahrzeug_id is not null);
begin
  if p_art = 'platzbuchungen' then
    return query select b.id from public.leseraum_buchung b
      where b.mandant_id = hier and upper(b.zeitraum) < p_vor and b.benutzer1_id <> all (v_personen)
        and (b.benutzer2_id is null or b.benutzer2_id <> all (v_personen)) limit p_hoechstens;
  elsif p_art = 'fahrten' then
    -- A trip that was driven stays as long as what its check-in and check-out left.
    return query select b.id from public.fahrzeug_buchung b
      where b.mandant_id = hier and upper(b.zeitraum) < p_vor and b.status <> 'aktiv' and b.fahrzeug_id <> all (v_fahrzeuge)
        and b.benutzer_id <> all (v_personen) and (b.fahrer_id is null or b.fahrer_id <> all (v_personen))
        and not exists (select from public.fahrzeug_historie h where h.mandant_id = hier and h.buchung_id = b.id)
        and not exists (select from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.buchung_id = b.id) limit p_hoechstens;
  elsif p_art = 'schaeden' then
    return query select d.id from public.fahrzeug_schaden d
      where d.mandant_id = hier and d.behoben < p_vor and d.fahrzeug_id <> all (v_fahrzeuge)
        and (d.gemeldet_von is null or d.gemeldet_von <> all (v_personen))
        and (d.behoben_von is null or d.behoben_von <> all (v_personen)) limit p_hoechstens;
  elsif p_art = 'pruefungen' then
    -- The last check of each licence stays: it is the proof that there is one.
    return query select p.id from public.fuehrerschein_pruefung p
      where p.mandant_id = hier and p.erstellt < p_vor and p.benutzer_id <> all (v_personen) and p.pruefer_id <> all (v_personen)
        and exists (select from public.fuehrerschein_pruefung n
          where n.mandant_id = hier and n.benutzer_id = p.benutzer_id and (n.erstellt, n.id) > (p.erstellt, p.id)) limit p_hoechstens;
  elsif p_art = 'fahrtenbuecher' then
    -- A logbook is one book, and goes as one, when its car is out of the fleet and its last line is old enough.
    return query select f.id from public.fahrzeug f
      where f.mandant_id = hier and f.deaktiviert and f.id <> all (v_fahrzeuge)
        and exists (select from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.fahrzeug_id = f.id)
        and not exists (select from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.fahrzeug_id = f.id
          and (e.erfasst >= p_vor or e.fahrer_id = any (v_personen))) limit p_hoechstens;
  elsif p_art = 'protokoll' then
    -- Any line may be about somebody who is under a hold; what testifies to a logbook stays with it.
    if cardinality(v_personen) + cardinality(v_fahrzeuge) = 0 then
      return query select p.id from public.protokoll p
        where p.mandant_id = hier and p.zeit < p_vor and p.objekt <> 'fahrtenbuch_eintrag' limit p_hoechstens;
    end if;
  else
    raise exception 'nothing of the kind % is kept', p_art;
  end if;
end
$$;
comment on function auth.find_aufbewahrtes is 'Ids of what the scope''s Mandant has of a kind that is older than that and under no legal hold; so many at most. Of logbooks the ids of their vehicles.';
revoke all on function auth.find_aufbewahrtes from public;
grant execute on function auth.find_aufbewahrtes to platzwart_app;

-- What is over its time is deleted by the tables' owner. A database of many machines lets no second role write rows of a house in the same transaction, so
-- all that goes with the deletion is the owner's as well: what is left of seats, the marks of what servers keep, and the line in the trail.
create function auth.delete_aufbewahrtes(p_art text, p_vor timestamptz, p_hoechstens integer, p_eintrag uuid default null, p_tag date default null)
  returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier constant uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  ids uuid[];
  fruehestens timestamptz;
  gemerkt text;
  marke bigint;
begin
  if hier is null then
    raise exception 'no Mandant is in scope';
  end if;
  -- Whatever a program asks: tax law has logbooks kept for ten years, and checks of licences are proof for three (a month less, for clocks that differ).
  select now() - case p_art when 'fahrtenbuecher' then interval '10 years' when 'pruefungen' then interval '35 months'
      when 'protokoll' then interval '1 year' else interval '27 days' end into fruehestens;
  if p_vor > fruehestens then
    raise exception 'too early for %', p_art;
  end if;
  ids := array(select f.id from auth.find_aufbewahrtes(p_art, p_vor, p_hoechstens) f);
  if cardinality(ids) = 0 then
    return 0;
  end if;
  if p_art = 'platzbuchungen' then
    insert into public.leseraum_nutzung as n (mandant_id, leseraum_id, tag, buchungen, minuten)
      select b.mandant_id, b.leseraum_id, b.tag, count(*), sum(extract(epoch from upper(b.zeitraum) - lower(b.zeitraum)) / 60)::integer
        from public.leseraum_buchung b where b.mandant_id = hier and b.id = any (ids) and b.status = 'durchgeführt'
        group by b.mandant_id, b.leseraum_id, b.tag
      on conflict (mandant_id, leseraum_id, tag)
        do update set buchungen = n.buchungen + excluded.buchungen, minuten = n.minuten + excluded.minuten;
    delete from public.leseraum_buchung b where b.mandant_id = hier and b.id = any (ids);
    gemerkt := 'leseraum_buchung';
  elsif p_art = 'fahrten' then
    delete from public.fahrzeug_freigabe f where f.mandant_id = hier and f.fahrzeug_buchung_id = any (ids);
    delete from public.fahrzeug_buchung b where b.mandant_id = hier and b.id = any (ids);
    gemerkt := 'fahrzeug_buchung';
  elsif p_art = 'schaeden' then
    delete from public.fahrzeug_schaden d where d.mandant_id = hier and d.id = any (ids);
    gemerkt := 'fahrzeug_schaden';
  elsif p_art = 'pruefungen' then
    delete from public.fuehrerschein_pruefung p where p.mandant_id = hier and p.id = any (ids);
  elsif p_art = 'fahrtenbuecher' then
    delete from public.fahrtenbuch_siegel s where s.mandant_id = hier and s.fahrzeug_id = any (ids);
    delete from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.fahrzeug_id = any (ids);
  elsif p_art = 'protokoll' then
    delete from public.protokoll p where p.mandant_id = hier and p.id = any (ids);
  end if;
  if p_eintrag is not null then
    insert into public.protokoll (mandant_id, id, aktion, objekt, objekt_id, nachher)
      values (hier, p_eintrag, 'deleteOld', 'aufbewahrung', hier,
        jsonb_build_object('art', p_art, 'anzahl', cardinality(ids), 'vor', p_tag));
  end if;
  if gemerkt is not null then
    marke := (random() * 4e18)::bigint;
    insert into public.tagesmarke as t (mandant_id, art, objekt_id, tag, fach, marke)
      values (hier, gemerkt, hier, date 'infinity', 0, marke)
      on conflict (mandant_id, art, objekt_id, tag, fach) do update set marke = excluded.marke;
  end if;
  return cardinality(ids);
end
$$;
comment on function auth.delete_aufbewahrtes is 'Deletes so much at most of what find_aufbewahrtes finds, and says how much; of seats it leaves how much they were used. Writes the line of the audit trail under the id that it is given, with the day before which all of it was, and marks what servers keep of it. Refuses what is younger than the law allows.';
revoke all on function auth.delete_aufbewahrtes from public;
grant execute on function auth.delete_aufbewahrtes to platzwart_app;
