-- Plans stand by floor and in an order of the house's own; of the sheet beneath the seats only a part is shown.
alter table grundriss
  add column etage text not null default '',
  add column rang integer,
  add column bild_links integer not null default 0,
  add column bild_oben integer not null default 0,
  add column bild_rechts integer not null default 0,
  add column bild_unten integer not null default 0;
-- older version: does not write these columns, and their defaults hold
alter table grundriss add constraint grundriss_etage_check check (char_length(etage) <= 60);
-- older version: does not write these columns, and their defaults hold
alter table grundriss add constraint grundriss_rang_check check (rang between 1 and 9999);
-- older version: does not write these columns, and their defaults hold
alter table grundriss add constraint grundriss_bild_breite_bleibt_check check (bild_links >= 0 and bild_rechts >= 0 and bild_links + bild_rechts <= 9500);
-- older version: does not write these columns, and their defaults hold
alter table grundriss add constraint grundriss_bild_hoehe_bleibt_check check (bild_oben >= 0 and bild_unten >= 0 and bild_oben + bild_unten <= 9500);
comment on column grundriss.etage is 'The floor, as the house calls it; empty: none.';
comment on column grundriss.rang is 'Where the plan stands among those of its floor; null: behind the others, by its name.';
comment on column grundriss.bild_links is 'What is cut off the picture at its left, in ten-thousandths of its width.';
comment on column grundriss.bild_oben is 'What is cut off the picture at its top, in ten-thousandths of its height.';
comment on column grundriss.bild_rechts is 'What is cut off the picture at its right, in ten-thousandths of its width.';
comment on column grundriss.bild_unten is 'What is cut off the picture at its bottom, in ten-thousandths of its height.';
