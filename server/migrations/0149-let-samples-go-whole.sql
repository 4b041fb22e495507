-- What is left of deleted bookings of a sample's seat goes with the seat.
grant delete on leseraum_nutzung to platzwart_app;
