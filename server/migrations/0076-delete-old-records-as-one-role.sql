-- What is over its time is deleted by the tables' owner. A database of many machines lets no second role write rows of a house in the same
-- transaction, so all that goes with the deletion is the owner's as well: what is left of seats, the marks of what servers keep, and the line in
-- the audit trail. Each is written by this one function.
-- older version: calls it with three arguments as before, and writes its line itself
drop function auth.delete_aufbewahrtes(text, timestamptz, integer);
create function auth.delete_aufbewahrtes(p_art text, p_vor timestamptz, p_hoechstens integer, p_eintrag uuid default null, p_tag date default null)
  returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier constant uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  ids uuid[];
  fruehestens timestamptz;
  gemerkt text;
  marke bigint;
begin
  if hier is null then
    raise exception 'no Mandant is in scope';
  end if;
  -- Whatever a program asks: tax law has logbooks kept for ten years, and checks of licences are proof for three (a month less, for clocks that differ).
  select now() - case p_art when 'fahrtenbuecher' then interval '10 years' when 'pruefungen' then interval '35 months'
      when 'protokoll' then interval '1 year' else interval '27 days' end into fruehestens;
  if p_vor > fruehestens then
    raise exception 'too early for %', p_art;
  end if;
  ids := array(select f.id from auth.find_aufbewahrtes(p_art, p_vor, p_hoechstens) f);
  if cardinality(ids) = 0 then
    return 0;
  end if;
  if p_art = 'platzbuchungen' then
    insert into public.leseraum_nutzung as n (mandant_id, leseraum_id, tag, buchungen, minuten)
      select b.mandant_id, b.leseraum_id, b.tag, count(*), sum(extract(epoch from upper(b.zeitraum) - lower(b.zeitraum)) / 60)::integer
        from public.leseraum_buchung b where b.mandant_id = hier and b.id = any (ids) and b.status = 'durchgeführt'
        group by b.mandant_id, b.leseraum_id, b.tag
      on conflict (mandant_id, leseraum_id, tag)
        do update set buchungen = n.buchungen + excluded.buchungen, minuten = n.minuten + excluded.minuten;
    delete from public.leseraum_buchung b where b.mandant_id = hier and b.id = any (ids);
    gemerkt := 'leseraum_buchung';
  elsif p_art = 'fahrten' then
    delete from public.fahrzeug_freigabe f where f.mandant_id = hier and f.fahrzeug_buchung_id = any (ids);
    delete from public.fahrzeug_buchung b where b.mandant_id = hier and b.id = any (ids);
    gemerkt := 'fahrzeug_buchung';
  elsif p_art = 'schaeden' then
    delete from public.fahrzeug_schaden d where d.mandant_id = hier and d.id = any (ids);
    gemerkt := 'fahrzeug_schaden';
  elsif p_art = 'pruefungen' then
    delete from public.fuehrerschein_pruefung p where p.mandant_id = hier and p.id = any (ids);
  elsif p_art = 'fahrtenbuecher' then
    delete from public.fahrtenbuch_siegel s where s.mandant_id = hier and s.fahrzeug_id = any (ids);
    delete from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.fahrzeug_id = any (ids);
  elsif p_art = 'protokoll' then
    delete from public.protokoll p where p.mandant_id = hier and p.id = any (ids);
  end if;
  if p_eintrag is not null then
    insert into public.protokoll (mandant_id, id, aktion, objekt, objekt_id, nachher)
      values (hier, p_eintrag, 'deleteOld', 'aufbewahrung', hier,
        jsonb_build_object('art', p_art, 'anzahl', cardinality(ids), 'vor', p_tag));
  end if;
  if gemerkt is not null then
    marke := (random() * 4e18)::bigint;
    insert into public.tagesmarke as t (mandant_id, art, objekt_id, tag, fach, marke)
      values (hier, gemerkt, hier, date 'infinity', 0, marke)
      on conflict (mandant_id, art, objekt_id, tag, fach) do update set marke = excluded.marke;
  end if;
  return cardinality(ids);
end
$$;
comment on function auth.delete_aufbewahrtes is 'Deletes so much at most of what find_aufbewahrtes finds, and says how much; of seats it leaves how much they were used. Writes the line of the audit trail under the id that it is given, with the day before which all of it was, and marks what servers keep of it. Refuses what is younger than the law allows.';
revoke all on function auth.delete_aufbewahrtes from public;
grant execute on function auth.delete_aufbewahrtes to platzwart_app;
