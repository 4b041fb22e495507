-- Opening hours may be broken, as over midday: ranges of wall minutes since midnight, half-open. A multirange keeps them in order and apart.
alter table oeffnungszeit add column unterbrechungen int4multirange not null default '{}';
-- older version: does not write the column, and its default holds
alter table oeffnungszeit add constraint oeffnungszeit_unterbrechungen_check check (
  isempty(unterbrechungen)
  or (lower(unterbrechungen) * 60 > extract(epoch from von) and upper(unterbrechungen) * 60 < extract(epoch from bis)));
alter table sonderoeffnungszeit add column unterbrechungen int4multirange not null default '{}';
-- older version: does not write the column, and its default holds
alter table sonderoeffnungszeit add constraint sonderoeffnungszeit_unterbrechungen_check check (
  isempty(unterbrechungen)
  or (lower(unterbrechungen) * 60 > extract(epoch from von) and upper(unterbrechungen) * 60 < extract(epoch from bis)));
comment on column oeffnungszeit.unterbrechungen is 'Breaks within the hours: wall minutes since midnight, half-open; strictly between opening and closing.';
comment on column sonderoeffnungszeit.unterbrechungen is 'Breaks within the hours, when offen: wall minutes since midnight, half-open; strictly between opening and closing.';
