create table protokoll (
  mandant_id uuid not null references mandant (id),
  xid xid8 not null default pg_current_xact_id(),
  id uuid not null,
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
comment on table protokoll is 'The audit trail: one row for every change, append-only for the application. It is also the feed of live changes, read in the order (xid, id) below the oldest running transaction, so that no late commit is missed.';
comment on column protokoll.mandant_id is 'The Mandant.';
comment on column protokoll.xid is 'Transaction that made the change.';
comment on column protokoll.id is 'UUIDv7.';
comment on column protokoll.zeit is 'When, by the database''s clock.';
comment on column protokoll.akteur_id is 'Who (benutzer); empty for the system.';
comment on column protokoll.im_auftrag_id is 'On whose behalf, when somebody acts for another.';
comment on column protokoll.aktion is 'The verb, as the code names it.';
comment on column protokoll.objekt is 'The table.';
comment on column protokoll.objekt_id is 'The row.';
comment on column protokoll.vorher is 'Before.';
comment on column protokoll.nachher is 'After.';
comment on column protokoll.anfrage_id is 'Request id, as in the logs and in the answer''s header.';

create table wiederholschluessel (
  mandant_id uuid not null,
  benutzer_id uuid not null,
  schluessel text not null check (char_length(schluessel) between 1 and 200),
  anfrage bytea not null,
  status smallint not null,
  antwort text not null,
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
comment on column wiederholschluessel.erstellt is 'Created at; kept for 24 hours.';
create index wiederholschluessel_alter on wiederholschluessel (erstellt);

create table benachrichtigung (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  typ text not null check (char_length(typ) between 1 and 80),
  objekt_id uuid not null,
  objekt_version integer not null,
  empfaenger_id uuid not null,
  daten jsonb not null,
  status text not null default 'wartend' check (status in ('wartend', 'gesendet', 'fehlgeschlagen')),
  betreff text,
  text text,
  html text,
  fehler text,
  versuche integer not null default 0,
  erstellt timestamptz not null default now(),
  gesendet timestamptz,
  primary key (mandant_id, id),
  unique (mandant_id, objekt_id, typ, objekt_version, empfaenger_id),
  foreign key (mandant_id, empfaenger_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table benachrichtigung is 'The outbox: each mail once per object, kind, version and receiver.';
comment on column benachrichtigung.mandant_id is 'The Mandant.';
comment on column benachrichtigung.id is 'UUIDv7.';
comment on column benachrichtigung.typ is 'Kind of mail (useMailVormerkung …).';
comment on column benachrichtigung.objekt_id is 'What it is about, mostly a booking.';
comment on column benachrichtigung.objekt_version is 'Its version at that moment.';
comment on column benachrichtigung.empfaenger_id is 'Receiver.';
comment on column benachrichtigung.daten is 'The facts as they were when the change was made.';
comment on column benachrichtigung.status is 'wartend, gesendet or fehlgeschlagen.';
comment on column benachrichtigung.betreff is 'Subject as sent.';
comment on column benachrichtigung.text is 'Plain text as sent.';
comment on column benachrichtigung.html is 'HTML as sent.';
comment on column benachrichtigung.fehler is 'What the mail server said last.';
comment on column benachrichtigung.versuche is 'Attempts so far.';
comment on column benachrichtigung.erstellt is 'Created at.';
comment on column benachrichtigung.gesendet is 'Handed to the mail server at.';
create index benachrichtigung_neueste on benachrichtigung (mandant_id, erstellt desc);

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
