-- What a house looks like and says of itself: a second logo for dark grounds, and its texts in the other language.
alter table mandant add column logo_dunkel text;
alter table mandant add column datenschutz_en text not null default '' check (char_length(datenschutz_en) <= 50000);
alter table mandant add column impressum_en text not null default '' check (char_length(impressum_en) <= 50000);
comment on column mandant.logo is 'File name in the bucket of logos of the one for light grounds.';
comment on column mandant.logo_dunkel is 'File name in the bucket of logos of the one for dark grounds; empty: the other one on a light plate.';
comment on column mandant.datenschutz is 'Privacy text in German, Markdown.';
comment on column mandant.datenschutz_en is 'Privacy text in English, Markdown; empty: the German one is shown.';
comment on column mandant.impressum is 'Imprint in German, Markdown.';
comment on column mandant.impressum_en is 'Imprint in English, Markdown; empty: the German one is shown.';
