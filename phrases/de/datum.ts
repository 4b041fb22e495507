/** Fields for days and times. */
export const datum = {
  tag: 'Tag',
  uhrzeit: 'Uhrzeit',
  tagMuster: 'TT.MM.JJJJ',
  tagHilfe:
    'Tag, Monat, Jahr, zum Beispiel 22.11.2026; auch „heute“ oder „morgen“. Alt und Pfeil nach unten öffnen den Kalender.',
  uhrzeitMuster: 'HH:MM',
  uhrzeitHilfe: 'Stunden und Minuten von 00:00 bis 23:59, zum Beispiel 9:30.',
  unreadable: 'Das ist kein Datum. Bitte so schreiben: 22.11.2026',
  noSuchDay: 'Diesen Tag gibt es nicht: {{text}}',
  tooEarly: 'Der Tag darf nicht vor {{tag}} liegen.',
  tooLate: 'Der Tag darf nicht nach {{tag}} liegen.',
  unreadableTime: 'Das ist keine Uhrzeit. Bitte so schreiben: 09:30',
  noSuchTime: 'Diese Uhrzeit gibt es nicht: {{text}}',
  zweimal: 'Welche der beiden Stunden?',
  zweimalWahl: {
    first: '{{zeit}}, vor der Umstellung der Uhr',
    second: '{{zeit}}, nach der Umstellung der Uhr',
  },
  kalender: {
    oeffnen: 'Kalender öffnen',
    titel: 'Tag wählen',
    jahrZurueck: 'Ein Jahr zurück',
    monatZurueck: 'Ein Monat zurück',
    monatVor: 'Ein Monat vor',
    jahrVor: 'Ein Jahr vor',
    heute: 'Heute',
    leeren: 'Leeren',
  },
}

declare module '../phrases.ts' {
  interface Topics {
    readonly datum: typeof datum
  }
}
