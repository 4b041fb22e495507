-- What was noted beside a check of a licence goes with the person whom it names, and is never another. By a trigger: a restrictive policy would say
-- so, too, but a cluster makes a permissive one of it on its workers, and so opens the rows of every house.
create function public.keep_notiz()
  returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if new.notiz <> '' and new.notiz is distinct from old.notiz then
    raise exception 'permission denied: the note of a check can go, and is never another' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function public.keep_notiz is 'Lets the note of a licence check be emptied, and nothing else be written there.';
-- older version: it has no right to write that column, and does not.
create trigger fuehrerschein_pruefung_notiz before update of notiz on fuehrerschein_pruefung
  for each row execute function public.keep_notiz();
