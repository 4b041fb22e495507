-- Jobs that come round ask which houses have something to do before they go to any of them: a house that has nothing costs a look into an index
-- and no transaction of its own, however many houses there are.
create index auftragslauf_alter on auftragslauf (mandant_id, begonnen) where char_length(periode) > 10;

create policy faellige_reads on benachrichtigung for select to platzwart_owner using (true);
create policy faellige_reads on wiederholschluessel for select to platzwart_owner using (true);
create policy faellige_reads on auftragslauf for select to platzwart_owner using (true);
create policy faellige_reads on leseraum_einladung for select to platzwart_owner using (true);
create policy faellige_reads on fahrzeug_erinnerung for select to platzwart_owner using (true);
create policy faellige_reads on ausfuhr for select to platzwart_owner using (true);

create function auth.mandanten_mit_abgelaufenem(
    p_benachrichtigung timestamptz, p_wiederholschluessel timestamptz, p_auftragslauf timestamptz, p_leseraum_einladung timestamptz,
    p_fahrzeug_erinnerung timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m
    where exists (select from public.benachrichtigung b where b.mandant_id = m.id and b.erstellt < p_benachrichtigung)
      or exists (select from public.auftragslauf a
        where a.mandant_id = m.id and a.begonnen < p_auftragslauf and char_length(a.periode) > 10)
      or exists (select from public.fahrzeug_erinnerung e where e.mandant_id = m.id and e.erstellt < p_fahrzeug_erinnerung)
    union select w.mandant_id from public.wiederholschluessel w where w.erstellt < p_wiederholschluessel
    union select l.mandant_id from public.leseraum_einladung l where l.erstellt < p_leseraum_einladung;
end
$$;
comment on function auth.mandanten_mit_abgelaufenem is 'Which Mandanten have records that are older than these are kept; only ids leave it.';
revoke all on function auth.mandanten_mit_abgelaufenem from public;
grant execute on function auth.mandanten_mit_abgelaufenem to platzwart_app;

create function auth.mandanten_mit_alten_ausfuhren(p_vor timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct a.mandant_id from public.ausfuhr a where a.erstellt < p_vor;
end
$$;
comment on function auth.mandanten_mit_alten_ausfuhren is 'Which Mandanten have exports that are older than that; only ids leave it.';
revoke all on function auth.mandanten_mit_alten_ausfuhren from public;
grant execute on function auth.mandanten_mit_alten_ausfuhren to platzwart_app;

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

create function auth.mandanten_ohne_lauf(p_modul text, p_auftrag text, p_zonen text[], p_perioden text[])
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m
    where p_modul = any (m.module) and m.zone = any (p_zonen) and not exists (
      select from public.auftragslauf a
      where a.mandant_id = m.id and a.auftrag = p_auftrag and a.periode = p_perioden[array_position(p_zonen, m.zone)])
    order by m.id;
end
$$;
comment on function auth.mandanten_ohne_lauf is 'Which Mandanten of these time zones, with this module, have not had a job''s run for the period of their zone; only ids leave it.';
revoke all on function auth.mandanten_ohne_lauf from public;
grant execute on function auth.mandanten_ohne_lauf to platzwart_app;
