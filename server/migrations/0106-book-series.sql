-- Several dates booked in one go are a series: its bookings know it, and nothing else of it is kept.
alter table leseraum_buchung add column serie_id uuid;
comment on column leseraum_buchung.serie_id is 'Of the series that it was booked in; null where it was booked by itself.';
