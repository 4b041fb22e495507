-- Colleagues find each other at workspaces where each of them wants to be found: by a group at a time, and by nobody's decision but their own.
create table sichtbarkeit (
  mandant_id uuid not null,
  benutzer_id uuid not null,
  gruppe_id uuid not null,
  seit timestamptz not null,
  primary key (mandant_id, benutzer_id, gruppe_id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  -- Who leaves a group shows it nothing any more, and decides anew when they come back.
  foreign key (mandant_id, benutzer_id, gruppe_id) references benutzer_gruppe (mandant_id, benutzer_id, gruppe_id) on delete cascade
);
comment on table sichtbarkeit is 'That somebody shows a group of theirs where and when they sit at workspaces, and sees the same of those who do so, too. Nobody sets it for anybody else.';
comment on column sichtbarkeit.mandant_id is 'The Mandant.';
comment on column sichtbarkeit.benutzer_id is 'Who shows themselves.';
comment on column sichtbarkeit.gruppe_id is 'To whom: the group, of which they are.';
comment on column sichtbarkeit.seit is 'Decided at.';
create index sichtbarkeit_gruppe on sichtbarkeit (mandant_id, gruppe_id);

alter table sichtbarkeit enable row level security;
alter table sichtbarkeit force row level security;
create policy mandant_scope on sichtbarkeit to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on sichtbarkeit to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on sichtbarkeit to platzwart_app;
