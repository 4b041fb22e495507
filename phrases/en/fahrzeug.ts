export const fahrzeug = {
  tabs: {
    titel: 'Vehicles',
    buchen: 'Book',
    fahrten: 'My trips',
    uebersicht: 'Overview',
  },
}
