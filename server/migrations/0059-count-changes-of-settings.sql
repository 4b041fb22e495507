-- Two who change the value of one group or person at once: the later one is told. The version before leaves the count as it is, which costs nobody
-- anything but that notice.
alter table einstellung_wert add column version integer not null default 1;
comment on column einstellung_wert.version is 'Counts changes by hand.';

-- The history of one option: its changes in the audit trail, the newest first.
create index protokoll_einstellung on protokoll (mandant_id, (coalesce(nachher ->> 'name', vorher ->> 'name')), zeit, id)
  where objekt = 'einstellung_wert';
