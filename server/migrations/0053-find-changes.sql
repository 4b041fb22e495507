-- The page of the audit trail shows a house's changes of some days, the newest first. The rows stand in the order of transactions, which is
-- not that of any clock.
create index protokoll_zeit on protokoll (mandant_id, zeit, id);
