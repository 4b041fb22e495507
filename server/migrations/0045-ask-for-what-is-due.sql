-- What is due is asked as narrowly as it is told, so that a house with open bookings and nothing to be done for them is not visited every half
-- minute. What is open is found by its house, status and begin: however many bookings nobody has to check in to lie behind, they are not read.
create index leseraum_buchung_offen on leseraum_buchung (mandant_id, status, lower(zeitraum)) where status in ('vorgemerkt', 'reserviert');
create index fahrzeug_buchung_offen on fahrzeug_buchung (mandant_id, status, lower(zeitraum)) where status in ('vorgemerkt', 'reserviert');
create index fahrzeug_buchung_vorgemerkt on fahrzeug_buchung (mandant_id) where status = 'vorgemerkt';
-- The older version's questions find what is open by the new ones.
drop index leseraum_buchung_faellig;
drop index fahrzeug_buchung_faellig;
-- Settings that decide what is due, beside their default: few houses and people have one of their own.
create index einstellung_wert_frist on einstellung_wert (mandant_id, option_name)
  where option_name in ('fahrzeug.erinnerungMinuten', 'fahrzeug.hinweisVorCheckOutMinuten');

create policy faellige_reads on einstellung_wert for select to platzwart_owner using (true);
create policy faellige_reads on datei for select to platzwart_owner using (true);
create policy faellige_reads on fahrzeug for select to platzwart_owner using (true);
create policy faellige_reads on fahrzeug_schaden for select to platzwart_owner using (true);
create policy faellige_reads on fahrzeug_beleg for select to platzwart_owner using (true);
create policy faellige_reads on serviceheft_eintrag for select to platzwart_owner using (true);

create function auth.mandanten_mit_faelligen_plaetzen(p_jetzt timestamptz, p_minuten integer, p_freigabe text)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_bis constant timestamptz := p_jetzt - make_interval(mins => p_minuten);
begin
  return query select m.id from public.mandant m
    left join public.einstellung_wert e on e.mandant_id = m.id and e.option_name = 'leseraum.freigabeOhneCheckIn'
      and e.benutzer_id is null and e.gruppe_id is null
    where exists (select from public.leseraum_buchung b
        where b.mandant_id = m.id and b.status = 'vorgemerkt' and lower(b.zeitraum) <= p_jetzt)
      or exists (select from public.leseraum_buchung b
        where b.mandant_id = m.id and b.status = 'reserviert' and lower(b.zeitraum) <= p_jetzt and lower(b.zeitraum) > v_bis
          and b.erstellt < lower(b.zeitraum) and not exists (select from public.benachrichtigung n
            where n.mandant_id = b.mandant_id and n.objekt_id = b.id and n.typ = 'erinnerung'))
      or coalesce(e.wert, p_freigabe) = 'true' and exists (select from public.leseraum_buchung b
        where b.mandant_id = m.id and b.status = 'reserviert' and lower(b.zeitraum) < v_bis);
end
$$;
comment on function auth.mandanten_mit_faelligen_plaetzen is 'Which Mandanten have seats that nobody confirmed or came to, or that begin and are to be told; with the minutes of the check-in window and whether no-shows are released where the house says nothing. Only ids leave it.';
revoke all on function auth.mandanten_mit_faelligen_plaetzen from public;
grant execute on function auth.mandanten_mit_faelligen_plaetzen to platzwart_app;

create function auth.mandanten_mit_faelligen_fahrten(p_jetzt timestamptz, p_storno integer, p_erinnerung integer, p_hinweis integer)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select b.mandant_id from public.fahrzeug_buchung b where b.status = 'vorgemerkt'
    union
    select b.mandant_id from public.fahrzeug_buchung b
      left join public.einstellung_wert e on e.mandant_id = b.mandant_id and e.option_name = 'fahrzeug.hinweisVorCheckOutMinuten'
      where b.status = 'aktiv' and (upper(b.zeitraum) <= p_jetzt
        or upper(b.zeitraum) <= p_jetzt + make_interval(mins => greatest(p_hinweis, case when e.wert ~ '^[0-9]{1,8}$' then e.wert::integer end))
          and not exists (select from public.fahrzeug_erinnerung r where r.mandant_id = b.mandant_id and r.typ = 'fahrtHinweisCheckOut'
            and r.objekt_id = b.id and r.schluessel = extract(epoch from upper(b.zeitraum))::bigint::text))
    union
    select m.id from public.mandant m
      left join public.einstellung_wert e on e.mandant_id = m.id and e.option_name = 'fahrzeug.stornoOhneCheckInMinuten'
        and e.benutzer_id is null and e.gruppe_id is null
      where coalesce(e.wert, p_storno::text) <> '0' and exists (select from public.fahrzeug_buchung b
        where b.mandant_id = m.id and b.status = 'reserviert'
          and lower(b.zeitraum) <= p_jetzt - make_interval(mins => case when e.wert ~ '^[0-9]{1,8}$' then e.wert::integer else p_storno end))
    union
    select m.id from public.mandant m
      where exists (select from public.fahrzeug_buchung b
        where b.mandant_id = m.id and b.status = 'reserviert'
          and lower(b.zeitraum) > p_jetzt and lower(b.zeitraum) <= p_jetzt + make_interval(mins => p_erinnerung)
          and not exists (select from public.fahrzeug_erinnerung r where r.mandant_id = b.mandant_id and r.typ = 'fahrtErinnerung'
            and r.objekt_id = b.id and r.schluessel = extract(epoch from lower(b.zeitraum))::bigint::text))
    union
    select e.mandant_id from public.einstellung_wert e
      join public.fahrzeug_buchung b on b.mandant_id = e.mandant_id and b.status = 'reserviert' and lower(b.zeitraum) > p_jetzt
        and lower(b.zeitraum) <= p_jetzt + make_interval(mins => case when e.wert ~ '^[0-9]{1,8}$' then e.wert::integer end)
      where e.option_name = 'fahrzeug.erinnerungMinuten'
        and not exists (select from public.fahrzeug_erinnerung r where r.mandant_id = b.mandant_id and r.typ = 'fahrtErinnerung'
          and r.objekt_id = b.id and r.schluessel = extract(epoch from lower(b.zeitraum))::bigint::text);
end
$$;
comment on function auth.mandanten_mit_faelligen_fahrten is 'Which Mandanten have trips that wait for approval, are late or soon to end, that nobody came to, or that begin soon and are to be told; with the minutes of each where a house or a person says nothing. Only ids leave it.';
revoke all on function auth.mandanten_mit_faelligen_fahrten from public;
grant execute on function auth.mandanten_mit_faelligen_fahrten to platzwart_app;

create function auth.mandanten_ohne_bericht(p_modul text, p_auftrag text, p_turnus text, p_zonen_turnus text[], p_perioden text[])
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m
    left join public.einstellung_wert t on t.mandant_id = m.id and t.option_name = 'fahrzeug.berichtTurnus'
      and t.benutzer_id is null and t.gruppe_id is null
    left join public.einstellung_wert g on g.mandant_id = m.id and g.option_name = 'benachrichtigung.fahrzeugBericht'
      and g.benutzer_id is null and g.gruppe_id is null
    where p_modul = any (m.module) and m.zone || ' ' || coalesce(t.wert, p_turnus) = any (p_zonen_turnus)
      and coalesce(g.wert, '') <> 'false' and not exists (
        select from public.auftragslauf a where a.mandant_id = m.id and a.auftrag = p_auftrag
          and a.periode = p_perioden[array_position(p_zonen_turnus, m.zone || ' ' || coalesce(t.wert, p_turnus))])
    order by m.id;
end
$$;
comment on function auth.mandanten_ohne_bericht is 'Which Mandanten with this module have had no report for the period that is over in their zone by their own turn, or by p_turnus where they say nothing; each "zone turn" beside its period. Only ids leave it.';
revoke all on function auth.mandanten_ohne_bericht from public;
grant execute on function auth.mandanten_ohne_bericht to platzwart_app;

create function auth.mandanten_mit_losen_dateien(p_vor timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct d.mandant_id from public.datei d
    where d.bucket = 'fahrzeuge' and d.erstellt < p_vor
      and not exists (select from public.fahrzeug f where f.mandant_id = d.mandant_id and f.bild_id = d.id)
      and not exists (select from public.fahrzeug_schaden s where s.mandant_id = d.mandant_id and s.bild_id = d.id)
      and not exists (select from public.fahrzeug_beleg b where b.mandant_id = d.mandant_id and b.datei_id = d.id)
      and not exists (select from public.serviceheft_eintrag e where e.mandant_id = d.mandant_id and e.datei_id = d.id);
end
$$;
comment on function auth.mandanten_mit_losen_dateien is 'Which Mandanten have files of vehicles that nothing refers to and that are older than that; only ids leave it.';
revoke all on function auth.mandanten_mit_losen_dateien from public;
grant execute on function auth.mandanten_mit_losen_dateien to platzwart_app;

create function auth.bekannte_schluessel(p_mandanten uuid[], p_schluessel text[])
  returns table (schluessel text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.schluessel from public.datei d where d.mandant_id = any (p_mandanten) and d.schluessel = any (p_schluessel)
    union all
    select a.schluessel from public.ausfuhr a where a.mandant_id = any (p_mandanten) and a.schluessel = any (p_schluessel);
end
$$;
comment on function auth.bekannte_schluessel is 'Which of these keys of the store a record of these Mandanten names; nothing leaves it that was not asked for.';
revoke all on function auth.bekannte_schluessel from public;
grant execute on function auth.bekannte_schluessel to platzwart_app;

-- The retention's own claims make no house due: each visit would bring the next one, two days later, for ever.
create or replace function auth.mandanten_mit_abgelaufenem(
    p_benachrichtigung timestamptz, p_wiederholschluessel timestamptz, p_auftragslauf timestamptz, p_leseraum_einladung timestamptz,
    p_fahrzeug_erinnerung timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m
    where exists (select from public.benachrichtigung b where b.mandant_id = m.id and b.erstellt < p_benachrichtigung)
      or exists (select from public.auftragslauf a where a.mandant_id = m.id and a.begonnen < p_auftragslauf
        and char_length(a.periode) > 10 and a.auftrag <> 'aufbewahrung')
      or exists (select from public.fahrzeug_erinnerung e where e.mandant_id = m.id and e.erstellt < p_fahrzeug_erinnerung)
    union select w.mandant_id from public.wiederholschluessel w where w.erstellt < p_wiederholschluessel
    union select l.mandant_id from public.leseraum_einladung l where l.erstellt < p_leseraum_einladung;
end
$$;
