-- Every house has a statement on accessibility of its own (Directive (EU) 2016/2102, article 7); empty: what the program says of itself is shown.
alter table mandant add column barrierefreiheit text not null default '';
-- older version: it does not know the column and writes nothing into it.
alter table mandant add constraint mandant_barrierefreiheit_check check (char_length(barrierefreiheit) <= 50000);
alter table mandant add column barrierefreiheit_en text not null default '';
-- older version: it does not know the column and writes nothing into it.
alter table mandant add constraint mandant_barrierefreiheit_en_check check (char_length(barrierefreiheit_en) <= 50000);
comment on column mandant.barrierefreiheit is 'Statement on accessibility in German, Markdown.';
comment on column mandant.barrierefreiheit_en is 'Statement on accessibility in English, Markdown; empty: the German one is shown.';
