/** How much of what could be had was booked. */
export const auslastung = {
  titel: 'Auslastung',
  lead: 'Wie viel der Zeit, in der Plätze zu haben waren, jemand einen hatte. Gezählt werden die Plätze von heute; wer gebucht hat, steht nirgends.',
  datei: 'auslastung',
  export: 'Als Excel-Datei',
  pdf: 'Als PDF-Datei',
  drucken: 'Drucken',
  filter: {
    titel: 'Zeitraum und Grundriss',
    von: 'Von',
    bis: 'Bis',
    grundriss: 'Grundriss',
    alle: 'Alle Grundrisse',
    leeren: 'Letzte vier Wochen, alle Grundrisse',
    monat: 'Monat',
    monatImJahr: '{{monat}} {{jahr}}',
    leerenMonat: 'Letzter Monat, alle Grundrisse',
  },
  gesamt: {
    anteil: 'Auslastung',
    stunden: 'Belegte Stunden',
    buchungen: 'Buchungen',
    davor: 'davor: {{wert}}',
    zeitraum: '{{von}} bis {{bis}}, davor {{davorVon}} bis {{davorBis}}',
    mehr_one: '{{count}} Punkt mehr als davor',
    mehr_other: '{{count}} Punkte mehr als davor',
    weniger_one: '{{count}} Punkt weniger als davor',
    weniger_other: '{{count}} Punkte weniger als davor',
    gleich: 'wie davor',
  },
  teil: {
    stunden: 'Stunden der Woche',
    grundrisse: 'Grundrisse',
    zonen: 'Bereiche',
    plaetze: 'Plätze',
  },
  spalte: {
    grundriss: 'Grundriss',
    standort: 'Standort',
    zone: 'Bereich',
    platz: 'Platz',
    plaetze: 'Plätze',
    wochentag: 'Wochentag',
    anteil: 'Auslastung',
    davor: 'Davor',
    belegt: 'Belegte Stunden',
    offen: 'Angebotene Stunden',
    buchungen: 'Buchungen',
  },
  wochentag: {
    sonntags: 'Sonntag',
    montags: 'Montag',
    dienstags: 'Dienstag',
    mittwochs: 'Mittwoch',
    donnerstags: 'Donnerstag',
    freitags: 'Freitag',
    samstags: 'Samstag',
  },
  uhr: '{{stunde}} Uhr',
  zu: 'geschlossen',
  wenige: 'nicht genannt',
  wenigeText: 'Von Bereichen und Plätzen mit weniger als {{anzahl}} Buchungen steht hier nichts.',
  leuteText:
    'Personalratsmodus: auch sonst nichts von weniger als {{anzahl}} Personen, und nur ganze Monate.',
  ohneZone: 'ohne Bereich',
  plaetzeHinweis: 'Die einzelnen Plätze stehen hier, wenn oben ein Grundriss gewählt ist.',
  plaetzeInDatei: 'Die {{anzahl}} einzelnen Plätze sind zu viele für Papier; sie stehen in der Excel-Datei.',
  leer: 'Noch kein Grundriss',
  leerText: 'Sobald das Haus Grundrisse mit Plätzen hat, steht hier, wie viel davon gebucht wird.',
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly auslastung: typeof auslastung
  }
}
