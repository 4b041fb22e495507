-- The house, how it is found, and its people. What a house may do to rows of other tables stands with them; row-level security in 0010.

create table mandant (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  zone text not null default 'Europe/Berlin',
  sprache text not null default 'de' check (sprache in ('de', 'en')),
  module text[] not null default '{systemeinstellungen,einstellungen,leseraum}',
  -- Its face.
  logo text,
  logo_dunkel text,
  akzent text check (akzent ~ '^#[0-9a-f]{6}$'),
  datenschutz text not null default '',
  datenschutz_en text not null default '' check (char_length(datenschutz_en) <= 50000),
  impressum text not null default '',
  impressum_en text not null default '' check (char_length(impressum_en) <= 50000),
  -- Its beginning.
  einrichtung_abgelegt timestamptz,
  einrichtung_unnoetig text[] not null default '{}',
  -- Whether it stands open, and for whom.
  gesperrt timestamptz,
  wieder_offen timestamptz,
  ruht boolean not null default false,
  zugriff_bis timestamptz,
  sitzung_leerlauf interval not null default interval '30 days',
  sitzung_gesamt interval not null default interval '400 days',
  -- What it has agreed with its staff council: that nobody can be watched. It is on at once, and off only after it was announced for fourteen days.
  personalrat_seit timestamptz,
  personalrat_angekuendigt timestamptz,
  personalrat_endet timestamptz,
  mindestgruppe integer not null default 5 check (mindestgruppe between 3 and 50),
  personalrat_version integer not null default 1 check (personalrat_version >= 1),
  stand bigint not null default 1,
  version integer not null default 1,
  erstellt timestamptz not null default now(),
  constraint mandant_personalrat_endet check (
    (personalrat_angekuendigt is null) = (personalrat_endet is null)
    and (personalrat_endet is null or personalrat_seit is not null)
    and (personalrat_endet is null or personalrat_angekuendigt >= personalrat_seit)
    and (personalrat_endet is null or personalrat_endet - personalrat_angekuendigt >= interval '14 days')
  )
);
comment on table mandant is 'A tenant: a library, an authority, a company. The root of every composite key.';
comment on column mandant.id is 'UUIDv7.';
comment on column mandant.name is 'As shown in the header.';
comment on column mandant.zone is 'IANA time zone in which its wall times are meant.';
comment on column mandant.sprache is 'Default language of its people and mails.';
comment on column mandant.module is 'Feature modules that are on; one that is off has no route, menu entry or API.';
comment on column mandant.logo is 'File name in the bucket of logos of the one for light grounds.';
comment on column mandant.logo_dunkel is 'File name in the bucket of logos of the one for dark grounds; empty: the other one on a light plate.';
comment on column mandant.akzent is 'Accent colour as #rrggbb; empty for the product''s own.';
comment on column mandant.datenschutz is 'Privacy text in German, Markdown.';
comment on column mandant.datenschutz_en is 'Privacy text in English, Markdown; empty: the German one is shown.';
comment on column mandant.impressum is 'Imprint in German, Markdown.';
comment on column mandant.impressum_en is 'Imprint in English, Markdown; empty: the German one is shown.';
comment on column mandant.einrichtung_abgelegt is 'When the list of what is still to be set up was put away by the house''s administration.';
comment on column mandant.einrichtung_unnoetig is 'Steps of the list of what is still to be set up that the house''s administration does without.';
comment on column mandant.gesperrt is 'Suspended since; nobody gets in while it is set.';
comment on column mandant.wieder_offen is 'When operators opened it again last: of what fell due before nobody is told any more. Empty of a house that was never closed.';
comment on column mandant.ruht is 'Came from a file and was never opened here: none of its recurring work is done.';
comment on column mandant.zugriff_bis is 'Until then operators may have the data of this house written into a file and fetch it; null: its administration has not allowed it.';
comment on column mandant.sitzung_leerlauf is 'A session unused for longer is over.';
comment on column mandant.sitzung_gesamt is 'A session older than this is over, used or not; 400 days is the cookie''s own limit.';
comment on column mandant.personalrat_seit is 'Since when staff-council mode is on; null: it never was.';
comment on column mandant.personalrat_angekuendigt is 'When its end was announced; null: it was not.';
comment on column mandant.personalrat_endet is 'When it ends, or has ended, fourteen days after the announcement at the earliest; null: it does not.';
comment on column mandant.mindestgruppe is 'People whom a figure is about at least while the mode is on: of fewer it is not told.';
comment on column mandant.personalrat_version is 'Counts changes of the mode by hand, for If-Match.';
comment on column mandant.stand is 'Version of the configuration (settings, permissions, people, plans, opening hours); whoever caches them compares it.';
comment on column mandant.version is 'Counts changes of this row by hand, for If-Match; `stand` counts those of the whole configuration.';
comment on column mandant.erstellt is 'Created at.';
-- The list of all Mandanten, for operators.
create index mandant_name on mandant (name, id);

create table auth.mandant_domain (
  domain text primary key check (domain = lower(domain) and char_length(domain) between 1 and 253),
  mandant_id uuid not null references mandant (id)
);
comment on table auth.mandant_domain is 'Which host belongs to which Mandant: decides whose login page is shown.';
comment on column auth.mandant_domain.domain is 'Host name without port, lower case.';
comment on column auth.mandant_domain.mandant_id is 'The Mandant.';
create index mandant_domain_mandant on auth.mandant_domain (mandant_id);

grant select, insert, update, delete on auth.mandant_domain to platzwart_auth;

create table mandant_legacy (
  mandant_id uuid primary key references mandant (id),
  kundenname text not null check (char_length(kundenname) between 1 and 120)
);
comment on table mandant_legacy is 'The customer''s name in the older workspace site.';
comment on column mandant_legacy.mandant_id is 'The Mandant.';
comment on column mandant_legacy.kundenname is 'Customer name there.';

create table benutzer (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  anmeldung_id text not null,
  personalnummer text check (char_length(personalnummer) <= 60),
  vorname text not null check (char_length(vorname) between 1 and 100),
  nachname text not null check (char_length(nachname) between 1 and 100),
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  sprache text not null default 'de' check (sprache in ('de', 'en')),
  status text not null default 'aktiv' check (status in ('aktiv', 'inaktiv', 'anonym')),
  sso boolean not null default false,
  einladung_bis timestamptz,
  aufgegangen_in uuid,
  -- What people are searched by stands ready in lower case, beside the order of the list. Row-level security lets no index answer LIKE, which is not
  -- leakproof: the index is walked, and the text in it is looked into.
  suchtext text not null
    generated always as (lower(vorname || ' ' || nachname || ' ' || coalesce(personalnummer, '') || ' ' || email)) stored,
  nummernfolge text not null generated always as (coalesce(personalnummer, U&'\+10ffff')) stored,
  -- Who may be in a house twice is found by what is spelled alike (domain/benutzer/aehnlichkeit.ts).
  gleichname text not null generated always as (
    translate(replace(replace(replace(replace(lower(vorname || '|' || nachname), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
      'áàâãåāăąćčçďđéèêëēėęěğíìîïīıłńñňóòôõøōőŕřśšşťţúùûūůűýÿźżž .,-''’',
      'aaaaaaaacccddeeeeeeeegiiiiiilnnnooooooorrsssttuuuuuuyyzzz')) stored,
  gleichadresse text generated always as (
    case when length(translate(split_part(split_part(email, '@', 1), '+', 1), '._-', '')) >= 5
      then translate(split_part(split_part(email, '@', 1), '+', 1), '._-', '') end) stored,
  gleichnummer text generated always as (
    nullif(ltrim(translate(lower(personalnummer), ' ./_-', ''), '0'), '')) stored,
  version integer not null default 1,
  erstellt timestamptz not null default now(),
  primary key (mandant_id, id),
  unique (mandant_id, email),
  unique (mandant_id, anmeldung_id)
);
comment on table benutzer is 'A person of a Mandant. Only status aktiv gets in.';
comment on column benutzer.mandant_id is 'The Mandant.';
comment on column benutzer.id is 'UUIDv7.';
comment on column benutzer.anmeldung_id is 'The account (auth.user) that this person signs in with; one account may be a person of several Mandanten.';
comment on column benutzer.personalnummer is 'The specification''s employeeId.';
comment on column benutzer.vorname is 'First name.';
comment on column benutzer.nachname is 'Last name.';
comment on column benutzer.email is 'Lower case.';
comment on column benutzer.sprache is 'Language of screens and mails.';
comment on column benutzer.status is 'aktiv, inaktiv (out at once), or anonym: nobody any more, kept so that what refers to the row still counts.';
comment on column benutzer.sso is 'Signs in through the Mandant''s identity provider; has no password page.';
comment on column benutzer.einladung_bis is 'Until when the link of an invitation works that has not been accepted; null when none is open.';
comment on column benutzer.aufgegangen_in is 'The person with whom this one was merged, whose name it has; only of rows that are nobody''s.';
comment on column benutzer.suchtext is 'What the search of people looks into: names, personnel number and e-mail in lower case.';
comment on column benutzer.nummernfolge is 'Where the personnel number stands in the order of them; who has none comes last.';
comment on column benutzer.gleichname is 'The names as they sound: without case, signs on letters, and what stands between them.';
comment on column benutzer.gleichadresse is 'What stands before the @ without dots and what follows a plus; null where it is too short to say anything.';
comment on column benutzer.gleichnummer is 'The personnel number without signs and leading zeros.';
comment on column benutzer.version is 'Counts changes, for If-Match.';
comment on column benutzer.erstellt is 'Created at.';
create index benutzer_anmeldung on benutzer (anmeldung_id);
create index benutzer_eingeladen on benutzer (mandant_id, nachname, vorname, id) where einladung_bis is not null;
-- The lists of people walk an index in their order, which includes what the search looks into: the rows are never read for it.
create index benutzer_nach_name on benutzer (mandant_id, nachname, vorname, id) include (status, suchtext);
create index benutzer_nach_erstellt on benutzer (mandant_id, erstellt, id);
create index benutzer_nach_personalnummer on benutzer (mandant_id, nummernfolge, id);
create index benutzer_aufgegangen on benutzer (mandant_id, aufgegangen_in) where aufgegangen_in is not null;
-- Who may be here twice: each key is counted and probed in an index of its own.
create index benutzer_gleichname on benutzer (mandant_id, gleichname, id) where status <> 'anonym';
create index benutzer_gleichadresse on benutzer (mandant_id, gleichadresse, id) where status <> 'anonym' and gleichadresse is not null;
create index benutzer_gleichnummer on benutzer (mandant_id, gleichnummer, id) where status <> 'anonym' and gleichnummer is not null;

create trigger end_sitzungen after update of status, anmeldung_id on benutzer
  for each row when (old.status is distinct from new.status or old.anmeldung_id is distinct from new.anmeldung_id)
  execute function auth.end_sitzungen();
create trigger end_sitzungen_removed after delete on benutzer for each row execute function auth.end_sitzungen();

-- What a house was filled with to be looked at, so that it can be told from its own and taken out again.
create table beispiel (
  mandant_id uuid not null references mandant (id),
  art text not null check (char_length(art) between 1 and 60),
  id uuid not null,
  primary key (mandant_id, art, id)
);
comment on table beispiel is 'What stands in a house as a sample, marked row by row; the mark goes with the samples.';
comment on column beispiel.mandant_id is 'The Mandant.';
comment on column beispiel.art is 'The table that it is a row of.';
comment on column beispiel.id is 'Its id there; it may have been deleted since.';

-- A Mandant and its domains must appear together or not at all, but the directory of domains belongs to the sign-in. These run as the owner and reach
-- nothing but the domains of the transaction's own Mandant; who may call them is the verbs' business.

create function auth.give_domain(p_domain text)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  scope uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
begin
  insert into auth.mandant_domain (domain, mandant_id) values (p_domain, scope) on conflict (domain) do nothing;
  return exists (select from auth.mandant_domain d where d.domain = p_domain and d.mandant_id = scope);
end
$$;
comment on function auth.give_domain is 'Gives a host to the scope''s Mandant; false when another Mandant has it.';
revoke all on function auth.give_domain from public;
grant execute on function auth.give_domain to platzwart_app;

create function auth.take_domain(p_domain text)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.mandant_domain d
    where d.domain = p_domain and d.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid;
  return found;
end
$$;
comment on function auth.take_domain is 'Takes a host from the scope''s Mandant; false when it has no such host.';
revoke all on function auth.take_domain from public;
grant execute on function auth.take_domain to platzwart_app;

create function auth.give_maildomain(p_domain text)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  scope uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
begin
  insert into auth.mandant_maildomain (domain, mandant_id) values (p_domain, scope) on conflict (domain) do nothing;
  return exists (select from auth.mandant_maildomain d where d.domain = p_domain and d.mandant_id = scope);
end
$$;
comment on function auth.give_maildomain is 'Gives an e-mail domain to the scope''s Mandant; false when another Mandant has it.';
revoke all on function auth.give_maildomain from public;
grant execute on function auth.give_maildomain to platzwart_app;

create function auth.take_maildomain(p_domain text)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.mandant_maildomain d
    where d.domain = p_domain and d.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid;
  return found;
end
$$;
comment on function auth.take_maildomain is 'Takes an e-mail domain from the scope''s Mandant; false when it has no such domain.';
revoke all on function auth.take_maildomain from public;
grant execute on function auth.take_maildomain to platzwart_app;

-- A link that sets a password opens the account wherever it belongs: the outbox of one Mandant may show it only while that is all there is.
create function auth.is_only_here(p_benutzer uuid)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  konto text;
begin
  select b.anmeldung_id into konto from public.benutzer b where b.mandant_id = hier and b.id = p_benutzer;
  if not found then
    return false;
  end if;
  perform 1 from public.benutzer x where x.anmeldung_id = konto and x.mandant_id <> hier limit 1;
  if found then
    return false;
  end if;
  return not exists (select from auth.betreiber o where o.user_id = konto);
end
$$;
comment on function auth.is_only_here is 'Whether the account of a person of the scope''s Mandant belongs to no other Mandant and operates nothing.';
revoke all on function auth.is_only_here from public;
grant execute on function auth.is_only_here to platzwart_app;

-- What jobs ask before they go to any house: one that has nothing to do costs a look into an index and no transaction of its own. These are in PL/pgSQL,
-- because functions in language SQL with parameters have no plan on a database of many machines.

create function auth.mandanten_mit_modul(p_modul text)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m where p_modul = any (m.module) order by m.id;
end
$$;
comment on function auth.mandanten_mit_modul is 'Which Mandanten have a module switched on; only ids leave it.';
revoke all on function auth.mandanten_mit_modul from public;
grant execute on function auth.mandanten_mit_modul to platzwart_app;

create function auth.zonen_mit_modul(p_modul text)
  returns table (zone text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct m.zone from public.mandant m where p_modul = any (m.module);
end
$$;
comment on function auth.zonen_mit_modul is 'The time zones of the Mandanten that have a module switched on.';
revoke all on function auth.zonen_mit_modul from public;
grant execute on function auth.zonen_mit_modul to platzwart_app;

-- A house that came from a file stands still until an operator opens it: where it came from its reminders and reports may go on being sent.
create function auth.ruhende_mandanten()
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m where m.ruht;
end
$$;
comment on function auth.ruhende_mandanten is 'Mandanten whose recurring work is not done; only ids leave it.';
revoke all on function auth.ruhende_mandanten from public;
grant execute on function auth.ruhende_mandanten to platzwart_app;

-- What the clock does in a house rests while operators have closed it, and what fell due meanwhile is told to nobody afterwards.
create function auth.geschlossene_mandanten()
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m where m.gesperrt is not null;
end
$$;
comment on function auth.geschlossene_mandanten is 'Mandanten whom operators have closed; only ids leave it.';
revoke all on function auth.geschlossene_mandanten from public;
grant execute on function auth.geschlossene_mandanten to platzwart_app;

-- For the operators' list: numbers alone leave it.
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

-- What stands of a house in the directory and in the queues.
create function auth.count_mandant()
  returns table (was text, anzahl bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier text := nullif(current_setting('app.mandant_id', true), '');
begin
  return query select 'anmeldungen', count(*) from auth.session s where s.token like '%\_' || hier || '\_%';
  return query select 'auftraege', count(*) from pgboss.job j where j.data ->> 'mandantId' = hier;
end
$$;
comment on function auth.count_mandant is 'How many sessions and jobs the scope''s Mandant has.';
revoke all on function auth.count_mandant from public;
grant execute on function auth.count_mandant to platzwart_app;

-- A house is deleted whole, by the tables' owner, because the application's role may add to some tables and take nothing from them. Each table lets the
-- owner have the rows of the transaction's own Mandant (0010).
create function auth.delete_mandant_rows()
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  konten text[];
  bleiben text[];
  offen text[];
  dran text;
begin
  if hier is null then
    raise exception 'no Mandant is in scope';
  end if;
  -- Locked by the owner, as whom the rows are deleted: on many machines that is a connection of its own.
  perform from public.mandant m where m.id = hier and m.gesperrt is not null for update;
  if not found then
    return false;
  end if;
  -- Accounts that are nobody anywhere else go, too.
  select coalesce(array_agg(b.anmeldung_id), '{}') into konten from public.benutzer b where b.mandant_id = hier;
  select coalesce(array_agg(distinct b.anmeldung_id), '{}') into bleiben
    from public.benutzer b where b.anmeldung_id = any (konten) and b.mandant_id <> hier;
  select coalesce(array_agg(c.relname::text), '{}') into offen
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'mandant' and exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'mandant_id' and not a.attisdropped);
  -- First what nothing refers to any more, whichever tables there are.
  while cardinality(offen) > 0 loop
    select t.name into dran from unnest(offen) as t(name)
      where not exists (
        select 1 from pg_constraint k join pg_class von on von.oid = k.conrelid join pg_class auf on auf.oid = k.confrelid
          where k.contype = 'f' and auf.relname = t.name and von.relname <> t.name and von.relname = any (offen))
      order by t.name limit 1;
    if dran is null then
      raise exception 'tables refer to each other in a circle: %', offen;
    end if;
    execute format('delete from public.%I where mandant_id = $1', dran) using hier;
    offen := array_remove(offen, dran);
  end loop;
  delete from auth.mandant_domain d where d.mandant_id = hier;
  delete from auth.mandant_anmeldung a where a.mandant_id = hier;
  delete from public.mandant m where m.id = hier;
  delete from pgboss.job j where j.data ->> 'mandantId' = hier::text;
  delete from auth.session s where s.token like '%\_' || hier::text || '\_%';
  konten := array(select k.id from unnest(konten) as k(id)
    where k.id <> all (bleiben) and not exists (select 1 from auth.betreiber o where o.user_id = k.id));
  delete from auth.verification v where v.value = any (konten);
  delete from auth."user" u where u.id = any (konten);
  -- That something was done to it stays in the operators' trail, and what it was does not.
  update auth.betreiber_protokoll p set mandant_id = null, was = null, antwort = null where p.mandant_id = hier;
  return true;
end
$$;
comment on function auth.delete_mandant_rows is 'Deletes everything of the scope''s Mandant, where it is closed: the rows of all tables, what leads to it, its sessions and jobs, and accounts that are nobody elsewhere.';
revoke all on function auth.delete_mandant_rows from public;

create function auth.delete_mandant()
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier constant uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
begin
  if not auth.delete_mandant_rows() then
    return false;
  end if;
  delete from auth.mandant_maildomain d where d.mandant_id = hier;
  delete from auth.sitzung_ende e where e.mandant_id = hier;
  delete from auth.mandant_ende e where e.mandant_id = hier;
  return true;
end
$$;
comment on function auth.delete_mandant is 'Deletes everything of the scope''s Mandant, where it is closed: the rows of all tables, what leads to it, its sessions and jobs, and accounts that are nobody elsewhere.';
revoke all on function auth.delete_mandant from public;
grant execute on function auth.delete_mandant to platzwart_app;
