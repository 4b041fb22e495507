-- People look for Ozdemir and mean Özdemir, and expect Äpfel before Berg and NH-ZZ 2 before NH-ZZ 10: whatever order the database itself has.
create collation sprache (provider = icu, locale = 'de-u-kn-true');
comment on collation sprache is 'The order of people: letters with signs at their letter, numbers by their worth.';

-- Each name twice: as it is typed without signs (Muller), and as German spells them out (Mueller). The letters are those of domain/plainLetters.ts.
alter table benutzer add column suchform text not null generated always as (
  translate(replace(replace(replace(replace(lower(vorname || ' ' || nachname), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'áàâãåäāăąćčçďđéèêëēėęěğíìîïīıłńñňóòôõöøōőŕřśšşșťţțúùûüūůűýÿźżžð‐‑–—−''’‘ʼ`´', 'aaaaaaaaacccddeeeeeeeegiiiiiilnnnoooooooorrsssstttuuuuuuuyyzzzd-----')
  || ' ' || translate(replace(replace(replace(replace(lower(replace(replace(replace(replace(replace(lower(vorname || ' ' || nachname), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'áàâãåäāăąćčçďđéèêëēėęěğíìîïīıłńñňóòôõöøōőŕřśšşșťţțúùûüūůűýÿźżžð‐‑–—−''’‘ʼ`´', 'aaaaaaaaacccddeeeeeeeegiiiiiilnnnoooooooorrsssstttuuuuuuuyyzzzd-----')
  || ' ' || translate(replace(replace(replace(replace(lower(coalesce(personalnummer, '') || ' ' || email), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'áàâãåäāăąćčçďđéèêëēėęěğíìîïīıłńñňóòôõöøōőŕřśšşșťţțúùûüūůűýÿźżžð‐‑–—−''’‘ʼ`´', 'aaaaaaaaacccddeeeeeeeegiiiiiilnnnoooooooorrsssstttuuuuuuuyyzzzd-----')) stored;
comment on column benutzer.suchform is 'What the search of people looks into: names, personnel number and e-mail as people type them, without signs on letters.';

create index benutzer_nach_sprache on benutzer (mandant_id, nachname collate sprache, vorname collate sprache, id) include (status, suchform);
create index benutzer_eingeladen_nach_sprache on benutzer (mandant_id, nachname collate sprache, vorname collate sprache, id) where einladung_bis is not null;
create index benutzer_nach_nummer on benutzer (mandant_id, nummernfolge collate sprache, id);
