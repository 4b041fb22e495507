-- Operators see nothing of a house's people unless its administration lets them, for a time.
alter table mandant add column zugriff_bis timestamptz;
comment on column mandant.zugriff_bis is 'Until then operators may have the data of this house written into a file and fetch it; null: its administration has not allowed it.';
