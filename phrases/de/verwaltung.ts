/** The overview of the administration: what needs attention, each with its count. */
export const verwaltung = {
  titel: 'Überblick',
  lead: 'Was Aufmerksamkeit braucht, soweit Sie dafür zuständig sind.',
  gut: 'Alles in Ordnung',
  gutText: 'Es wartet nichts auf Sie.',
  schnittstelle: 'Die Schnittstelle dieses Hauses',
  schnittstelleText:
    'Jeder Aufruf mit dem, was er braucht und antwortet – für Programme, die mit dem Haus sprechen (auf Englisch).',
  viele: 'mehr als 999',
  dringlichkeit: {
    dringend: 'Dringend',
    offen: 'Zu tun',
    ruht: 'Ruht',
  },
  sache: {
    mailsGescheitert_one: 'E-Mail kam nicht an',
    mailsGescheitert_other: 'E-Mails kamen nicht an',
    auftraegeUeberfaellig_one: 'Auftrag ist überfällig',
    auftraegeUeberfaellig_other: 'Aufträge sind überfällig',
    nichtZurueck_one: 'Fahrzeug ist nicht zurück',
    nichtZurueck_other: 'Fahrzeuge sind nicht zurück',
    pruefungenFaellig_one: 'Prüfung eines Fahrzeugs ist abgelaufen',
    pruefungenFaellig_other: 'Prüfungen von Fahrzeugen sind abgelaufen',
    keinFreigeber: 'Niemand darf Sonderfahrten freigeben',
    keinPruefer: 'Niemand darf Führerscheine prüfen',
    freigaben_one: 'Sonderfahrt wartet auf Ihre Freigabe',
    freigaben_other: 'Sonderfahrten warten auf Ihre Freigabe',
    fuehrerscheine_one: 'Führerschein ist zu prüfen',
    fuehrerscheine_other: 'Führerscheine sind zu prüfen',
    einladungen_one: 'Einladung ist nicht angenommen',
    einladungen_other: 'Einladungen sind nicht angenommen',
    einrichtung_one: 'Schritt der Einrichtung ist offen',
    einrichtung_other: 'Schritte der Einrichtung sind offen',
    keinStandort: 'Es gibt noch keinen Standort',
    keinRaum: 'Es gibt noch keinen Raum',
    ohneZeiten_one: 'Raum hat keine Öffnungszeiten',
    ohneZeiten_other: 'Räume haben keine Öffnungszeiten',
    ohneFeiertage_one: 'Raum hat die Feiertage noch nicht',
    ohneFeiertage_other: 'Räume haben die Feiertage noch nicht',
    keinFahrzeug: 'Es gibt noch kein Fahrzeug',
    plaetzeAus_one: 'Platz ist deaktiviert',
    plaetzeAus_other: 'Plätze sind deaktiviert',
    fahrzeugeAus_one: 'Fahrzeug ist deaktiviert',
    fahrzeugeAus_other: 'Fahrzeuge sind deaktiviert',
  },
}

declare module '../phrases.ts' {
  interface Topics {
    readonly verwaltung: typeof verwaltung
  }
}
