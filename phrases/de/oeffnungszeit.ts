export const oeffnungszeit = {
  seite: {
    titel: 'Sonderöffnungszeiten',
    lead: 'Feiertage, Schließtage und längere Abende: Sie gelten an ihren Tagen statt der Woche.',
    grundriss: 'Grundriss',
    leer: 'Noch kein Grundriss',
    leerText: 'Öffnungszeiten gehören zu einem Grundriss.',
  },
  woche: {
    titel: 'Öffnungszeiten der Woche',
    text: 'Außerhalb dieser Zeiten kann niemand neu buchen. Was schon gebucht ist, bleibt.',
    vorschlag: 'Noch nichts gespeichert: Vorgeschlagen sind Montag bis Freitag, 08:00 bis 18:00 Uhr.',
    offen: 'geöffnet',
    von: 'von',
    bis: 'bis',
    gespeichert: 'Die Öffnungszeiten sind gespeichert.',
    jetztOffen: '{{tag}} ({{von}} bis {{bis}} Uhr)',
    jetztZu: '{{tag}} (geschlossen)',
  },
  tag: {
    '0': 'Sonntag',
    '1': 'Montag',
    '2': 'Dienstag',
    '3': 'Mittwoch',
    '4': 'Donnerstag',
    '5': 'Freitag',
    '6': 'Samstag',
  },
  sonder: {
    titel: 'Sonderöffnungszeiten',
    text: 'Sie gelten an ihren Tagen statt der Öffnungszeiten der Woche.',
    neu: 'Sonderöffnungszeit hinzufügen',
    aendern: 'Sonderöffnungszeit ändern',
    leer: 'Keine Sonderöffnungszeiten',
    leerText: 'Es gelten jeden Tag die Öffnungszeiten der Woche.',
    tage: '{{von}} bis {{bis}}',
    zeiten: 'geöffnet {{von}} bis {{bis}} Uhr',
    geschlossen: 'geschlossen',
    bearbeiten: 'Bearbeiten',
    bearbeitenName: '{{tage}}: bearbeiten',
    wegName: '{{tage}}: entfernen',
    weg: 'Entfernen',
    inzwischen: 'Inzwischen anders als beim Öffnen:',
    unterschied: {
      neu: 'dazugekommen: {{tage}}, {{zeiten}}',
      anders: 'geändert: {{tage}}, {{zeiten}}',
      weg: 'entfernt: {{tage}}, {{zeiten}}',
    },
    dabei: 'Gespeichert wird nur der Eintrag hier; alles andere bleibt, wie es jetzt ist.',
    wegHier: 'Dieser Eintrag wurde inzwischen entfernt. Gespeichert, ist er wieder da.',
    entfernt: 'Die Sonderöffnungszeit ist entfernt.',
    gespeichert: 'Die Sonderöffnungszeit ist gespeichert.',
    gueltigVon: 'Erster Tag',
    gueltigBis: 'Letzter Tag',
    status: 'An diesen Tagen',
    statusOffen: 'geöffnet',
    statusGeschlossen: 'geschlossen',
    von: 'Von',
    bis: 'Bis',
    grund: 'Grund',
    grundHint: 'Steht auf dem Plan, zum Beispiel „Betriebsausflug“',
    betroffen_zero: 'Keine Buchung liegt außerhalb.',
    betroffen_one:
      '{{count}} Buchung liegt außerhalb. Sie bleibt bestehen, und niemand bekommt von selbst eine E-Mail.',
    betroffen_other:
      '{{count}} Buchungen liegen außerhalb. Sie bleiben bestehen, und niemand bekommt von selbst eine E-Mail.',
  },
}

declare module '../phrases.ts' {
  interface Topics {
    readonly oeffnungszeit: typeof oeffnungszeit
  }
}
