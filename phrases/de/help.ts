export const help = {
  soGehts: {
    intro: 'In drei Schritten zum Platz – mit der Maus, mit dem Finger oder nur mit der Tastatur.',
    step1: 'Tag und Zeit wählen',
    step1Text: 'Oben stehen der Tag und die Zeit. Vorgewählt sind heute und die üblichen Stunden.',
    step2: 'Platz aussuchen',
    step2Text:
      'Auf der Karte zeigt jeder Platz mit Farbe, Muster und Zeichen, ob er frei ist. Die Liste zeigt dasselbe in Worten.',
    step3: 'Buchen und einchecken',
    step3Text:
      'Ein Platz ist nach der Bestätigung reserviert. Der Check-in ist von 15 Minuten vor bis 15 Minuten nach dem Beginn möglich; wer später bucht, hat 15 Minuten ab der Buchung.',
    keys: 'Tasten',
    keyArrows: 'Pfeiltasten',
    keyArrowsText: 'zum nächsten Platz',
    keyEnter: 'Eingabe',
    keyEnterText: 'öffnet den Platz',
    keyPlus: '+ und −',
    keyPlusText: 'vergrößern und verkleinern',
    keyPaletteText: 'suchen und springen',
  },
  regeln: {
    intro: 'Damit alle einen Platz finden, gilt für dieses Konto:',
    opening: 'Gebucht werden kann nur innerhalb der Öffnungszeiten.',
    nurHeute: 'Gebucht werden kann nur für heute.',
    voraus: 'Gebucht werden kann bis zu {{tage}} im Voraus.',
    fenster: 'Neue Tage kommen jede Woche am {{wochentag}} um {{zeit}} Uhr dazu.',
    wochentage: 'Buchbare Tage: {{tage}}.',
    fruehestens: 'Eine Buchung beginnt frühestens um {{zeit}} Uhr.',
    spaetestens: 'Eine Buchung endet spätestens um {{zeit}} Uhr.',
    schritt: 'Beginn und Ende liegen auf einem Vielfachen von {{minuten}}.',
    mindestens: 'Eine Buchung dauert mindestens {{minuten}}.',
    hoechstens: 'Eine Buchung dauert höchstens {{minuten}}.',
    rest: 'Für heute kann nur gebucht werden, solange mindestens {{minuten}} übrig sind.',
    proWoche_one: 'In einer Woche ist eine Buchung möglich.',
    proWoche_other: 'In einer Woche sind {{count}} Buchungen möglich.',
    stundenProWoche: 'In einer Woche sind höchstens {{stunden}} möglich.',
    pause: 'Zwischen zwei eigenen Buchungen liegen mindestens {{stunden}}.',
    zweitePerson:
      'Ab einer Gruppe von {{anzahl}} muss eine zweite Person die Buchung bis zum Beginn bestätigen; wird später gebucht, innerhalb von 15 Minuten.',
    frei: 'Bleibt der Check-in aus, wird der Platz wieder frei.',
    checkIn:
      'Der Check-in ist von 15 Minuten vor bis 15 Minuten nach dem Beginn möglich; wer später bucht, hat 15 Minuten ab der Buchung.',
    cancel: 'Nicht gebrauchte Plätze bitte stornieren; andere freuen sich darüber.',
  },
}

declare module '../phrases.ts' {
  interface Topics {
    readonly help: typeof help
  }
}
