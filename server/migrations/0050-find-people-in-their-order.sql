-- People are searched over a hundred thousand by any part of their names, address and number. Row-level security lets no index answer LIKE (it is
-- not leakproof), so what is searched in stands ready in lower case, beside the order of the list: the index alone is walked, and never the rows.
alter table benutzer add column suchtext text not null
  generated always as (lower(vorname || ' ' || nachname || ' ' || coalesce(personalnummer, '') || ' ' || email)) stored;
comment on column benutzer.suchtext is 'What the search of people looks into: names, personnel number and e-mail in lower case.';

alter table benutzer add column nummernfolge text not null generated always as (coalesce(personalnummer, U&'\+10ffff')) stored;
comment on column benutzer.nummernfolge is 'Where the personnel number stands in the order of them; who has none comes last.';

create index benutzer_nach_name on benutzer (mandant_id, nachname, vorname, id) include (status, suchtext);
create index benutzer_nach_erstellt on benutzer (mandant_id, erstellt, id);
create index benutzer_nach_personalnummer on benutzer (mandant_id, nummernfolge, id);

-- The wider one answers what it did.
drop index benutzer_name;
