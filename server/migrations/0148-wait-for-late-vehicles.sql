-- A trip whose car came back after its start, or that went over to another car then, has its check-in from that moment on.
alter table fahrzeug_buchung add column bereit_ab timestamptz;
comment on column fahrzeug_buchung.bereit_ab is 'When the car was ready for a trip whose time had come: back from the trip before, or taken over; null where it was so at the start.';
-- The overview asks which of those that still wait have one: few, and gone with their check-in.
create index fahrzeug_buchung_bereit on fahrzeug_buchung (mandant_id) where bereit_ab is not null and status in ('vorgemerkt', 'reserviert');
