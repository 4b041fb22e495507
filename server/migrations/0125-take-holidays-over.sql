-- Holidays belong to the Land in which a location is; and what is closed says why in both languages.
alter table standort add column bundesland text;
-- older version: it knows nothing of the column and leaves it empty
alter table standort add constraint standort_bundesland_check
  check (bundesland in ('BW', 'BY', 'BE', 'BB', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'));
comment on column standort.bundesland is 'The Land whose holidays hold here, by its two letters; null where nobody said.';

alter table sonderoeffnungszeit add column grund_en text not null default '';
-- older version: it knows nothing of the column, and writes what is there by default
alter table sonderoeffnungszeit add constraint sonderoeffnungszeit_grund_en_check check (char_length(grund_en) <= 200);
comment on column sonderoeffnungszeit.grund_en is 'The reason in English; empty where the one reason is for everybody.';

-- Opening times of several floor plans are replaced as one step.
alter table schliessung drop constraint schliessung_anlass_check;
-- older version: writes five of the six alone, and shows a closure by what it hit, whatever it is called
alter table schliessung add constraint schliessung_anlass_check
  check (anlass in ('sonder', 'woche', 'platz', 'grundriss', 'sperre', 'zeiten'));
comment on column schliessung.anlass is 'What was saved: special opening times, those of the week, a seat or a plan out of use, a lock, opening times of several plans.';
