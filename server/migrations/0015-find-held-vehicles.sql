-- What a range function says about a row may not be asked before the row's policy is (range functions are not leakproof), so that no index
-- over a period serves the application's role directly. These functions see one Mandant, that of the transaction, and know the policy's answer.
create index fahrzeug_buchung_sperrzeitraum on fahrzeug_buchung using gist (mandant_id, sperrzeitraum) include (fahrzeug_id, gehalten_bis)
  where (status <> 'storniert' or gehalten_bis is not null);
-- Trips that are not over: what a driver already has, which car is still out.
create index fahrzeug_buchung_fahrer_offen on fahrzeug_buchung (mandant_id, fahrer_id)
  where status in ('vorgemerkt', 'reserviert', 'aktiv');
create index fahrzeug_buchung_unterwegs on fahrzeug_buchung (mandant_id, fahrzeug_id) where status = 'aktiv';

create function auth.belegte_fahrzeuge(p_sperrzeitraum tstzrange, p_jetzt timestamptz)
  returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select string_agg(b.fahrzeug_id::text, ',') from public.fahrzeug_buchung b
      where b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid and b.sperrzeitraum && p_sperrzeitraum
        and (b.status <> 'storniert' or b.gehalten_bis is not null) and (b.gehalten_bis is null or b.gehalten_bis > p_jetzt));
end
$$;
comment on function auth.belegte_fahrzeuge is 'Ids of the vehicles of the transaction''s Mandant that something holds in a period, separated by commas; null when none is.';
revoke all on function auth.belegte_fahrzeuge from public;
grant execute on function auth.belegte_fahrzeuge to platzwart_app;

create function auth.fahrzeug_belegungen(p_fahrzeuge uuid[], p_sperrzeitraum tstzrange, p_jetzt timestamptz)
  returns table (id uuid, fahrzeug_id uuid, zeitraum tstzrange, sperrzeitraum tstzrange, status text, typ text, benutzer_id uuid,
    fahrer_id uuid)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select b.id, b.fahrzeug_id, b.zeitraum, b.sperrzeitraum, b.status, b.typ, b.benutzer_id, b.fahrer_id
      from unnest(p_fahrzeuge) f(id), public.fahrzeug_buchung b
      where b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid and b.fahrzeug_id = f.id
        and b.sperrzeitraum && p_sperrzeitraum
        and (b.status <> 'storniert' or b.gehalten_bis is not null) and (b.gehalten_bis is null or b.gehalten_bis > p_jetzt);
end
$$;
comment on function auth.fahrzeug_belegungen is 'What holds these vehicles of the transaction''s Mandant in a period: trips, blocks, and cancelled ones that can still be undone.';
revoke all on function auth.fahrzeug_belegungen from public;
grant execute on function auth.fahrzeug_belegungen to platzwart_app;
