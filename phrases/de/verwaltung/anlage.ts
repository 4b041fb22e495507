/** What the configuration of a house says of its people, as a document for its staff council. */
export const anlage = {
  titel: 'Anlage zum Datenschutz',
  lead: 'Was die Einstellungen dieses Hauses über Personen festlegen: zum Vorlegen, etwa beim Personalrat, und zum Ausdrucken.',
  stand: '{{haus}}, Stand {{zeit}} Uhr.',
  drucken: 'Drucken',
  personalrat: {
    titel: 'Personalratsmodus',
    text: 'Niemand kann am Bildschirm beobachtet werden: Listen von Buchungen und Fahrten anderer, Übersichten, Verlauf der Fahrzeuge, Protokoll und Postausgang nennen keine Namen, nach Personen lässt sich nicht suchen, und Auswertungen zählen nur ab einer Mindestgröße. Wo es ohne den Namen nicht geht, steht unten mit dem Grund. Einschalten gilt sofort. Ausschalten gilt erst nach {{tage}} Tagen, wird bis dahin allen im Haus angezeigt und kann zurückgenommen werden. Jeder Schritt steht im Protokoll.',
    stand: {
      aus: 'Der Personalratsmodus ist aus.',
      an: 'Er gilt seit dem {{seit}} Uhr.',
      endet: 'Er gilt seit dem {{seit}} Uhr und endet am {{endet}} Uhr.',
      beendet: 'Er galt vom {{seit}} Uhr bis zum {{endet}} Uhr und ist aus.',
    },
    knopf: { aus: 'Einschalten', an: 'Ausschalten', endet: 'Ende zurücknehmen' },
    gesagt: {
      aus: 'Die Mindestgröße ist gespeichert.',
      an: 'Der Personalratsmodus gilt.',
      endet: 'Das Ende ist angekündigt und wird allen im Haus angezeigt.',
    },
    frage: {
      an: {
        titel: 'Personalratsmodus einschalten?',
        text: 'Er gilt sofort und für alle. Wieder ausschalten dauert {{tage}} Tage.',
        ja: 'Jetzt einschalten',
      },
      aus: {
        titel: 'Ende des Personalratsmodus ankündigen?',
        text: 'Er endet dann am {{endet}} Uhr. Bis dahin gilt er weiter, allen im Haus wird es auf jeder Seite angezeigt, und Sie können es zurücknehmen.',
        ja: 'Ende ankündigen',
      },
      nein: 'Abbrechen',
    },
    gruppe: 'Mindestgröße von Gruppen in Auswertungen',
    gruppeHilfe:
      'Was auf weniger Personen zurückgeht, wird im Personalratsmodus nicht ausgewiesen und steht in keiner Summe.',
    gruppeSteigt: 'Solange der Modus gilt, kann sie nur steigen.',
    gruppeSpeichern: 'Mindestgröße speichern',
    veraltet: 'Inzwischen hat jemand anderes das geändert. Jetzt steht hier, was gilt.',
  },
  namen: {
    titel: 'Wo Personen im Personalratsmodus genannt werden',
    text: 'Überall sonst fehlen die Namen dann, auch in Mails: Wer einen Schaden gemeldet oder ein Fahrzeug verschmutzt zurückgegeben hat, steht in keiner.',
    alle: 'alle, die selbst beteiligt sind',
    aufrufe: 'Aufrufe: {{namen}}',
    mails: 'Mails: {{namen}}',
    beteiligt: { titel: 'Eigenes', warum: 'Was einen selbst betrifft, mit denen, die daran beteiligt sind.' },
    freiwillig: {
      titel: 'Wer sich selbst zeigt',
      warum:
        'Wer es will, zeigt den eigenen Gruppen den Platz in der Arbeitswelt und sieht die anderen, die das auch tun. Nur wenn es vor dem Modus vereinbart war, und niemand entscheidet es für jemand anderen.',
    },
    personen: {
      titel: 'Personen pflegen',
      warum:
        'Wer Personen einlädt, ändert oder deaktiviert, muss wissen, wen. Was sie gebucht haben, steht nicht dabei.',
    },
    rechte: { titel: 'Wer was darf', warum: 'Wer Rechte vergibt, muss sehen, wer sie hat.' },
    einstellung: {
      titel: 'Einstellungen einzelner Personen',
      warum: 'Eine Ausnahme für eine Person nennt sie.',
    },
    verwaltung: {
      titel: 'Handeln der Verwaltung',
      warum:
        'Wer Rechte, Einstellungen oder Personen ändert, bleibt im Protokoll mit Namen. Buchungen, Fahrten, Schäden, Fahrtenbuch, Dateien und Mails stehen dort ohne.',
    },
    loeschsperre: { titel: 'Löschsperren', warum: 'Eine Sperre gilt für eine bestimmte Person.' },
    freigabe: {
      titel: 'Freigabe von Sonderfahrten',
      warum: 'Wer entscheidet, muss wissen, für wen; nach der Fahrt nicht mehr.',
    },
    uebergabe: {
      titel: 'Einzelne Fahrt, bis sie vorbei ist',
      warum: 'Wer Fahrzeuge pflegt, muss wissen, wer eines hat; danach nicht mehr, und in Listen nie.',
    },
    fremdbuchung: { titel: 'Buchen für andere', warum: 'Wer für andere bucht, wählt sie aus.' },
    fuehrerschein: {
      titel: 'Prüfung der Führerscheine',
      warum: 'Die Halterin oder der Halter muss sie prüfen.',
    },
    fahrtenbuch: {
      titel: 'Fahrtenbuch',
      warum:
        'Das Steuerrecht verlangt, wer gefahren ist. Nach einer anderen Person lässt es sich nicht aussuchen.',
    },
    zustellung: {
      titel: 'Mails, die nicht ankamen',
      warum:
        'Ohne die Adresse lässt sich der Fehler nicht beheben. Was in Mails an andere steht, zeigt der Postausgang nicht.',
    },
    betreiber: {
      titel: 'Betreiber',
      warum:
        'Wer im Haus zuerst eingeladen wird, und alles als Datei, nur solange das Haus den Zugriff erlaubt.',
    },
  },
  personen: {
    titel: 'Personen',
    aktiv: 'Aktive Personen',
    inaktiv: 'Deaktivierte Personen',
    sperren: 'Löschsperren zu Personen',
    betreiber: 'Zugriff der Betreiber auf Daten des Hauses',
    ohneZugriff: 'nicht erlaubt; sie sehen nur Zahlen',
    zugriff: 'erlaubt bis {{bis}} Uhr',
  },
  rechte: {
    titel: 'Wer was darf',
    text: 'Jede Person zählt einmal, gleich ob sie ein Recht selbst hat, durch eine Rolle oder durch eine Gruppe. Wer kein Recht hat, sieht nur, was sie oder ihn selbst betrifft: dass ein Platz oder Fahrzeug belegt ist, nie von wem.',
    haben_zero: 'niemand',
    haben_one: 'eine Person',
    haben_other: '{{anzahl}} Personen',
    rolle: 'Rolle „{{name}}“: {{anzahl}}',
  },
  fristen: {
    titel: 'Wie lange es bleibt',
    text: 'Was das Haus für die Arten festgelegt hat, bei denen es wählen kann. Alle übrigen Fristen stehen unten bei der Art der Daten.',
  },
  berichte: {
    titel: 'Auswertungen und Dateien',
    text: 'Alles mit Personen darin, was aus dem Programm hinausgeht. Eine Auswertung, die Personen vergleicht oder zählt, wie oft jemand bucht, gibt es nicht. Wer eine Datei geholt hat, steht im Protokoll.',
    eigeneDaten: {
      titel: 'Meine Daten als Datei',
      was: 'Was über die eigene Person gespeichert ist, ohne Namen anderer.',
    },
    kalender: {
      titel: 'Eigene Buchungen im Kalender',
      was: 'Die eigenen Buchungen und Fahrten, für Kalenderprogramme unter einer geheimen Adresse, die nur die Person selbst anlegt; wer sie abruft, hält niemand fest. Kalender von Plätzen und Fahrzeugen nennen niemanden.',
    },
    personen: {
      titel: 'Personen als Tabelle',
      was: 'Namen, Adressen, Personalnummern, Gruppen und Rollen, wie die Liste gefiltert ist.',
    },
    protokoll: { titel: 'Protokoll als Excel-Datei', was: 'Wer wann was geändert hat, höchstens ein Jahr.' },
    haus: {
      titel: 'Alles des Hauses als Datei',
      was: 'Zum Umziehen. Nur solange die Verwaltung den Zugriff erlaubt.',
    },
    fahrtenbuch: {
      titel: 'Fahrtenbuch als PDF- oder Excel-Datei',
      was: 'Zeile für Zeile, mit dem Namen der fahrenden Person, wie das Steuerrecht es verlangt.',
    },
    fahrzeugbericht: {
      titel: 'Fahrzeugbericht',
      was: 'Je Fahrzeug Fahrten, Kilometer und Schäden; geht an die Adressen, die unten stehen.',
    },
  },
  einstellungen: {
    titel: 'Einstellungen, die Personen betreffen',
    text: 'Wie sie für das ganze Haus gelten. Ausnahmen für Gruppen und einzelne Personen stehen in der Verwaltung.',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly anlage: typeof anlage
  }
}
