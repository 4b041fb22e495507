-- Many seats are put out of use as one step.
alter table schliessung drop constraint schliessung_anlass_check;
-- older version: writes six of the seven alone, shows a closure by what it hit, and takes back none that it does not know
alter table schliessung add constraint schliessung_anlass_check
  check (anlass in ('sonder', 'woche', 'platz', 'plaetze', 'grundriss', 'sperre', 'zeiten'));
comment on column schliessung.anlass is 'What was saved: special opening times, those of the week, a seat, many seats or a plan out of use, a lock, opening times of several plans.';
