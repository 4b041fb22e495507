export const fuhrpark = {
  aenderung: {
    stornoStandort: 'Storno wegen Standortänderung am Fahrzeug',
    stornoNichtBuchbar: 'Storno da Fahrzeug zum Buchungszeitpunkt nicht mehr buchbar ist.',
    stornoDeaktiviert: 'Storno, weil Fahrzeug deaktiviert wurde.',
  },
  historie: {
    erstellung: 'In den Fuhrpark aufgenommen',
    standort: 'Standort geändert: {{alt}} → {{neu}}',
    gueltigkeit: 'Gültigkeit geändert: {{von}} bis {{bis}}',
    deaktivierung: 'Aus dem Fuhrpark genommen',
  },
}
