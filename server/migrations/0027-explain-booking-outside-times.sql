comment on column fahrzeug_oeffnungszeit.buchung_ausserhalb_moeglich is 'Whether trips may lie outside these times: on other days, weekdays or hours, or over midnight.';
