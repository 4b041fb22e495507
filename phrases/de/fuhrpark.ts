export const fuhrpark = {
  aenderung: {
    stornoStandort: 'Storno wegen Standortänderung am Fahrzeug',
    stornoNichtBuchbar: 'Storno da Fahrzeug zum Buchungszeitpunkt nicht mehr buchbar ist.',
    stornoDeaktiviert: 'Storno, weil Fahrzeug deaktiviert wurde.',
  },
  art: {
    HU: 'Hauptuntersuchung (HU)',
    UVV: 'UVV-Prüfung',
    REIFEN: 'Reifen',
    SERVICE: 'Service',
    WARTUNG: 'Wartung',
    REPARATUR: 'Reparatur',
    REINIGUNG: 'Reinigung',
    SONSTIGES: 'Sonstiges',
  },
  historie: {
    erstellung: 'In den Fuhrpark aufgenommen',
    standort: 'Standort geändert: {{alt}} → {{neu}}',
    gueltigkeit: 'Gültigkeit geändert: {{von}} bis {{bis}}',
    deaktivierung: 'Aus dem Fuhrpark genommen',
  },
}
