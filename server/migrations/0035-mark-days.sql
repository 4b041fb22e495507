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

alter table tagesmarke enable row level security;
alter table tagesmarke force row level security;
create policy mandant_scope on tagesmarke to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update on tagesmarke to platzwart_app;
create policy tagesmarke_owner on tagesmarke to platzwart_owner using (true) with check (true);

-- Our servers say with every write of what day it is. Whoever writes and does not say so (a server of an earlier version beside a newer one, an
-- administrator) has touched all days. A database of many machines has no such triggers: there nobody else may write.
create function auth.mark_unsaid() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('app.marks', true) = 'said' then
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

do $$
declare
  t text;
begin
  foreach t in array array['leseraum_buchung', 'fahrzeug_buchung']
  loop
    execute format('create trigger mark_insert after insert on %I referencing new table as written '
      'for each statement execute function auth.mark_unsaid(%L)', t, t);
    execute format('create trigger mark_update after update on %I referencing new table as written '
      'for each statement execute function auth.mark_unsaid(%L)', t, t);
    execute format('create trigger mark_delete after delete on %I referencing old table as written '
      'for each statement execute function auth.mark_unsaid(%L)', t, t);
  end loop;
end
$$;
