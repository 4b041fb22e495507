-- People come by a file: each line is judged and shown before anything is done.
create table einfuhr (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid not null,
  dateiname text not null check (char_length(dateiname) between 1 and 200),
  inhalt bytea not null,
  status text not null default 'wartend' check (status in ('wartend', 'laeuft', 'bereit', 'uebernommen', 'fehlgeschlagen')),
  erledigt integer not null default 0,
  gesamt integer not null default 0,
  kodierung text check (char_length(kodierung) <= 20),
  trennzeichen text check (char_length(trennzeichen) = 1),
  uebergangen text[] not null default '{}',
  anzahl jsonb not null default '{}',
  fehler jsonb,
  erstellt timestamptz not null default now(),
  beendet timestamptz,
  primary key (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table einfuhr is 'A file of people on its way into the house; deleted after a day.';
comment on column einfuhr.mandant_id is 'The Mandant.';
comment on column einfuhr.id is 'UUIDv7.';
comment on column einfuhr.benutzer_id is 'Who brought it, and the only one who sees it.';
comment on column einfuhr.dateiname is 'As the file was called.';
comment on column einfuhr.inhalt is 'Its bytes as they came; empty when it is taken over.';
comment on column einfuhr.status is 'Waiting, being judged, ready to be taken over, taken over, failed.';
comment on column einfuhr.erledigt is 'Lines judged so far.';
comment on column einfuhr.gesamt is 'Lines in all.';
comment on column einfuhr.kodierung is 'The encoding that was recognised.';
comment on column einfuhr.trennzeichen is 'What separates its columns.';
comment on column einfuhr.uebergangen is 'Headings of columns that are not read.';
comment on column einfuhr.anzahl is 'Lines by judgement.';
comment on column einfuhr.fehler is 'Why it failed: code and data.';
comment on column einfuhr.erstellt is 'Brought at.';
comment on column einfuhr.beendet is 'Judged, taken over or failed at.';
create index einfuhr_benutzer on einfuhr (mandant_id, benutzer_id);

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
comment on table einfuhr_zeile is 'What a line of such a file says, and what it would come to.';
comment on column einfuhr_zeile.mandant_id is 'The Mandant.';
comment on column einfuhr_zeile.einfuhr_id is 'The file.';
comment on column einfuhr_zeile.zeile is 'Its number, as an editor counts.';
comment on column einfuhr_zeile.urteil is 'New, changed, unchanged, refused.';
comment on column einfuhr_zeile.gelesen is 'What the line says, by column.';
comment on column einfuhr_zeile.ergebnis is 'Whom it is about, what changes, and why it is refused.';
create index einfuhr_zeile_urteil on einfuhr_zeile (mandant_id, einfuhr_id, urteil, zeile);

do $$
declare
  t text;
begin
  foreach t in array array['einfuhr', 'einfuhr_zeile'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy mandant_scope on %I to platzwart_app '
      'using (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid) '
      'with check (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid)', t);
    execute format(
      'create policy mandant_ganz on %I to platzwart_owner '
      'using (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid) '
      'with check (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid)', t);
    execute format('grant select, insert, update, delete on %I to platzwart_app', t);
  end loop;
end
$$;
