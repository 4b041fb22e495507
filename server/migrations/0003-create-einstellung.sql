create table einstellung_wert (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  option_name text not null check (char_length(option_name) between 1 and 100),
  wert text not null check (char_length(wert) <= 10000),
  benutzer_id uuid,
  gruppe_id uuid,
  primary key (mandant_id, id),
  unique nulls not distinct (mandant_id, option_name, benutzer_id, gruppe_id),
  check (benutzer_id is null or gruppe_id is null),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  foreign key (mandant_id, gruppe_id) references gruppe (mandant_id, id) on delete cascade
);
comment on table einstellung_wert is 'A setting''s value in one layer: a person''s, a group''s, or (both empty) the Mandant''s.';
comment on column einstellung_wert.mandant_id is 'The Mandant.';
comment on column einstellung_wert.id is 'UUIDv7.';
comment on column einstellung_wert.option_name is 'The option as the catalogue in the domain names it.';
comment on column einstellung_wert.wert is 'The value as text, by the option''s type.';
comment on column einstellung_wert.benutzer_id is 'The person whose layer it is.';
comment on column einstellung_wert.gruppe_id is 'The group whose layer it is.';
