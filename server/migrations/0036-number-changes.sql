-- The feed of changes goes by a number of the house. The numbers of transactions, by which it went, are those of one machine: of the one
-- that takes the statement, not of the one that has the row. Whoever reads gives the numbers, to rows that it sees; so the writers of a
-- house do not queue for them, and what becomes visible late gets a late number.
alter table protokoll add column nr bigint default 0;
-- older version: empty is what it should leave, because a newer one gives the numbers; it reads by xid, as before.
alter table protokoll alter column nr drop default;
comment on column protokoll.nr is 'Place in the house''s feed of changes, given once the row is there for others, one to all that are found together; empty until then, 0 for what is older than the numbers.';
create index protokoll_folge on protokoll (mandant_id, nr, id) where nr > 0;
create index protokoll_offen on protokoll (mandant_id, xid, id) where nr is null;
comment on table protokoll is 'The audit trail: one row for every change, append-only for the application, which may add its number alone. It is also the feed of live changes, read in the order of these numbers.';
grant update (nr) on protokoll to platzwart_app;

create table protokoll_stand (
  mandant_id uuid primary key references mandant (id),
  nr bigint not null
);
comment on table protokoll_stand is 'How far the feed of changes is numbered. Who numbers locks its row, so that numbers become visible in their order.';
comment on column protokoll_stand.mandant_id is 'The Mandant.';
comment on column protokoll_stand.nr is 'The last number that was given.';

alter table protokoll_stand enable row level security;
alter table protokoll_stand force row level security;
create policy mandant_scope on protokoll_stand to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on protokoll_stand to platzwart_app;
