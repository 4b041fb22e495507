/** The settings of vehicles, one's own and the house's; and those of the house beside them. */
export const einstellung = {
  titel: 'Einstellungen',
  lead: 'Was hier steht, gilt für Fahrzeuge und Fahrten. Bei jedem Wert steht, woher er kommt.',
  system: {
    titel: 'Einstellungen des Hauses',
    lead: 'Was hier steht, gilt für alle, für die nichts anderes gesetzt ist. Bei jedem Wert steht, woher er kommt.',
    feld: {
      platzbuchungen: {
        name: 'Aufbewahrung: Buchungen von Plätzen',
        text: 'Monate; 0 ist, solange es das Haus gibt.',
      },
      fahrten: {
        name: 'Aufbewahrung: Nicht gefahrene Fahrten',
        text: 'Monate; 0 ist, solange es das Haus gibt.',
      },
      schaeden: { name: 'Aufbewahrung: Behobene Schäden', text: 'Monate; 0 ist, solange es das Haus gibt.' },
      pruefungen: {
        name: 'Aufbewahrung: Frühere Führerscheinprüfungen',
        text: 'Monate; 0 ist, solange es das Haus gibt.',
      },
      fahrtenbuecher: {
        name: 'Aufbewahrung: Fahrtenbücher',
        text: 'Monate; 0 ist, solange es das Haus gibt.',
      },
      protokoll: { name: 'Aufbewahrung: Protokoll', text: 'Monate; 0 ist, solange es das Haus gibt.' },
      zweitfaktor: {
        name: 'Zweiter Faktor für alle',
        text: 'Wer sich mit Passwort anmeldet, braucht auch den Code einer App oder einen Passkey. Wer noch keinen hat, richtet ihn bei der nächsten Anmeldung ein. Für einzelne Rollen lässt er sich bei der Rolle verlangen.',
      },
      startseite: { name: 'Startseite', text: 'Wohin die Anmeldung führt, wenn das Haus den Bereich hat.' },
    },
  },
  finden: {
    titel: 'Einstellungen finden',
    suche: 'Einstellung suchen',
    bereich: 'Bereich',
    alle: 'Alle',
    leseraum: 'Leseräume',
    arbeitswelt: 'Arbeitswelt',
    fahrzeug: 'Fahrzeuge',
    haus: 'Haus',
    geaenderte: 'Nur vom Haus gesetzte',
    treffer_one: 'Eine Einstellung',
    treffer_other: '{{anzahl}} Einstellungen',
    keine: 'Keine Einstellung passt dazu',
    leeren: 'Alle zeigen',
  },
  vorher: {
    titel: 'Wird gespeichert',
    aenderung: '{{feld}}: {{alt}} → {{neu}}',
    alle: 'Gilt für alle im Haus.',
    keine: 'Ändert für niemanden etwas: wer es könnte, hat einen eigenen Wert.',
    personen_one: 'Ändert etwas für eine von {{von}} Personen.',
    personen_other: 'Ändert etwas für {{anzahl}} von {{von}} Personen.',
    zaehlt: 'Wird gezählt …',
  },
  inArbeitswelt: 'Arbeitswelt: {{name}}',
  verlauf: 'Verlauf',
  verlaufName: 'Verlauf: {{feld}}',
  ausnahmen: 'Ausnahmen',
  ausnahmenName: 'Ausnahmen: {{feld}}',
  wahl: { label: 'Für wen', mich: 'Für mich', haus: 'Für das Haus' },
  ...{ an: 'an', aus: 'aus', keine: 'keine', ohneGrenze: 'ohne Grenze', nie: 'nie' },
  gespeichert: 'Gespeichert.',
  speichern: 'Speichern',
  speichernName: '{{abschnitt}} speichern',
  verwerfen: 'Verwerfen',
  verwerfenName: '{{abschnitt}}: Änderungen verwerfen',
  zurueck: {
    haus: 'Wie im Haus: {{wert}}',
    gruppe: 'Wie in der Gruppe: {{wert}}',
    vorgabe: 'Zurück zur Vorgabe: {{wert}}',
    name: '{{feld}}: {{ziel}}',
  },
  wirdVorgabe: 'Wird beim Speichern zur Vorgabe von Platzwart.',
  geaendert: 'Noch nicht gespeichert.',
  inzwischen: 'Inzwischen hat jemand anderes gespeichert: {{wert}}. Speichern ersetzt das.',
  einheit: {
    label: '{{feld}}, Einheit',
    ...{ minuten: 'Minuten', stunden: 'Stunden', tage: 'Tage', monate: 'Monate' },
    ...{ km: 'km', mal: 'Mal', personen: 'Personen', uhr: 'Uhr' },
  },
  mails: {
    titel: 'E-Mails an mich',
    text: 'Abgeschaltet wird nur die E-Mail, nicht die Sache selbst.',
    immer:
      'Immer kommt, worauf jemand reagieren muss: abgelehnte, weggenommene und vom System stornierte Fahrten, ein fehlender eigener Check-out, abgelaufene Prüfungen und Anfragen zur Freigabe.',
    gruppe: {
      plaetze: 'Meine Plätze',
      fahrt: 'Meine Fahrten',
      fuehrerschein: 'Führerschein',
      fuhrpark: 'Für die Fuhrparkleitung',
      raumpflege: 'Für die Pflege von Räumen und Buchungen',
    },
    immerPlaetze:
      'Immer kommt, worauf jemand reagieren muss oder was jemand verloren hat: die Bitte um eine Zusage, und dass ein Platz weggenommen wurde, verfallen ist oder ohne Check-in freigegeben wurde.',
    hausTitel: 'E-Mails',
    hausText: 'Was gilt, solange jemand für sich nichts anderes wählt.',
  },
  mail: {
    fahrzeugBuchung: {
      name: 'Buchung',
      text: 'Die Bestätigung mit Kalendereintrag, wenn eine Fahrt gebucht ist.',
    },
    fahrzeugAenderung: { name: 'Änderung', text: 'Wenn sich Zeit oder Fahrzeug einer Fahrt ändern.' },
    fahrzeugFreigabe: { name: 'Freigabe', text: 'Wenn eine Sonderfahrt freigegeben ist.' },
    fahrzeugStorno: { name: 'Storno', text: 'Wenn eine Fahrt storniert wird.' },
    fahrzeugErinnerung: {
      name: 'Erinnerung',
      text: 'Vor dem Beginn einer Fahrt; wie lange vorher, steht weiter unten.',
    },
    fahrzeugCheckIn: { name: 'Check-in', text: 'Wenn eine Fahrt begonnen hat.' },
    fahrzeugHinweisCheckOut: {
      name: 'Hinweis vor dem Check-out',
      text: 'Kurz vor dem Ende: das Fahrzeug wird zurückerwartet.',
    },
    fahrzeugCheckOut: {
      name: 'Check-out',
      text: 'Wenn das Fahrzeug zurückgegeben ist, mit den gefahrenen Kilometern.',
    },
    fuehrerschein: {
      name: 'Führerscheinprüfung',
      text: 'Wenn eine Prüfung bald fällig ist; wer prüft, hört so auch von überfälligen.',
    },
    fahrzeugFehlenderCheckOut: {
      name: 'Fehlende Check-outs',
      text: 'Wenn ein Fahrzeug nicht zurückgegeben wurde oder die nächste Fahrt warten muss.',
    },
    fahrzeugSchaden: { name: 'Schäden', text: 'Wenn ein neuer Schaden gemeldet wird.' },
    fahrzeugSauberkeit: {
      name: 'Sauberkeit',
      text: 'Wenn ein Fahrzeug schmutziger zurückkommt, als das Haus es hinnimmt.',
    },
    fahrzeugPruefung: { name: 'Prüfungen', text: 'Wenn HU, UVV, Reifen oder Service bald fällig sind.' },
    fahrtenbuchSiegel: {
      name: 'Stand der Fahrtenbücher',
      text: 'Einmal am Tag: wie lang die Fahrtenbücher sind, die gewachsen sind, mit ihrer Prüfsumme.',
    },
    vormerkung: { name: 'Vormerkung', text: 'Wenn ein Platz vorgemerkt ist und jemand noch zusagen muss.' },
    bestaetigung: { name: 'Bestätigung', text: 'Wenn ein Platz gebucht oder zugesagt ist.' },
    aenderung: { name: 'Änderung', text: 'Wenn sich eine Platzbuchung ändert.' },
    storno: { name: 'Storno', text: 'Wenn eine Platzbuchung storniert wird.' },
    warteliste: { name: 'Warteliste', text: 'Wenn ein Platz frei wird, auf den man wartet.' },
    platzBericht: {
      name: 'Auswertung des Monats',
      text: 'Am Ersten: was im Monat davor aus den Plätzen und Buchungen wurde, als Zahlen, Excel und PDF.',
    },
    fahrzeugBericht: {
      name: 'Fahrzeugbericht',
      text: 'Der regelmäßige Bericht an die Adressen, die beim Bericht stehen.',
    },
  },
  zeiten: { titel: 'Erinnerungen', text: 'Wie lange vorher; 0 schaltet ab.' },
  favoriten: {
    fahrzeuge: {
      titel: 'Favoriten',
      text: 'Diese Fahrzeuge stehen bei der Suche vorn.',
      leer: 'Noch keine. Der Stern bei einem Fahrzeug nimmt es hier auf.',
      suchen: 'Fahrzeuge ansehen',
      entfernen: '{{name}} aus den Favoriten nehmen',
      entfernt: '{{name}} ist kein Favorit mehr.',
      weg: 'Nicht mehr im Fuhrpark',
      anzahl: '{{anzahl}} Fahrzeuge',
    },
    plaetze: {
      titel: 'Lieblingsplätze',
      text: 'Diese Plätze haben einen Stern und lassen sich allein anzeigen.',
      leer: 'Noch keine. Der Stern bei einem Platz nimmt ihn hier auf.',
      suchen: 'Plätze ansehen',
      entfernen: '{{name}} aus den Lieblingsplätzen nehmen',
      entfernt: '{{name}} ist kein Lieblingsplatz mehr.',
      weg: 'Nicht mehr buchbar',
      anzahl: '{{anzahl}} Plätze',
    },
  },
  hausHinweis:
    'Gilt für alle im Haus. Für Gruppen oder einzelne Personen kann manches anders eingestellt sein.',
  abschnitt: {
    fenster: { titel: 'Buchungsfenster', text: 'Wie weit im Voraus und in welchem Raster gebucht wird.' },
    zeitraum: {
      titel: 'Eigene Buchungszeiten von Fahrzeugen',
      text: 'Wochentage und Uhrzeiten, die ein Fahrzeug für sich haben kann.',
    },
    uebergabe: {
      titel: 'Check-in, Check-out und Fristen',
      text: 'Wann eine Fahrt begonnen und beendet sein muss.',
    },
    freigabe: { titel: 'Sonderfahrten', text: 'Welche Fahrten jemand freigeben muss.' },
    fuehrerschein: { titel: 'Führerscheinprüfung', text: 'Wie oft geprüft und wann daran erinnert wird.' },
    sauberkeit: {
      titel: 'Sauberkeit',
      text: 'Was bei Check-in und Check-out zur Wahl steht, und ab wann die Fuhrparkleitung davon erfährt.',
    },
    pruefung: {
      titel: 'Prüfungen und Service',
      text: 'Wie früh auf HU, UVV, Reifen und Service hingewiesen wird.',
    },
    anmeldung: { titel: 'Anmeldung', text: 'Was es zum Anmelden braucht.' },
    raumFenster: { titel: 'Wann Plätze buchbar sind', text: 'Neben den Öffnungszeiten der Grundrisse.' },
    raumBuchung: { titel: 'Dauer und Zahl der Platzbuchungen', text: 'Was eine Person buchen kann.' },
    raumMails: {
      titel: 'E-Mails zu Plätzen',
      text: 'Was gilt, solange jemand für sich nichts anderes wählt.',
    },
    start: { titel: 'Nach der Anmeldung', text: 'Womit alle beginnen.' },
    zweitePerson: {
      titel: 'Zweite Person bei Plätzen und Räumen',
      text: 'Wer für eine Gruppe bucht, gibt die Adresse einer zweiten Person an, die zusagt.',
    },
    team: { titel: 'Teams', text: 'Ob Kolleginnen und Kollegen einander in der Arbeitswelt finden können.' },
    warteliste: { titel: 'Warteliste', text: 'Was frei wird, geht der Reihe nach an alle, die warten.' },
    bericht: { titel: 'Fahrzeugbericht', text: 'Auslastung, Kilometer und Kosten als Excel und PDF.' },
  },
  raum: {
    tageImVoraus: { name: 'Tage im Voraus für Plätze', text: 'So weit wird gebucht; 0 ist nur heute.' },
    buchbareWochentage: { name: 'Buchbare Wochentage', text: 'An anderen Tagen wird nichts gebucht.' },
    fensterWochentag: {
      name: 'Neue Tage für Plätze kommen',
      text: 'Jeden Tag einer, oder eine ganze Woche auf einmal.',
    },
    fensterStunde: { name: 'Stunde dafür', text: 'Zählt nur mit einem Wochentag.' },
    fruehestens: { name: 'Frühestens', text: 'Vorher beginnt keine Buchung, auch wenn schon geöffnet ist.' },
    spaetestens: { name: 'Spätestens', text: 'Danach endet keine Buchung; 23:59 ist der ganze Tag.' },
    mindestbuchungszeit: {
      name: 'Rest von heute',
      text: 'Bleibt vom Tag weniger übrig, wird erst ab morgen gebucht.',
    },
    zeitschritt: { name: 'Raster für Plätze', text: 'Beginn und Ende liegen darauf.' },
    mindestdauer: { name: 'Mindestdauer für Plätze', text: 'Kürzer wird kein Platz gebucht.' },
    hoechstdauer: { name: 'Höchstdauer', text: 'Länger wird kein Platz gebucht.' },
    mindestpause: { name: 'Pause', text: 'Liegt zwischen zwei Buchungen derselben Person; 0 ist keine.' },
    maxBuchungenProWoche: {
      name: 'Buchungen in der Woche',
      text: 'So oft bucht eine Person; 0 ist ohne Grenze.',
    },
    maxStundenProWoche: { name: 'Stunden in der Woche', text: 'Je Person insgesamt; 0 ist ohne Grenze.' },
    mehrerePlaetzeGleichzeitig: {
      name: 'Mehrere Plätze gleichzeitig',
      text: 'Eine Person kann zur selben Zeit mehr als einen Platz buchen.',
    },
    freigabeOhneCheckIn: {
      name: 'Plätze ohne Check-in freigeben',
      text: 'Wer nicht eincheckt, verliert den Platz, damit andere ihn haben können.',
    },
    checkInMitCode: { name: 'Check-in nur am Platz', text: 'Mit dem Code am Platz, nicht von überall.' },
    pauseMinuten: { name: 'Pause am Platz', text: 'So lange bleibt er; danach ist der Rest frei. 0: keine.' },
    pausenProBuchung: { name: 'Pausen je Buchung', text: 'So oft, wenn es Pausen gibt.' },
    zweitePersonAbGruppe: {
      name: 'Zweite Person ab',
      text: 'Ab so vielen Personen muss eine zweite zusagen; 0 ist nie.',
    },
    zweitePersonNennen: {
      name: 'Namen gleich nennen',
      text: 'Wer bucht, erfährt sofort, wem eine Adresse gehört oder dass sie niemandem gehört. Ausgeschaltet steht der Name erst mit der Zusage da.',
    },
    teamSichtbar: {
      name: 'Teams dürfen sich sehen',
      text: 'Wer will, zeigt den eigenen Gruppen, wann und wo sie oder er sitzt, und sieht dann dasselbe von anderen. Jede Person entscheidet das selbst; von allein sieht niemand jemanden.',
    },
    teamPersonalrat: {
      name: 'Auch im Personalratsmodus',
      text: 'Gilt nur, wenn es feststeht, bevor der Modus beginnt; ausschalten geht immer.',
    },
    wartelisteEintraege: { name: 'Zugleich warten', text: 'So oft je Person; 0 ist gar nicht.' },
    wartelisteMinuten: { name: 'Ein Angebot gilt', text: 'So lange, höchstens bis zum Beginn.' },
    wartelisteNachNutzung: {
      name: 'Wer wenig hatte, zuerst',
      text: 'Gefragt wird zuerst, wer in den letzten vier Wochen am wenigsten Stunden gebucht hat. Ausgeschaltet geht es danach, wer zuerst da war.',
    },
    erinnerungBeiStart: { name: 'Erinnerung', text: 'Wenn eine Platzbuchung beginnt.' },
  },
  startseite: {
    fahrzeuge: 'Fahrzeuge',
    leseraum: 'Leseräume',
    arbeitswelt: 'Arbeitswelt',
    officelocker: 'Schließfächer',
  },
  feld: {
    tageImVoraus: { name: 'Tage im Voraus', text: 'So weit kann gebucht werden; 0 ist nur heute.' },
    fensterWochentag: {
      name: 'Neue Tage kommen',
      text: 'Jeden Tag einer, oder eine ganze Woche auf einmal.',
    },
    fensterZeit: { name: 'Uhrzeit dafür', text: 'Zählt nur mit einem Wochentag.' },
    mindestbuchungszeit: { name: 'Mindestdauer', text: 'Kürzer wird keine Fahrt gebucht.' },
    zeitschritt: { name: 'Raster', text: 'Beginn und Ende liegen darauf.' },
    mindestabstand: { name: 'Abstand', text: 'Bleibt zwischen zwei Fahrten eines Fahrzeugs frei.' },
    individuelleZeiten: {
      name: 'Eigene Buchungszeiten',
      text: 'Fahrzeuge können eigene Buchungszeiten haben. Ausgeschaltet zählen sie nicht.',
    },
    buchungAusserhalb: {
      name: 'Auch außerhalb',
      text: 'Womit eigene Zeiten beginnen: Das Fahrzeug ist auch an anderen Tagen und zu anderen Uhrzeiten buchbar.',
    },
    zeitraumVon: {
      name: 'Üblich von',
      text: 'Womit eigene Zeiten eines Fahrzeugs beginnen, und der ganze Tag in der Suche.',
    },
    zeitraumBis: { name: 'Üblich bis', text: 'Muss nach dem Beginn liegen.' },
    checkInMinuten: {
      name: 'Zeit für den Check-in',
      text: 'So lange vor und nach dem Beginn ist er möglich.',
    },
    stornoOhneCheckInMinuten: {
      name: 'Storno ohne Check-in',
      text: 'So lange nach dem Beginn verfällt eine Fahrt; 0 ist nie.',
    },
    bestaetigungVorCheckOut: {
      name: 'Angaben bestätigen',
      text: 'Vor dem Check-out wird bestätigt, dass alles vollständig ist.',
    },
    fehlenderCheckOutMinuten: {
      name: 'Fehlender Check-out',
      text: 'So lange nach dem Ende wird daran erinnert, und im selben Abstand wieder; 0 ist nie.',
    },
    fehlenderCheckOutAnzahl: { name: 'Wie oft daran erinnert wird', text: 'Höchstens so oft.' },
    erinnerungMinuten: {
      name: 'Erinnerung vor dem Beginn',
      text: 'So lange vor dem Beginn einer Fahrt; 0 ist keine.',
    },
    hinweisVorCheckOutMinuten: {
      name: 'Hinweis vor dem Check-out',
      text: 'So lange vor dem Ende einer Fahrt; 0 ist keiner.',
    },
    freigabeAbStunden: {
      name: 'Ab dieser Dauer',
      text: 'So lange Fahrten brauchen eine Freigabe; 0 ist nie.',
    },
    freigabeAbKm: {
      name: 'Ab dieser Entfernung',
      text: 'So weite Fahrten brauchen eine Freigabe; 0 ist nie.',
    },
    freigabeAusserhalb: {
      name: 'Außerhalb der Buchungszeiten',
      text: 'Fahrten an anderen Tagen oder zu anderen Uhrzeiten, als das Fahrzeug hat, brauchen eine Freigabe.',
    },
    freigabeAusland: { name: 'Ins Ausland', text: 'Fahrten ins Ausland brauchen eine Freigabe.' },
    freigabeFensterMinuten: {
      name: 'Freigabe durch Beginn',
      text: 'So kurz vor und nach dem Beginn gilt eine Fahrt als freigegeben, wenn niemand entschieden hat.',
    },
    fuehrerscheinIntervallMonate: {
      name: 'Abstand der Prüfungen',
      text: 'Höchstens so lange liegt zwischen zwei Prüfungen.',
    },
    fuehrerscheinVorlaufTage: {
      name: 'Erste Erinnerung',
      text: 'So lange vorher; noch einmal 14 und 3 Tage vorher.',
    },
    sauberkeitStufen: {
      name: 'Zustände',
      text: 'Vom besten zum schlechtesten. Alt und Pfeil verschieben den Zustand, in dem geschrieben wird.',
    },
    sauberkeitMailAussen: { name: 'E-Mail ab, außen', text: 'Dieser Zustand und jeder schlechtere.' },
    sauberkeitMailInnen: { name: 'E-Mail ab, innen', text: 'Dieser Zustand und jeder schlechtere.' },
    pflegehinweisTage: { name: 'Hinweis nach Zeit', text: 'So viele Tage, bevor etwas fällig ist.' },
    pflegehinweisKm: { name: 'Hinweis nach Kilometern', text: 'So viele Kilometer, bevor etwas fällig ist.' },
    berichtTurnus: { name: 'Wie oft', text: 'Am ersten Tag danach, ab 6 Uhr.' },
    berichtAdressen: { name: 'Adressen', text: 'An wen der Bericht geht.' },
  },
  turnus: {
    kein: 'Kein Bericht',
    monatlich: 'Monatlich',
    vierteljährlich: 'Vierteljährlich',
    halbjährlich: 'Halbjährlich',
    jährlich: 'Jährlich',
  },
  fenster: {
    täglich: 'täglich um 0 Uhr',
    montags: 'wöchentlich, montags',
    dienstags: 'wöchentlich, dienstags',
    mittwochs: 'wöchentlich, mittwochs',
    donnerstags: 'wöchentlich, donnerstags',
    freitags: 'wöchentlich, freitags',
    samstags: 'wöchentlich, samstags',
    sonntags: 'wöchentlich, sonntags',
  },
  grenze: { keine: 'Keine E-Mail', folge: 'E-Mail bei: {{stufen}}.', ohne: 'Es gibt keine E-Mail.' },
  liste: {
    zustand: 'Zustand {{nummer}}',
    adresse: 'Adresse {{nummer}}',
    hoch: '{{eintrag}} nach oben',
    runter: '{{eintrag}} nach unten',
    entfernen: '{{eintrag}} entfernen',
    neuerZustand: 'Zustand hinzufügen',
    neueAdresse: 'Adresse hinzufügen',
    steht: '{{eintrag}} steht jetzt an Stelle {{nummer}} von {{anzahl}}.',
    entfernt: '{{eintrag}} ist entfernt.',
    leer: 'Noch keine.',
  },
}

declare module '../phrases.ts' {
  interface Topics {
    readonly einstellung: typeof einstellung
  }
}
