-- The locks of a plan are asked for by everybody who looks at a locked seat: a few rows among all bookings of two months.
create index leseraum_buchung_verschlossen on leseraum_buchung (mandant_id, grundriss_id, tag) where status = 'verschlossen';
