export const fahrzeug = {
  tabs: {
    titel: 'Fahrzeuge',
    buchen: 'Buchen',
    fahrten: 'Meine Fahrten',
    uebersicht: 'Übersicht',
  },
}
