-- What may not be deleted although its time is over: a dispute, an accident, an audit.
create table loeschsperre (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid,
  fahrzeug_id uuid,
  grund text not null check (char_length(grund) between 1 and 500),
  erstellt timestamptz not null default now(),
  erstellt_von uuid not null,
  primary key (mandant_id, id),
  check (num_nonnulls(benutzer_id, fahrzeug_id) = 1),
  unique (mandant_id, benutzer_id),
  unique (mandant_id, fahrzeug_id),
  foreign key (mandant_id) references mandant (id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id),
  foreign key (mandant_id, erstellt_von) references benutzer (mandant_id, id)
);
comment on table loeschsperre is 'A legal hold: nothing of this person or vehicle is deleted because of its age until the row is gone; the audit trail remembers it.';
comment on column loeschsperre.mandant_id is 'The Mandant.';
comment on column loeschsperre.id is 'UUIDv7.';
comment on column loeschsperre.benutzer_id is 'The person; empty when it is about a vehicle.';
comment on column loeschsperre.fahrzeug_id is 'The vehicle; empty when it is about a person.';
comment on column loeschsperre.grund is 'Why, as whoever set it wrote it.';
comment on column loeschsperre.erstellt is 'Since when.';
comment on column loeschsperre.erstellt_von is 'Who set it.';

-- What is left of the bookings of seats that went: how much a seat was used, and by nobody.
create table leseraum_nutzung (
  mandant_id uuid not null,
  leseraum_id uuid not null,
  tag date not null,
  buchungen integer not null,
  minuten integer not null,
  primary key (mandant_id, leseraum_id, tag),
  foreign key (mandant_id, leseraum_id) references leseraum (mandant_id, id)
);
comment on table leseraum_nutzung is 'How much a seat or room was used on a day of which the bookings themselves are deleted.';
comment on column leseraum_nutzung.mandant_id is 'The Mandant.';
comment on column leseraum_nutzung.leseraum_id is 'The seat or room.';
comment on column leseraum_nutzung.tag is 'The day in the Mandant''s zone.';
comment on column leseraum_nutzung.buchungen is 'Bookings that somebody came to.';
comment on column leseraum_nutzung.minuten is 'Minutes that they were for.';

do $$
declare
  t text;
begin
  foreach t in array array['loeschsperre', 'leseraum_nutzung'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy mandant_scope on %I to platzwart_app '
      'using (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid) '
      'with check (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid)', t);
    execute format(
      'create policy mandant_ganz on %I to platzwart_owner '
      'using (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid) '
      'with check (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid)', t);
  end loop;
end
$$;
grant select, insert, delete on loeschsperre to platzwart_app;
grant select, insert, update on leseraum_nutzung to platzwart_app;

-- What of a kind is older than that, and under no hold; the oldest need not be first. The preview counts by it and the job deletes by it.
create function auth.find_aufbewahrtes(p_art text, p_vor timestamptz, p_hoechstens integer)
  returns table (id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier constant uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  v_personen constant uuid[] := array(select s.benutzer_id from public.loeschsperre s where s.mandant_id = hier and s.benutzer_id is not null);
  v_fahrzeuge constant uuid[] := array(select s.fahrzeug_id from public.loeschsperre s where s.mandant_id = hier and s.fahrzeug_id is not null);
begin
  if p_art = 'platzbuchungen' then
    return query select b.id from public.leseraum_buchung b
      where b.mandant_id = hier and upper(b.zeitraum) < p_vor and b.benutzer1_id <> all (v_personen)
        and (b.benutzer2_id is null or b.benutzer2_id <> all (v_personen)) limit p_hoechstens;
  elsif p_art = 'fahrten' then
    -- A trip that was driven stays as long as what its check-in and check-out left.
    return query select b.id from public.fahrzeug_buchung b
      where b.mandant_id = hier and upper(b.zeitraum) < p_vor and b.status <> 'aktiv' and b.fahrzeug_id <> all (v_fahrzeuge)
        and b.benutzer_id <> all (v_personen) and (b.fahrer_id is null or b.fahrer_id <> all (v_personen))
        and not exists (select from public.fahrzeug_historie h where h.mandant_id = hier and h.buchung_id = b.id)
        and not exists (select from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.buchung_id = b.id) limit p_hoechstens;
  elsif p_art = 'schaeden' then
    return query select d.id from public.fahrzeug_schaden d
      where d.mandant_id = hier and d.behoben < p_vor and d.fahrzeug_id <> all (v_fahrzeuge)
        and (d.gemeldet_von is null or d.gemeldet_von <> all (v_personen)) limit p_hoechstens;
  elsif p_art = 'pruefungen' then
    -- The last check of each licence stays: it is the proof that there is one.
    return query select p.id from public.fuehrerschein_pruefung p
      where p.mandant_id = hier and p.erstellt < p_vor and p.benutzer_id <> all (v_personen)
        and exists (select from public.fuehrerschein_pruefung n
          where n.mandant_id = hier and n.benutzer_id = p.benutzer_id and (n.erstellt, n.id) > (p.erstellt, p.id)) limit p_hoechstens;
  elsif p_art = 'fahrtenbuecher' then
    -- A logbook is one book, and goes as one, when its car is out of the fleet and its last line is old enough.
    return query select f.id from public.fahrzeug f
      where f.mandant_id = hier and f.deaktiviert and f.id <> all (v_fahrzeuge)
        and exists (select from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.fahrzeug_id = f.id)
        and not exists (select from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.fahrzeug_id = f.id
          and (e.erfasst >= p_vor or e.fahrer_id = any (v_personen))) limit p_hoechstens;
  elsif p_art = 'protokoll' then
    -- Any line may be about somebody who is under a hold; what testifies to a logbook stays with it.
    if cardinality(v_personen) + cardinality(v_fahrzeuge) = 0 then
      return query select p.id from public.protokoll p
        where p.mandant_id = hier and p.zeit < p_vor and p.objekt <> 'fahrtenbuch_eintrag' limit p_hoechstens;
    end if;
  else
    raise exception 'nothing of the kind % is kept', p_art;
  end if;
end
$$;
comment on function auth.find_aufbewahrtes is 'Ids of what the scope''s Mandant has of a kind that is older than that and under no legal hold; so many at most. Of logbooks the ids of their vehicles.';
revoke all on function auth.find_aufbewahrtes from public;
grant execute on function auth.find_aufbewahrtes to platzwart_app;

create function auth.delete_aufbewahrtes(p_art text, p_vor timestamptz, p_hoechstens integer)
  returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier constant uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  ids uuid[];
  fruehestens timestamptz;
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
  if p_art = 'platzbuchungen' then
    insert into public.leseraum_nutzung as n (mandant_id, leseraum_id, tag, buchungen, minuten)
      select b.mandant_id, b.leseraum_id, b.tag, count(*), sum(extract(epoch from upper(b.zeitraum) - lower(b.zeitraum)) / 60)::integer
        from public.leseraum_buchung b where b.mandant_id = hier and b.id = any (ids) and b.status = 'durchgeführt'
        group by b.mandant_id, b.leseraum_id, b.tag
      on conflict (mandant_id, leseraum_id, tag)
        do update set buchungen = n.buchungen + excluded.buchungen, minuten = n.minuten + excluded.minuten;
    delete from public.leseraum_buchung b where b.mandant_id = hier and b.id = any (ids);
  elsif p_art = 'fahrten' then
    delete from public.fahrzeug_freigabe f where f.mandant_id = hier and f.fahrzeug_buchung_id = any (ids);
    delete from public.fahrzeug_buchung b where b.mandant_id = hier and b.id = any (ids);
  elsif p_art = 'schaeden' then
    delete from public.fahrzeug_schaden d where d.mandant_id = hier and d.id = any (ids);
  elsif p_art = 'pruefungen' then
    delete from public.fuehrerschein_pruefung p where p.mandant_id = hier and p.id = any (ids);
  elsif p_art = 'fahrtenbuecher' then
    delete from public.fahrtenbuch_siegel s where s.mandant_id = hier and s.fahrzeug_id = any (ids);
    delete from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.fahrzeug_id = any (ids);
  elsif p_art = 'protokoll' then
    delete from public.protokoll p where p.mandant_id = hier and p.id = any (ids);
  end if;
  return cardinality(ids);
end
$$;
comment on function auth.delete_aufbewahrtes is 'Deletes so much at most of what find_aufbewahrtes finds, and says how much; of seats it leaves how much they were used. Refuses what is younger than the law allows.';
revoke all on function auth.delete_aufbewahrtes from public;
grant execute on function auth.delete_aufbewahrtes to platzwart_app;

create function auth.mandanten_mit_fristen()
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct e.mandant_id from public.einstellung_wert e
    where e.option_name like 'aufbewahrung.%' and e.benutzer_id is null and e.gruppe_id is null and e.wert <> '0';
end
$$;
comment on function auth.mandanten_mit_fristen is 'Which Mandanten have chosen how long something is kept; only ids leave it.';
revoke all on function auth.mandanten_mit_fristen from public;
grant execute on function auth.mandanten_mit_fristen to platzwart_app;
