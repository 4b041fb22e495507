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

alter table mailtext enable row level security;
alter table mailtext force row level security;
create policy mandant_scope on mailtext to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on mailtext to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on mailtext to platzwart_app;
