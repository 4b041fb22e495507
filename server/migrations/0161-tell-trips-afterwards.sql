-- A logbook tells trips afterwards, corrections of what was read at a handover, and an odometer that was replaced. Only what a line is may be more;
-- no line that is written changes.
alter table fahrtenbuch_eintrag drop constraint fahrtenbuch_eintrag_art_check;
-- older version: writes four of the seven alone, and shows the others as explained gaps
alter table fahrtenbuch_eintrag add constraint fahrtenbuch_eintrag_art_check
  check (art in ('fahrt', 'nachtrag', 'korrektur', 'luecke', 'nacherfasst', 'uebergabe', 'tacho'));
comment on column fahrtenbuch_eintrag.art is 'A trip; a completion of its purpose; a correction; an explanation of kilometres that no trip tells; a trip told afterwards by the fleet; a check-in''s mileage put right, from km_start to km_ende; an odometer replaced, which showed km_start and shows km_ende.';

-- A driver's own trips, of which some are still to be completed, with those that were told afterwards.
create index fahrtenbuch_eintrag_gefahren on fahrtenbuch_eintrag (mandant_id, fahrer_id, abfahrt)
  where art in ('fahrt', 'nacherfasst');

-- What is put right, and what a new odometer shows, may be less than before.
alter table fahrtenbuch_eintrag drop constraint fahrtenbuch_eintrag_check;
-- older version: writes neither of the two kinds that may fall
alter table fahrtenbuch_eintrag add constraint fahrtenbuch_eintrag_strecke_check
  check (ankunft >= abfahrt and (km_ende >= km_start or art in ('uebergabe', 'tacho')));
