import type { MailtextTyp } from '@platzwart/domain/mailtext/arten'

/** How a house words its mails: what each kind is for, and what may be written. */
export const mailtext = {
  reiter: { titel: 'Teile der Seite', post: 'Nachrichten', texte: 'Texte' },
  lead: 'Betreff, Anfang und Ende jeder Nachricht, so wie das Haus sie sagen will. Was geschehen ist, die Angaben, Kalenderdatei und Abmeldung bleiben immer stehen.',
  alle: 'Alle Texte',
  eigen: 'eigener Text',
  unveraendert: 'wie mitgeliefert',
  leer: 'Keine Nachrichten',
  sprache: { titel: 'Sprache', de: 'Deutsch', en: 'Englisch' },
  feld: {
    de: { betreff: 'Betreff', einleitung: 'Anfang', schluss: 'Ende' },
    en: {
      betreff: 'Betreff (englisch)',
      einleitung: 'Anfang (englisch)',
      schluss: 'Ende (englisch)',
    },
  },
  hilfe: {
    betreff: 'Möglich: {{worte}}',
    einleitung: 'Steht vor dem, was die Nachricht sagt; jede Zeile ist ein Absatz. Möglich: {{worte}}',
    schluss: 'Steht nach den Angaben. Möglich: {{worte}}',
  },
  pflicht: 'Ohne Text geht es hier nicht. „Wie mitgeliefert“ bringt unseren zurück.',
  gespeichert: 'Gespeichert: {{titel}}.',
  zurueck: 'Wie mitgeliefert',
  zurueckFrage: 'Der eigene Text geht damit verloren, in beiden Sprachen.',
  zurueckJa: 'Ja, eigenen Text verwerfen',
  zurueckNein: 'Behalten',
  zurueckgesetzt: '{{titel}}: wieder wie mitgeliefert.',
  vorschau: {
    titel: 'Vorschau',
    text: 'Mit erfundenen Angaben. So sieht es aus, sobald gespeichert ist; auch was noch im Postausgang wartet, geht dann so hinaus.',
    wartet: 'Die Vorschau kommt, sobald in allen Feldern etwas Passendes steht.',
    rahmen: 'Vorschau der Nachricht',
    betreff: 'Betreff: {{betreff}}',
  },
  art: {
    useMailVormerkung: {
      titel: 'Platz vorgemerkt',
      text: 'Wer gebucht hat, erfährt davon; die zweite Person wird um Bestätigung gebeten.',
    },
    useMailBuchungBestaetigt: {
      titel: 'Platz gebucht oder bestätigt',
      text: 'Sobald eine Buchung fest ist.',
    },
    useMailBuchungAngepasst: {
      titel: 'Buchung geändert',
      text: 'Mit dem neuen und dem bisherigen Stand.',
    },
    useMailStorno: { titel: 'Buchung storniert', text: 'Wenn jemand storniert.' },
    useMailRaumDeaktivierungSystemStorno: {
      titel: 'Platz nicht mehr verfügbar',
      text: 'Wenn ein Platz aus dem Betrieb geht und die Buchung deshalb storniert ist.',
    },
    unbestaetigtStorno: {
      titel: 'Buchung verfallen',
      text: 'Wenn niemand rechtzeitig bestätigt hat.',
    },
    freigabeOhneCheckIn: {
      titel: 'Platz wieder freigegeben',
      text: 'Wenn niemand eingecheckt hat.',
    },
    zweiteEntlassen: {
      titel: 'Zweite Person nicht mehr nötig',
      text: 'An die zweite Person, wenn die Buchung ohne sie auskommt.',
    },
    erinnerung: { titel: 'Buchung beginnt', text: 'Die Erinnerung zum Beginn.' },
    vorzeitigBeendet: {
      titel: 'Buchung früher beendet',
      text: 'Wenn jemand vor dem Ende auscheckt.',
    },
    pauseVorbei: {
      titel: 'Pause vorbei',
      text: 'Wenn nach einer Pause niemand zurück war und die übrige Zeit frei ist.',
    },
    wartelisteAngebot: {
      titel: 'Platz frei geworden',
      text: 'An die nächste Person der Warteliste.',
    },
    serieGebucht: { titel: 'Mehrere Termine gebucht', text: 'Eine Nachricht für alle Termine.' },
    serieGeaendert: { titel: 'Mehrere Termine geändert', text: 'Eine Nachricht für alle Termine.' },
    serieStorniert: { titel: 'Mehrere Termine storniert', text: 'Eine Nachricht für alle Termine.' },
    schliessung: {
      titel: 'Schließung oder Sperre',
      text: 'Was eine Schließung aus den Buchungen einer Person gemacht hat.',
    },
    platzBericht: {
      titel: 'Monatsbericht der Plätze',
      text: 'An alle, die ihn gewählt haben und Räume oder Buchungen pflegen.',
    },
    fahrtGebucht: {
      titel: 'Fahrt gebucht',
      text: 'Bei Sonderfahrten sagt sie, dass die Fahrt auf Freigabe wartet.',
    },
    fahrtFreigabeNoetig: {
      titel: 'Freigabe erbeten',
      text: 'An alle, die Sonderfahrten freigeben.',
    },
    fahrtFreigegeben: { titel: 'Fahrt freigegeben', text: 'Sobald jemand freigegeben hat.' },
    fahrtAbgelehnt: { titel: 'Fahrt abgelehnt', text: 'Die Fahrt ist damit storniert.' },
    fahrtVerlegt: {
      titel: 'Fahrt vom Haus verlegt',
      text: 'Mit dem Grund, dem neuen und dem bisherigen Stand.',
    },
    fahrtGeaendert: { titel: 'Fahrt geändert', text: 'Mit dem neuen und dem bisherigen Stand.' },
    fahrtAbgegeben: { titel: 'Jemand anderes fährt', text: 'An die Person, die bisher fahren sollte.' },
    fahrtErsatz: { titel: 'Anderes Fahrzeug', text: 'Wenn die Fahrt ein anderes Fahrzeug bekommen hat.' },
    fahrtStorno: { titel: 'Fahrt storniert', text: 'Wenn Beteiligte selbst stornieren.' },
    fahrtWeggenommen: {
      titel: 'Fahrt weggenommen',
      text: 'Wenn die Fuhrparkleitung storniert, oder wegen Führerschein, Konto oder weil das Fahrzeug nicht zurückkam.',
    },
    fahrtSystemStorno: {
      titel: 'Fahrzeug nicht verfügbar',
      text: 'Wenn das Fahrzeug ausfällt und die Fahrt deshalb storniert ist.',
    },
    fahrtOhneCheckInStorno: { titel: 'Fahrt verfallen', text: 'Wenn niemand eingecheckt hat.' },
    fahrtErinnerung: { titel: 'Fahrt beginnt bald', text: 'Die Erinnerung vor der Fahrt.' },
    fahrtCheckIn: { titel: 'Fahrt begonnen', text: 'Nach dem Check-in.' },
    fahrtHinweisCheckOut: { titel: 'Fahrt endet bald', text: 'Der Hinweis vor der Rückgabe.' },
    fahrtCheckOut: { titel: 'Fahrt beendet', text: 'Nach dem Check-out.' },
    fahrtCheckOutFehlt: {
      titel: 'Check-out fehlt',
      text: 'An die fahrende Person und die Fuhrparkleitung.',
    },
    fahrtUeberzogen: {
      titel: 'Fahrzeug noch unterwegs',
      text: 'An die nächste Person, die das Fahrzeug braucht, und die Fuhrparkleitung.',
    },
    fahrtBereit: {
      titel: 'Fahrzeug zurück',
      text: 'An die nächste Person, wenn das Fahrzeug zu spät zurückkam.',
    },
    fahrtEinzutragen: { titel: 'Fahrt einzutragen', text: 'An die Fuhrparkleitung.' },
    fahrzeugSchaden: { titel: 'Neuer Schaden', text: 'An die Fuhrparkleitung.' },
    fahrzeugVerschmutzt: { titel: 'Fahrzeug verschmutzt', text: 'An die Fuhrparkleitung.' },
    fahrzeugPruefungFaellig: { titel: 'Prüfung bald fällig', text: 'An die Fuhrparkleitung.' },
    fahrzeugPruefungAbgelaufen: { titel: 'Prüfung abgelaufen', text: 'An die Fuhrparkleitung.' },
    fuehrerscheinFaellig: {
      titel: 'Führerscheinkontrolle fällig',
      text: 'An die Person und an alle, die Führerscheine prüfen.',
    },
    fuehrerscheinUeberfaellig: {
      titel: 'Führerscheinkontrolle überfällig',
      text: 'An die Person und an alle, die Führerscheine prüfen.',
    },
    fahrtenbuchSiegel: {
      titel: 'Stand der Fahrtenbücher',
      text: 'An die Fuhrparkleitung und die Adressen des Fahrzeugberichts.',
    },
    fahrzeugBericht: { titel: 'Fahrzeugbericht', text: 'An die Adressen, die in den Einstellungen stehen.' },
    kontoEinladung: {
      titel: 'Einladung ins Haus',
      text: 'An neue Personen. Andere Nachrichten zum Konto lauten überall gleich, damit man sie erkennt.',
    },
  } satisfies Record<MailtextTyp, { readonly titel: string; readonly text: string }>,
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly mailtext: typeof mailtext
  }
}
