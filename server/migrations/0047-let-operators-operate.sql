-- An operator need not be a person of any house. What they do is kept in a trail of their own, because the house that it was done to may be gone
-- afterwards; with it the answer, so that a request that is sent again is not done again.
alter table auth.betreiber add column id uuid not null default gen_random_uuid();
comment on column auth.betreiber.id is 'Names the operator in the audit trails of the houses, among whose people they are not.';

create table auth.betreiber_protokoll (
  id uuid primary key default gen_random_uuid(),
  zeit timestamptz not null default now(),
  betreiber_id uuid not null,
  email text not null check (char_length(email) <= 254),
  aktion text not null check (char_length(aktion) between 1 and 80),
  mandant_id uuid,
  was jsonb,
  schluessel text check (char_length(schluessel) between 1 and 200),
  anfrage bytea,
  status smallint,
  antwort text,
  version integer,
  unique (betreiber_id, schluessel)
);
comment on table auth.betreiber_protokoll is 'What operators have done, kept for 24 months; and for a day the answers that they were given under an Idempotency-Key.';
comment on column auth.betreiber_protokoll.id is 'Names the row.';
comment on column auth.betreiber_protokoll.zeit is 'When.';
comment on column auth.betreiber_protokoll.betreiber_id is 'Which operator.';
comment on column auth.betreiber_protokoll.email is 'The operator''s address at that time.';
comment on column auth.betreiber_protokoll.aktion is 'The verb.';
comment on column auth.betreiber_protokoll.mandant_id is 'The Mandant; empty once it is deleted.';
comment on column auth.betreiber_protokoll.was is 'What it was done to and by how much, where the house itself does not remember it any more.';
comment on column auth.betreiber_protokoll.schluessel is 'The Idempotency-Key, if one was sent.';
comment on column auth.betreiber_protokoll.anfrage is 'SHA-256 of the request.';
comment on column auth.betreiber_protokoll.status is 'Of the answer.';
comment on column auth.betreiber_protokoll.antwort is 'The answer as JSON, without one-time links, for a day.';
comment on column auth.betreiber_protokoll.version is 'What its ETag was made from.';
create index betreiber_protokoll_zeit on auth.betreiber_protokoll (zeit);
grant select on auth.betreiber_protokoll to platzwart_auth;

create function auth.claim_betreiber(p_betreiber uuid, p_email text, p_aktion text, p_mandant uuid, p_schluessel text, p_anfrage bytea,
    p_zeilen_vor timestamptz, p_antworten_vor timestamptz)
  returns table (neu boolean, id uuid, anfrage bytea, status smallint, antwort text, version integer)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  zeile uuid := pg_catalog.gen_random_uuid();
begin
  delete from auth.betreiber_protokoll p where p.zeit < p_zeilen_vor;
  update auth.betreiber_protokoll p set antwort = null where p.antwort is not null and p.zeit < p_antworten_vor;
  insert into auth.betreiber_protokoll (id, betreiber_id, email, aktion, mandant_id, schluessel, anfrage)
    values (zeile, p_betreiber, p_email, p_aktion, p_mandant, p_schluessel, p_anfrage)
    on conflict (betreiber_id, schluessel) do nothing;
  if found then
    return query select true, zeile, p_anfrage, null::smallint, null::text, null::integer;
  else
    return query select false, p.id, p.anfrage, p.status, p.antwort, p.version from auth.betreiber_protokoll p
      where p.betreiber_id = p_betreiber and p.schluessel = p_schluessel;
  end if;
end
$$;
comment on function auth.claim_betreiber is 'Begins a line of the operators'' trail; of a request that was sent before under the same key the line of before, with its answer. Lines and answers older than that go.';
revoke all on function auth.claim_betreiber from public;
grant execute on function auth.claim_betreiber to platzwart_app;

create function auth.note_betreiber(p_id uuid, p_was jsonb, p_status smallint, p_antwort text, p_version integer)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update auth.betreiber_protokoll p set was = p_was, status = p_status, antwort = p_antwort, version = p_version where p.id = p_id;
end
$$;
comment on function auth.note_betreiber is 'Ends a line of the operators'' trail with what was answered.';
revoke all on function auth.note_betreiber from public;
grant execute on function auth.note_betreiber to platzwart_app;

-- When somebody of a house last signed in: asked for by every look at the list of houses, and the sessions themselves go.
create table auth.mandant_anmeldung (
  mandant_id uuid primary key,
  zuletzt timestamptz not null
);
comment on table auth.mandant_anmeldung is 'When somebody of a Mandant last signed in, to a few minutes; nobody is named.';
comment on column auth.mandant_anmeldung.mandant_id is 'The Mandant.';
comment on column auth.mandant_anmeldung.zuletzt is 'The last sign-in.';
grant select, insert, update, delete on auth.mandant_anmeldung to platzwart_auth;
-- A session's token says in which house it is.
insert into auth.mandant_anmeldung (mandant_id, zuletzt)
  select (regexp_match(s.token, '_([0-9a-f-]{36})_[0-9a-f-]{36}$'))[1]::uuid, max(s."createdAt") from auth.session s
  where s.token ~ '_[0-9a-f-]{36}_[0-9a-f-]{36}$' group by 1;

alter table mandant add column version integer not null default 1;
comment on column mandant.version is 'Counts changes of this row by hand, for If-Match; `stand` counts those of the whole configuration.';
alter table mandant add column gesperrt timestamptz;
comment on column mandant.gesperrt is 'Suspended since; nobody gets in while it is set.';
alter table mandant add column akzent text check (akzent ~ '^#[0-9a-f]{6}$');
comment on column mandant.akzent is 'Accent colour as #rrggbb; empty for the product''s own.';
alter table mandant add column einrichtung_abgelegt timestamptz;
comment on column mandant.einrichtung_abgelegt is 'When the list of what is still to be set up was put away by the house''s administration.';

-- For the operators' list: numbers alone leave it.
create policy zaehlung on datei for select to platzwart_owner using (true);
create function auth.zaehle_mandanten(p_ids uuid[], p_von date, p_bis date)
  returns table (mandant_id uuid, was text, anzahl bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select b.mandant_id, 'menschen', count(*) from public.benutzer b
    where b.mandant_id = any (p_ids) and b.status = 'aktiv' group by b.mandant_id;
  return query select b.mandant_id, 'buchungen', count(*) from public.leseraum_buchung b
    where b.mandant_id = any (p_ids) and b.tag >= p_von and b.tag < p_bis and b.status <> 'storniert' group by b.mandant_id;
  return query select b.mandant_id, 'buchungen', count(*) from public.fahrzeug_buchung b
    where b.mandant_id = any (p_ids) and lower(b.zeitraum) >= p_von and lower(b.zeitraum) < p_bis
      and b.status <> 'storniert' and b.typ = 'BUCHUNG' group by b.mandant_id;
  return query select d.mandant_id, 'bytes', sum(d.bytes)::bigint from public.datei d
    where d.mandant_id = any (p_ids) group by d.mandant_id;
end
$$;
comment on function auth.zaehle_mandanten is 'Of these Mandanten the active people, the bookings that begin from the first day until before the second, and the bytes of their files. Bookings come as two rows.';
revoke all on function auth.zaehle_mandanten from public;
grant execute on function auth.zaehle_mandanten to platzwart_auth;

-- Suspending ends what is signed in: by the place that a session's token names. Those of accounts that are elsewhere, too, stay.
create function auth.end_mandant_sitzungen()
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier text := nullif(current_setting('app.mandant_id', true), '');
begin
  update auth.session s set "expiresAt" = least(s."expiresAt", now()) where s.token like '%\_' || hier || '\_%';
end
$$;
comment on function auth.end_mandant_sitzungen is 'Ends the sessions of the scope''s Mandant.';
revoke all on function auth.end_mandant_sitzungen from public;
grant execute on function auth.end_mandant_sitzungen to platzwart_app;
