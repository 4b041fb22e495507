/** Signing in by a service of the house, as people meet it: at the sign-in, and on their own page. */
export const dienst = {
  knopf: 'Mit {{name}} anmelden',
  oder: 'oder mit Passwort',
  pflicht:
    'In diesem Haus melden Sie sich über den Anmeldedienst an. Das Passwort ist nur für das Notfallkonto da.',
  einladung: 'Statt ein Passwort zu setzen:',
  titel: {
    abgelehnt: 'Das hat nicht geklappt',
    adresse: 'Fast geschafft',
    verbinden: 'Sie gibt es hier schon',
    vorbei: 'Diese Anmeldung ist vorbei',
  },
  grund: {
    vorbei:
      'Die Anmeldung wurde in einem anderen Fenster oder Browser begonnen, schon benutzt, oder sie hat länger als zehn Minuten gedauert. Bitte beginnen Sie sie noch einmal.',
    fremd:
      'Die Antwort des Anmeldedienstes war für eine andere Adresse bestimmt. Bitte beginnen Sie noch einmal.',
    verweigert: 'Der Anmeldedienst hat die Anmeldung abgebrochen oder abgelehnt.',
    unerreichbar:
      'Der Anmeldedienst antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    einrichtung:
      'Die Anmeldung ist nicht richtig eingerichtet. Bitte geben Sie der Verwaltung Ihres Hauses Bescheid.',
    unterschrift:
      'Der Antwort des Anmeldedienstes ist nicht zu trauen. Bitte geben Sie der Verwaltung Ihres Hauses Bescheid.',
    nachweis:
      'Die Antwort des Anmeldedienstes passt nicht zu dieser Anmeldung. Bitte beginnen Sie sie noch einmal.',
    adresseUnbestaetigt:
      'Der Anmeldedienst sagt, dass Ihre E-Mail-Adresse noch nicht bestätigt ist. Bitte bestätigen Sie sie dort und beginnen Sie dann noch einmal.',
    adresseFremd: 'Ihre E-Mail-Adresse gehört zu einem anderen Haus. Bitte melden Sie sich dort an.',
    nichtEingeladen:
      'Hier kommt herein, wer eingeladen wurde. Bitte wenden Sie sich an die Verwaltung Ihres Hauses.',
    nichtInGruppe:
      'Ihr Konto gehört nicht zu der Gruppe, die hier hereindarf. Bitte wenden Sie sich an die Verwaltung Ihres Hauses.',
    gruppenUnbekannt:
      'Der Anmeldedienst nennt nicht, zu welchen Gruppen Sie gehören. Bitte wenden Sie sich an die Verwaltung Ihres Hauses.',
    inaktiv:
      'Ihr Konto in diesem Haus ist nicht aktiv. Bitte wenden Sie sich an die Verwaltung Ihres Hauses.',
    keinZutritt:
      'In dieses Haus können Sie gerade nicht angemeldet werden. Bitte wenden Sie sich an die Verwaltung Ihres Hauses.',
    vergeben: 'Dieses Konto des Anmeldedienstes gehört hier schon zu einer anderen Person.',
    abgeschaltet: 'Dieser Anmeldedienst wird hier nicht mehr angeboten.',
  },
  zurueck: 'Zur Anmeldung',
  adresse: {
    text: '{{dienst}} nennt keine E-Mail-Adresse. Wohin sollen Bestätigungen und Erinnerungen gehen?',
    feld: 'E-Mail-Adresse',
    fehlt: 'Bitte eine E-Mail-Adresse eingeben.',
    weiter: 'Weiter',
  },
  verbinden: {
    text: 'Die Adresse {{email}} hat in diesem Haus schon ein Konto. Damit niemand anders es bekommt: Melden Sie sich einmal wie bisher an und bestätigen Sie unter „Konto und Sicherheit“, dass Sie es sind. Ab dann genügt {{dienst}}.',
    weiter: 'Wie bisher anmelden',
  },
  konto: {
    titel: 'Anmeldedienste',
    leer: 'Mit keinem Anmeldedienst verbunden.',
    frage:
      'Eben hat sich in diesem Browser jemand über {{dienst}} angemeldet. Sind Sie das? Dann melden Sie sich ab jetzt auch darüber an.',
    ja: 'Ja, verbinden',
    verbunden: 'Mit {{dienst}} verbunden.',
    mit: 'Mit {{dienst}} verbinden',
    kennung: 'Kennung dort: {{kennung}}',
    seit: 'Verbunden seit {{wann}}',
    zuletzt: 'Zuletzt benutzt: {{wann}}',
    trennen: 'Trennen',
    trennenName: 'Von {{dienst}} trennen',
    getrennt: 'Von {{dienst}} getrennt.',
    sicher: 'Wer darüber angemeldet ist, wird abgemeldet.',
    trennenJa: 'Jetzt trennen',
    abbrechen: 'Abbrechen',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly dienst: typeof dienst
  }
}
