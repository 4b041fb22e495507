/** What is kept of people, record by record; `docs/privacy.md` has it, too. */
export const datenschutz = {
  titel: 'Was gespeichert wird',
  lead: 'Jede Art von Daten über Personen, die dieses Programm speichert: wozu, mit welchem Recht, wie lange, und wer sie sieht.',
  wozu: 'Wozu',
  rechtsgrund: 'Rechtsgrundlage',
  frist: 'Wie lange',
  leser: 'Wer es sieht',
  abschnitt: {
    konto: 'Konto und Anmeldung',
    plaetze: 'Plätze und Räume',
    fahrzeuge: 'Fahrzeuge und Fahrten',
    haus: 'Im ganzen Haus',
    betrieb: 'Für den Betrieb',
  },
  grund: {
    nutzung:
      'Art. 6 Abs. 1 Buchst. b DSGVO: für die Nutzung nötig; bei Behörden Buchst. e, bei Beschäftigten mit § 26 BDSG.',
    pflicht: 'Art. 6 Abs. 1 Buchst. c DSGVO: ein Gesetz verlangt es.',
    betrieb: 'Art. 6 Abs. 1 Buchst. f DSGVO: sicherer und nachvollziehbarer Betrieb; bei Behörden Buchst. e.',
  },
  stunden_one: 'eine Stunde',
  stunden_other: '{{count}} Stunden',
  tage_one: 'einen Tag',
  tage_other: '{{count}} Tage',
  monate_one: 'einen Monat',
  monate_other: '{{count}} Monate',
  waehlbar_one: 'So lange, wie das Haus es festlegt; ohne Festlegung, solange es das Haus gibt.',
  waehlbar_other:
    'So lange, wie das Haus es festlegt, mindestens {{count}} Monate; ohne Festlegung, solange es das Haus gibt.',
  solange: {
    konto: 'Solange es das Konto gibt.',
    person: 'Solange die Person im Haus geführt wird.',
    haus: 'Solange es das Haus gibt.',
    gegenstand: 'Solange das Fahrzeug im Haus geführt wird.',
    sperre: 'Bis die Sperre aufgehoben ist.',
    betreiber: 'So lange, wie der Betreiber der Installation es festlegt.',
  },
  wer: {
    selbst: 'Die Person selbst',
    beteiligte: 'Wer beteiligt ist',
    empfaenger: 'Wer sie bekommt',
    betreiber: 'Der Betreiber der Installation',
    niemand: 'Niemand',
    recht: 'Wer „{{recht}}“ darf',
  },
  aufbewahrung: {
    titel: 'Aufbewahrung',
    lead: 'Wie lange das Haus behält, was es nicht behalten muss. Gelöscht wird erst, wenn hier eine Frist gesetzt ist; alle sechs Stunden, und im Protokoll steht, wie viel.',
    monate: 'Monate',
    hilfe: '0: solange es das Haus gibt. Sonst mindestens {{count}}.',
    gespeichert: 'Frist gespeichert: {{sache}}.',
    nichts: 'Es wird nichts gelöscht.',
    zaehlt: 'Was gelöscht würde, wird gezählt …',
    weg_zero: 'Zurzeit ist nichts älter als der {{tag}}.',
    weg_one: 'Ein Eintrag von vor dem {{tag}} wird gelöscht.',
    weg_other: '{{count}} Einträge von vor dem {{tag}} werden gelöscht.',
    wegViele: 'Mindestens {{count}} Einträge von vor dem {{tag}} werden gelöscht.',
    speichern: '{{sache}}: Frist speichern',
    art: {
      platzbuchungen: {
        titel: 'Buchungen von Plätzen',
        text: 'Gezählt ab dem Ende der Buchung. Wie viel ein Platz genutzt wurde, bleibt ohne Personen erhalten.',
      },
      fahrten: {
        titel: 'Nicht gefahrene Fahrten',
        text: 'Stornierte und nie begonnene Buchungen von Fahrzeugen mit ihren Freigaben. Gefahrene bleiben beim Fahrzeug.',
      },
      schaeden: {
        titel: 'Behobene Schäden',
        text: 'Gezählt ab dem Tag, an dem der Schaden behoben war; das Foto geht mit.',
      },
      pruefungen: {
        titel: 'Frühere Führerscheinprüfungen',
        text: 'Die letzte Prüfung jeder Person bleibt. Frühere sind drei Jahre lang der Nachweis, dass das Haus geprüft hat.',
      },
      fahrtenbuecher: {
        titel: 'Fahrtenbücher',
        text: 'Im Ganzen, wenn das Fahrzeug deaktiviert und die letzte Zeile alt genug ist: zehn Jahre, gezählt vom Ende ihres Jahres (§ 147 AO).',
      },
      protokoll: {
        titel: 'Protokoll der Änderungen',
        text: 'Was zu Fahrtenbüchern gehört, bleibt. Solange eine Löschsperre gilt, bleibt alles.',
      },
    },
    sperre: {
      titel: 'Löschsperren',
      text: 'Bei Streit, Unfall oder Prüfung: Von diesen Personen und Fahrzeugen bleibt, was das Haus sonst nach einer Frist löscht, auch E-Mails an die Person und ihre Wartelisten. Anmeldungen, Links und fertige Dateien gehen wie immer nach ihrer Zeit.',
      leer: 'Keine Löschsperre',
      neu: 'Löschsperre setzen',
      kennung: 'E-Mail-Adresse der Person oder Kennzeichen des Fahrzeugs',
      grund: 'Grund',
      gesetzt_one: 'Löschsperre gesetzt: {{name}}.',
      gesetzt_other: '{{count}} Löschsperren gesetzt, für jedes Fahrzeug mit diesem Kennzeichen eine.',
      von: 'gesetzt von {{von}} am {{tag}}',
      aufheben: 'Aufheben',
      aufhebenName: 'Löschsperre für {{name}} aufheben',
      sicher: 'Was über seine Frist ist, wird dann beim nächsten Lauf gelöscht.',
      ja: 'Ja, aufheben',
      nein: 'Doch nicht',
      aufgehoben: 'Löschsperre aufgehoben: {{name}}.',
    },
  },
  bestand: {
    anmeldung: {
      titel: 'Konto',
      was: 'Name und E-Mail-Adresse der Anmeldung und das Passwort als Prüfsumme, aus der es sich nicht zurückrechnen lässt.',
      wozu: 'Damit sich nur anmeldet, wem das Konto gehört.',
    },
    person: {
      titel: 'Person im Haus',
      was: 'Vor- und Nachname, E-Mail-Adresse, Personalnummer, Sprache, Status, offene Einladung, Gruppen, Rollen und Rechte.',
      wozu: 'Damit feststeht, wer bucht und wer was darf.',
    },
    sitzung: {
      titel: 'Anmeldungen',
      was: 'Zu jedem angemeldeten Gerät: Beginn, letzte Nutzung, Netzadresse und Art des Browsers.',
      wozu: 'Damit man angemeldet bleibt und fremde Anmeldungen erkennen und beenden kann.',
    },
    link: {
      titel: 'Einmal-Links',
      was: 'Die Prüfsumme eines Links, mit dem man einen Zugang annimmt, ein Passwort neu setzt oder eine neue Adresse bestätigt, das Konto dazu und diese Adresse. Für fünf Minuten auch, was ein Passkey beim Anmelden unterschreiben soll.',
      wozu: 'Damit ein Link einmal gilt und nur für dieses Konto.',
    },
    zweitfaktor: {
      titel: 'Zweiter Faktor',
      was: 'Der verschlüsselte Schlüssel der Authenticator-App, seit wann es ihn gibt, und Prüfsummen der Wiederherstellungscodes; von jedem Passkey sein Name, sein öffentlicher Schlüssel, für welche Adresse er gilt, seit wann es ihn gibt, wann und mit welcher Art von Browser er zuletzt benutzt wurde. Nur von denen, die das eingerichtet haben; Fingerabdruck, Gesicht und PIN verlassen das Gerät nie.',
      wozu: 'Damit ein gestohlenes Passwort allein nicht zum Anmelden genügt.',
    },
    versuch: {
      titel: 'Anmeldeversuche',
      was: 'Wie oft jemand sich vergeblich anzumelden versuchte, unter Prüfsummen von Adresse und Netz.',
      wozu: 'Damit niemand Passwörter durchprobiert.',
    },
    einstellung: {
      titel: 'Eigene Einstellungen',
      was: 'Favoriten, Erinnerungen, gewünschte E-Mails und was jemand für eine Person oder Gruppe eingestellt hat.',
      wozu: 'Damit gilt, was gewählt wurde.',
    },
    platzbuchung: {
      titel: 'Buchungen von Plätzen und Räumen',
      was: 'Platz, Tag und Uhrzeit, wer gebucht und wer zugesagt hat, Größe der Gruppe, Check-in, Stornos und ihr Grund.',
      wozu: 'Damit ein Platz nur einmal vergeben ist. Andere sehen, dass er belegt ist, nicht von wem, außer jemand zeigt sich selbst dem eigenen Team.',
    },
    zweitePerson: {
      titel: 'Anfragen an eine zweite Person',
      was: 'Wer welche Adresse gebeten hat, eine Buchung zu bestätigen.',
      wozu: 'Damit niemand ohne Ende gefragt wird.',
    },
    sichtbarkeit: {
      titel: 'Sichtbarkeit für das eigene Team',
      was: 'Welcher eigenen Gruppe jemand zeigt, wann und wo sie oder er in der Arbeitswelt sitzt, und seit wann.',
      wozu: 'Damit sich findet, wer gefunden werden will. Jede Person entscheidet das selbst und kann es jederzeit beenden.',
    },
    warteliste: {
      titel: 'Wartelisten',
      was: 'Worauf jemand wartet, seit wann, was angeboten und was daraus wurde.',
      wozu: 'Damit frei Werdendes der Reihe nach vergeben wird.',
    },
    fahrten: {
      titel: 'Fahrten und Freigaben',
      was: 'Fahrzeug, Zeit, wer bucht und fährt, Mitfahrende, Grund, Ziel und besuchte Person, Check-in und Check-out, wer worüber entschieden hat.',
      wozu: 'Damit ein Fahrzeug einmal vergeben ist und Sonderfahrten freigegeben werden.',
    },
    uebergabe: {
      titel: 'Übergaben und Fahrzeughistorie',
      was: 'Wer ein Fahrzeug wann in welchem Zustand übernahm und zurückgab, mit Kilometern, Sauberkeit und Belegen.',
      wozu: 'Damit der Zustand des Fahrzeugs und die Ausgaben belegt sind.',
    },
    schaden: {
      titel: 'Schäden',
      was: 'Beschreibung, Stelle, Foto ohne Aufnahmeort und Gerät, wer ihn meldete und wer ihn für behoben erklärte.',
      wozu: 'Damit vor der Fahrt bekannt ist, was schon beschädigt war.',
    },
    fahrtenbuch: {
      titel: 'Fahrtenbuch',
      was: 'Zu jeder Fahrt Name, Abfahrt, Ankunft, Kilometer, Zweck, Ziel und besuchte Person; zu Privatfahrten nur die Kilometer. Zeilen werden nie geändert, nur berichtigt.',
      wozu: 'Nachweis gegenüber dem Finanzamt und darüber, wer gefahren ist.',
    },
    fuehrerschein: {
      titel: 'Führerschein',
      was: 'Nummer, Klassen, Ausstellung, Ablauf, Beschränkungen, Fahrverbote mit Beginn und Ende, und jede Prüfung mit Datum, Klassen, prüfender Person und Notiz. Kein Bild.',
      wozu: 'Wer ein Fahrzeug überlässt, muss prüfen, ob die Person fahren darf (§ 21 StVG).',
    },
    serviceheft: {
      titel: 'Serviceheft',
      was: 'Wer eine Wartung oder Prüfung eingetragen hat, mit Rechnung oder Bericht.',
      wozu: 'Nachweis der vorgeschriebenen Prüfungen.',
    },
    erinnerung: {
      titel: 'Gesendete Erinnerungen',
      was: 'Dass an eine Fahrt oder Führerscheinprüfung erinnert wurde.',
      wozu: 'Damit an dasselbe nicht zweimal erinnert wird.',
    },
    ausfuhr: {
      titel: 'Erstellte Dateien',
      was: 'Wer eine Datei mit Fahrten angefordert hat, mit welcher Auswahl, und die Datei.',
      wozu: 'Damit sie abgeholt werden kann.',
    },
    kalender: {
      titel: 'Kalenderadressen',
      was: 'Wer eine Adresse für den eigenen Kalender, einen Platz oder ein Fahrzeug angelegt hat, wann, und die Prüfsumme der Adresse; sie selbst nicht.',
      wozu: 'Damit Kalender außerhalb die Buchungen abrufen und die Adresse beendet werden kann.',
    },
    geraete: {
      titel: 'Geräte mit Mitteilungen',
      was: 'Auf welchem Gerät jemand Mitteilungen eingeschaltet hat und wann; die Adresse beim Dienst des Browserherstellers und die Schlüssel, mit denen nur dieses Gerät sie lesen kann.',
      wozu: 'Damit jemand sofort erfährt, was nicht warten kann. Der Dienst des Browserherstellers befördert die Mitteilung verschlüsselt.',
    },
    zugriffstoken: {
      titel: 'Zugriffstoken',
      was: 'Welchen Programmen jemand erlaubt hat, in seinem Namen zu handeln: wie das Token heißt, wofür es da ist, wann es angelegt wurde, bis wann es gilt, an welchem Tag es zuletzt benutzt wurde, und seine Prüfsumme; es selbst nicht.',
      wozu: 'Damit Programme im Namen einer Person handeln können und sie das jederzeit beenden kann.',
    },
    einfuhr: {
      titel: 'Eingelesene Dateien',
      was: 'Eine Tabelle mit Personen, Plätzen, Fahrzeugen oder Buchungen, wer sie brachte, ihre Zeilen und was aus jeder würde.',
      wozu: 'Damit vor der Übernahme zu sehen ist, was sich ändert.',
    },
    benachrichtigung: {
      titel: 'E-Mails',
      was: 'An wen, Betreff, Text, wann gesendet und woran es scheiterte.',
      wozu: 'Damit eine E-Mail ankommt und nachzusehen ist, ob sie ankam.',
    },
    datei: {
      titel: 'Bilder und Dokumente',
      was: 'Wer eine Datei hochgeladen hat, ihr Name und ihr Inhalt: Fahrzeugbilder, Schadensfotos, Belege, Logos.',
      wozu: 'Damit sie dort zu sehen ist, wo sie hingehört.',
    },
    loeschsperre: {
      titel: 'Löschsperren',
      was: 'Von welcher Person oder welchem Fahrzeug zurzeit nichts gelöscht wird, warum, seit wann, und wer es festgelegt hat.',
      wozu: 'Damit bei Streit, Unfall oder Prüfung nichts verloren geht.',
    },
    protokoll: {
      titel: 'Protokoll der Änderungen',
      was: 'Wer wann was geändert hat, in wessen Auftrag, mit dem Stand davor und danach; ohne Passwörter und Nummern von Führerscheinen.',
      wozu: 'Damit Änderungen nachvollziehbar sind.',
    },
    wiederholschluessel: {
      titel: 'Antworten auf Wiederholungen',
      was: 'Die Antwort auf eine Eingabe und wer sie gemacht hat.',
      wozu: 'Damit eine Eingabe, die wegen eines gestörten Netzes zweimal ankommt, einmal gilt.',
    },
    auftrag: {
      titel: 'Hintergrundaufgaben',
      was: 'Was im Hintergrund zu tun ist und was dabei herauskam; Personen stehen darin als Kennung.',
      wozu: 'Damit E-Mails und Dateien auch nach einer Störung fertig werden.',
    },
    betreiber: {
      titel: 'Betreiber der Installation',
      was: 'Wer die Installation betreibt, und was diese Personen an Häusern geändert haben.',
      wozu: 'Damit nachvollziehbar ist, wer ein Haus angelegt, geändert oder gelöscht hat.',
    },
    hausdatei: {
      titel: 'Häuser als Datei',
      was: 'Alles eines Hauses in einer Datei, wenn der Betreiber sie schreiben lässt oder hereinholt, und wer das war. Das Protokoll des Hauses nennt ihn.',
      wozu: 'Damit ein Haus umziehen und seine Daten mitnehmen kann.',
    },
    serverprotokoll: {
      titel: 'Meldungen des Servers',
      was: 'Anmeldungen mit der Netzadresse und Fehler mit der Kennung der Anfrage; keine Namen und keine E-Mail-Adressen.',
      wozu: 'Damit Störungen und Angriffe zu erkennen sind.',
    },
    sicherung: {
      titel: 'Sicherungen',
      was: 'Alles, was zum Zeitpunkt der Sicherung gespeichert war, außer Anmeldungen und Geheimnissen.',
      wozu: 'Damit nach einem Ausfall nichts verloren ist.',
    },
    geraet: {
      titel: 'Auf dem eigenen Gerät',
      was: 'Ein Cookie für die Anmeldung, für wenige Minuten eines zwischen ihren Schritten, eines für die Seite danach, eines, an dem das Gerät wiedererkannt wird; das zuletzt gewählte Haus; Sprache und Farbschema; Übergaben, die noch auf das Netz warten. Keine Messung, keine Weitergabe an Dritte.',
      wozu: 'Damit die Anmeldung hält und unterwegs nichts verloren geht.',
    },
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly datenschutz: typeof datenschutz
  }
}
