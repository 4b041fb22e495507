-- Who may be in a house twice is found by what is spelled alike (domain/benutzer/aehnlichkeit.ts): the keys stand ready beside the row, and each is
-- counted and probed in an index of its own.
alter table benutzer
  add column gleichname text not null generated always as (
    translate(replace(replace(replace(replace(lower(vorname || '|' || nachname), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
      'áàâãåāăąćčçďđéèêëēėęěğíìîïīıłńñňóòôõøōőŕřśšşťţúùûūůűýÿźżž .,-''’',
      'aaaaaaaacccddeeeeeeeegiiiiiilnnnooooooorrsssttuuuuuuyyzzz')) stored,
  add column gleichadresse text generated always as (
    case when length(translate(split_part(split_part(email, '@', 1), '+', 1), '._-', '')) >= 5
      then translate(split_part(split_part(email, '@', 1), '+', 1), '._-', '') end) stored,
  add column gleichnummer text generated always as (
    nullif(ltrim(translate(lower(personalnummer), ' ./_-', ''), '0'), '')) stored;
comment on column benutzer.gleichname is 'The names as they sound: without case, signs on letters, and what stands between them.';
comment on column benutzer.gleichadresse is 'What stands before the @ without dots and what follows a plus; null where it is too short to say anything.';
comment on column benutzer.gleichnummer is 'The personnel number without signs and leading zeros.';

create index benutzer_gleichname on benutzer (mandant_id, gleichname, id) where status <> 'anonym';
create index benutzer_gleichadresse on benutzer (mandant_id, gleichadresse, id) where status <> 'anonym' and gleichadresse is not null;
create index benutzer_gleichnummer on benutzer (mandant_id, gleichnummer, id) where status <> 'anonym' and gleichnummer is not null;
