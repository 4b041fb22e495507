import type { BuchungMailTyp } from '@platzwart/domain/mailtext/arten'

/** Mails. What people typed comes in by placeholders and is escaped by whoever builds the HTML. */
export const mail = {
  anrede: 'Guten Tag {{name}},',
  gruss: 'Viele Grüße',
  ende: 'Diese Nachricht wurde automatisch verschickt.',
  abstellbar: 'Nachrichten dieser Art abschalten',
  hausWaehlt: 'Welche Nachrichten kommen, legt das Haus fest.',
  immer:
    'Diese Nachricht lässt sich nicht abschalten, weil sie sagt, was zu tun ist oder was nicht mehr gilt.',
  linkHinweis: 'Falls sich die Schaltfläche nicht öffnen lässt, hilft diese Adresse:',
  probe: 'So sehen Mitteilungen auf diesem Gerät aus.',
  testmail: {
    betreff: 'Testmail von {{mandant}}',
    titel: 'Die Mails von {{mandant}} kommen an',
    text: 'Die Verwaltung hat diese Mail verschickt, um den Mailserver zu prüfen. Zu tun ist nichts.',
    knopf: 'Öffnen',
  },
  linkEntfernt: '(Link entfernt)',
  gueltigBis: 'Der Link gilt einmal, bis {{tag}}, {{zeit}} Uhr.',
  /** Kept in a booking that the system cancelled, in the language of the Mandant. */
  stornoRaumDeaktiviert: 'Storno, weil der Platz deaktiviert wurde.',
  stornoBenutzerDeaktiviert: 'Storno, weil die Person nicht mehr im Haus ist.',
  feld: {
    platz: 'Platz',
    stellplatz: 'Stellplatz',
    ort: 'Ort',
    tag: 'Tag',
    zeit: 'Zeit',
    personen: 'Personen',
    bucher: 'Gebucht von',
    zweite: 'Zweite Person',
    grund: 'Grund',
    bisher: 'Bisher',
    neu: 'Jetzt',
  },
  zeitraum: '{{von}} bis {{bis}} Uhr',
  platzNummer: 'Platz {{nummer}}',
  kalender: '{{platz}}, {{grundriss}}',
  zusage: {
    knopf: 'Zusagen oder absagen',
    hinweis:
      'Ohne Anmeldung, bis {{tag}}, {{bestaetigenBis}} Uhr. Der Link ist persönlich: Wer ihn hat, antwortet für dich.',
  },
  buchung: {
    useMailVormerkung: {
      betreff: 'Vorgemerkt: {{platz}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Buchung ist vorgemerkt',
      bucher:
        'Die Buchung wartet auf die Bestätigung durch {{zweite}}. Ohne Bestätigung verfällt sie um {{bestaetigenBis}} Uhr.',
      zweite:
        '{{bucher}} möchte diesen Platz gemeinsam nutzen. Bitte bis {{bestaetigenBis}} Uhr bestätigen, sonst verfällt die Buchung.',
      knopf: 'Buchung ansehen',
    },
    useMailBuchungBestaetigt: {
      betreff: 'Bestätigt: {{platz}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Buchung ist bestätigt',
      bucher:
        'Der Platz ist reserviert. Der Check-in ist ab 15 Minuten vor dem Beginn und bis {{checkInBis}} Uhr möglich.',
      zweite:
        'Der Platz ist reserviert. Der Check-in ist ab 15 Minuten vor dem Beginn und bis {{checkInBis}} Uhr möglich.',
      knopf: 'Buchung ansehen',
    },
    useMailBuchungAngepasst: {
      betreff: 'Geändert: {{platz}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Buchung ist geändert',
      bucher: 'Es gilt jetzt der neue Stand; der bisherige steht darunter.',
      zweite: 'Es gilt jetzt der neue Stand; der bisherige steht darunter.',
      bucherOffen:
        'Der neue Stand wartet auf die Bestätigung durch {{zweite}}; der bisherige steht darunter. Ohne Bestätigung verfällt die Buchung um {{bestaetigenBis}} Uhr.',
      zweiteOffen:
        'Der bisherige Stand steht unter dem neuen. Bitte den neuen bis {{bestaetigenBis}} Uhr bestätigen, sonst verfällt die Buchung.',
      knopf: 'Buchung ansehen',
    },
    useMailStorno: {
      betreff: 'Storniert: {{platz}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Buchung ist storniert',
      bucher: 'Der Platz ist wieder frei.',
      zweite: 'Der Platz ist wieder frei.',
      knopf: 'Anderen Platz suchen',
    },
    useMailRaumDeaktivierungSystemStorno: {
      betreff: 'Storniert: {{platz}} steht am {{tag}} nicht zur Verfügung',
      titel: 'Der Platz steht nicht mehr zur Verfügung',
      bucher: 'Deshalb musste die Buchung storniert werden. Das tut uns leid.',
      zweite: 'Deshalb musste die Buchung storniert werden. Das tut uns leid.',
      knopf: 'Anderen Platz suchen',
    },
    unbestaetigtStorno: {
      betreff: 'Verfallen: {{platz}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Buchung ist verfallen',
      bucher: 'Sie wurde bis {{bestaetigenBis}} Uhr nicht bestätigt. Der Platz ist wieder frei.',
      zweite: 'Sie wurde bis {{bestaetigenBis}} Uhr nicht bestätigt. Der Platz ist wieder frei.',
      knopf: 'Anderen Platz suchen',
    },
    freigabeOhneCheckIn: {
      betreff: 'Freigegeben: {{platz}} am {{tag}}, {{von}} Uhr',
      titel: 'Der Platz ist wieder freigegeben',
      bucher: 'Bis {{checkInBis}} Uhr gab es keinen Check-in; deshalb ist die Buchung storniert.',
      zweite: 'Bis {{checkInBis}} Uhr gab es keinen Check-in; deshalb ist die Buchung storniert.',
      knopf: 'Anderen Platz suchen',
    },
    zweiteEntlassen: {
      betreff: 'Nicht mehr nötig: {{platz}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Bestätigung ist nicht mehr nötig',
      bucher: 'Die Buchung kommt jetzt ohne zweite Person aus.',
      zweite:
        '{{bucher}} hat die Buchung so geändert, dass sie ohne zweite Person auskommt. Es ist nichts mehr zu tun.',
      knopf: 'Anderen Platz suchen',
    },
    erinnerung: {
      betreff: 'Jetzt: {{platz}}, {{von}} Uhr',
      titel: 'Die Buchung beginnt',
      bucher: 'Bitte jetzt einchecken; nach {{checkInBis}} Uhr kann der Platz an andere gehen.',
      zweite: 'Bitte jetzt einchecken; nach {{checkInBis}} Uhr kann der Platz an andere gehen.',
      bucherOhneFreigabe:
        'Der Platz bleibt auch ohne Check-in bis zum Ende gebucht; möglich ist der Check-in bis {{checkInBis}} Uhr.',
      zweiteOhneFreigabe:
        'Der Platz bleibt auch ohne Check-in bis zum Ende gebucht; möglich ist der Check-in bis {{checkInBis}} Uhr.',
      knopf: 'Einchecken',
    },
    vorzeitigBeendet: {
      betreff: 'Früher beendet: {{platz}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Buchung ist früher beendet',
      bucher: 'Die übrige Zeit ist wieder frei. Der Kalender kann das neue Ende übernehmen.',
      zweite: 'Die übrige Zeit ist wieder frei. Der Kalender kann das neue Ende übernehmen.',
      knopf: 'Plätze ansehen',
    },
    pauseVorbei: {
      betreff: 'Pause vorbei: {{platz}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Pause ist vorbei',
      bucher:
        'Bis zum Ende der Pause war niemand zurück. Deshalb ist die Buchung beendet, und die übrige Zeit ist wieder frei. Der Kalender kann das neue Ende übernehmen.',
      zweite:
        'Bis zum Ende der Pause war niemand zurück. Deshalb ist die Buchung beendet, und die übrige Zeit ist wieder frei. Der Kalender kann das neue Ende übernehmen.',
      knopf: 'Plätze ansehen',
    },
  } satisfies Record<BuchungMailTyp, object>,
  platzBericht: {
    betreff: 'Auswertung {{periode}}: {{mandant}}',
    titel: 'Die Plätze im {{periode}}',
    text: 'Die wichtigsten Zahlen, daneben die der gleichen Zahl von Tagen davor ({{von}} bis {{bis}}). Alles Weitere steht in den Dateien und auf der Seite.',
    wert: '{{jetzt}} (davor {{davor}})',
    knopf: 'Auswertung ansehen',
  },
  schliessung: {
    /** Kept in a booking that a closure cancelled, in the language of the Mandant. */
    storno: 'Storno, weil der Platz in dieser Zeit nicht zur Verfügung steht.',
    betreff: {
      verschoben: 'Verschoben: {{platz}} am {{tag}}, {{von}} Uhr',
      storniert: 'Storniert: {{platz}} am {{tag}}, {{von}} Uhr',
      mehrere: 'Verschoben oder storniert: {{anzahl}} Buchungen',
    },
    titel: 'Der Platz steht nicht zur Verfügung',
    grund: 'Grund: {{grund}}',
    verschoben:
      'In dieser Zeit wird geschlossen oder gesperrt, was gebucht war. Deshalb haben wir verschoben, was sich verschieben ließ; unten steht, was jetzt gilt.',
    storniert:
      'In dieser Zeit wird geschlossen oder gesperrt, was gebucht war. Deshalb ist die Buchung storniert. Das tut uns leid.',
    wahl: 'Wer das nicht möchte, kann die Buchung öffnen und dort stornieren oder einen anderen Platz oder eine andere Zeit wählen.',
    neu: 'Auf dem Plan steht, was zu anderen Zeiten und an anderen Plätzen frei ist.',
    bestaetigen:
      'Die Zeit ist eine andere als bisher: Bitte bis zum Beginn noch einmal bestätigen, sonst verfällt die Buchung. Mindestens 15 Minuten bleiben dafür.',
    nochBestaetigen:
      'Die Zusage steht noch aus: Bitte bis zum Beginn bestätigen, sonst verfällt die Buchung. Wer gerade erst gefragt wurde, hat mindestens 15 Minuten.',
    tabelleStorniert: 'Storniert',
    knopfWahl: 'Ansehen oder ändern',
    knopfNeu: 'Anderen Platz suchen',
  },
  warteliste: {
    betreff: 'Frei geworden: {{platz}} am {{tag}}, {{von}} Uhr',
    titel: 'Ein Platz ist frei geworden',
    text: 'Auf der Warteliste ist jetzt dieser Eintrag an der Reihe. Der Platz ist bis {{frist}} gehalten; danach wird er der nächsten Person angeboten.',
    frist: 'Annehmen bis',
    bis: '{{tag}}, {{zeit}} Uhr',
    knopf: 'Annehmen oder ablehnen',
  },
  serie: {
    serieGebucht: {
      betreff_one: 'Ein Termin gebucht: {{platz}} am {{tag}}',
      betreff_other: '{{count}} Termine gebucht: {{platz}} ab {{tag}}',
      titel_one: 'Ein Termin ist gebucht',
      titel_other: '{{count}} Termine sind gebucht',
      text_one: 'Er lässt sich ändern oder stornieren.',
      text_other:
        'Für den Kalender liegt jeder Termin als eigene Datei bei. Jeder einzelne lässt sich ändern oder stornieren.',
    },
    serieStorniert: {
      betreff_one: 'Ein Termin storniert: {{platz}} am {{tag}}',
      betreff_other: '{{count}} Termine storniert: {{platz}} ab {{tag}}',
      titel_one: 'Ein Termin ist storniert',
      titel_other: '{{count}} Termine sind storniert',
      text_one: 'Der Platz ist wieder frei.',
      text_other:
        'Die Plätze sind wieder frei. Für jeden Termin liegt eine Datei bei, die ihn aus dem Kalender nimmt.',
    },
    serieGeaendert: {
      betreff_one: 'Ein Termin geändert: {{platz}} am {{tag}}',
      betreff_other: '{{count}} Termine geändert: {{platz}} ab {{tag}}',
      titel_one: 'Ein Termin ist geändert',
      titel_other: '{{count}} Termine sind geändert',
      text_one: 'Er lässt sich weiter ändern oder stornieren.',
      text_other: 'Für jeden Termin liegt eine Datei bei, die ihn im Kalender umstellt.',
    },
    zeile: '{{von}} – {{bis}} Uhr, {{platz}}, {{grundriss}}',
    vorher: '{{jetzt}} (bisher {{von}} – {{bis}} Uhr, {{platz}})',
    knopf: 'Eigene Buchungen ansehen',
  },
  konto: {
    kontoWiederherstellung: {
      betreff: 'Passwort zurücksetzen',
      titel: 'Ein neues Passwort festlegen',
      text: 'Für dieses Konto wurde ein neues Passwort angefordert. Wer das nicht selbst war, kann diese Nachricht löschen; es ändert sich nichts.',
      knopf: 'Passwort festlegen',
    },
    kontoEinladung: {
      betreff: 'Einladung zu {{mandant}}',
      titel: 'Willkommen',
      text: 'Hier wartet eine Einladung für diese E-Mail-Adresse. Wer noch kein Passwort hat, legt eines fest; wer schon eines hat, meldet sich damit an.',
      knopf: 'Einladung annehmen',
    },
    kontoBestaetigung: {
      betreff: 'E-Mail-Adresse bestätigen',
      titel: 'E-Mail-Adresse bestätigen',
      text: 'Bitte bestätigen, dass diese Adresse zum eigenen Konto gehört.',
      knopf: 'Adresse bestätigen',
    },
    kontoZweitfaktorAn: {
      betreff: 'Der zweite Faktor ist eingerichtet',
      titel: 'Der zweite Faktor ist eingerichtet',
      text: 'Beim Anmelden wird ab jetzt nach einem Code der Authenticator-App gefragt. Alle anderen Geräte sind abgemeldet. Wer das nicht selbst war, ändert sofort das Passwort und wendet sich an die Verwaltung des Hauses.',
      knopf: 'Konto und Sicherheit',
    },
    kontoZweitfaktorAus: {
      betreff: 'Der zweite Faktor ist entfernt',
      titel: 'Der zweite Faktor ist entfernt',
      text: 'Beim Anmelden wird nicht mehr nach dem Code einer App gefragt; wo kein Passkey verlangt wird, genügt ab jetzt das Passwort. Wer das nicht selbst war, ändert sofort das Passwort und wendet sich an die Verwaltung des Hauses.',
      knopf: 'Konto und Sicherheit',
    },
    kontoZweitfaktorZurueckgesetzt: {
      betreff: 'Der zweite Faktor ist zurückgesetzt',
      titel: 'Der zweite Faktor ist zurückgesetzt',
      text: 'Die Verwaltung des Hauses hat den zweiten Faktor dieses Kontos entfernt und alle Geräte abgemeldet. Zum Anmelden genügt das Passwort, bis wieder einer eingerichtet ist. Wer nicht darum gebeten hat, wendet sich bitte an die Verwaltung.',
      knopf: 'Anmelden',
    },
    kontoPasskeyNeu: {
      betreff: 'Neuer Passkey für Ihr Konto',
      titel: 'Neuer Passkey für Ihr Konto',
      text: 'Mit dem Passkey „{{passkey}}“ geht ab jetzt die Anmeldung an diesem Konto, auch ohne das Passwort. Wer das nicht selbst war, entfernt ihn sofort unter „Konto und Sicherheit“, ändert das Passwort und wendet sich an die Verwaltung des Hauses.',
      knopf: 'Konto und Sicherheit',
    },
    kontoPasskeyWeg: {
      betreff: 'Ein Passkey wurde entfernt',
      titel: 'Ein Passkey wurde entfernt',
      text: 'Mit dem Passkey „{{passkey}}“ geht die Anmeldung nicht mehr. Auf dem Gerät steht er vielleicht noch; dort lässt er sich löschen. Wer das nicht selbst war, ändert sofort das Passwort und wendet sich an die Verwaltung des Hauses.',
      knopf: 'Konto und Sicherheit',
    },
    kontoGeraten: {
      betreff: 'Jemand kennt das Passwort zu diesem Konto nicht',
      titel: 'Jemand ist angemeldet und kennt das Passwort nicht',
      text: 'Jemand ist mit diesem Konto angemeldet und hat mehrmals ein falsches Passwort oder einen falschen Code eingegeben, um etwas zu ändern, das nochmals danach fragt. Geändert wurde nichts. Wer das nicht selbst war, meldet unter „Konto und Sicherheit“ die anderen Geräte ab und ändert das Passwort.',
      knopf: 'Konto und Sicherheit',
    },
    kontoCodeBenutzt: {
      betreff: 'Ein Wiederherstellungscode wurde benutzt',
      titel: 'Ein Wiederherstellungscode wurde benutzt',
      text: 'Mit einem Wiederherstellungscode hat sich gerade jemand an diesem Konto angemeldet. Noch übrig: {{anzahl}}. Wer das nicht selbst war, ändert sofort das Passwort und wendet sich an die Verwaltung des Hauses.',
      knopf: 'Konto und Sicherheit',
    },
    kontoAdresseNeu: {
      betreff: 'Neue E-Mail-Adresse bestätigen',
      titel: 'Neue E-Mail-Adresse bestätigen',
      text: 'Ein Konto soll künftig {{adresse}} als E-Mail-Adresse haben. Sie gilt, sobald sie bestätigt ist; dafür braucht es die Anmeldung mit diesem Konto. Wer das nicht selbst war, kann diese Nachricht löschen.',
      knopf: 'Adresse bestätigen',
    },
    kontoAdresseVergeben: {
      betreff: 'Diese E-Mail-Adresse hat schon ein Konto',
      titel: 'Diese E-Mail-Adresse hat schon ein Konto',
      text: 'Jemand wollte {{adresse}} für ein anderes Konto verwenden. Das geht nicht, weil sie schon zu diesem hier gehört; es hat sich nichts geändert.',
      knopf: 'Anmelden',
    },
    kontoAdresseBeantragt: {
      betreff: 'Die E-Mail-Adresse soll sich ändern',
      titel: 'Die E-Mail-Adresse soll sich ändern',
      text: 'Dieses Konto soll künftig {{adresse}} als E-Mail-Adresse haben, sobald sie dort bestätigt ist. Wer das nicht selbst war, nimmt es unter „Konto und Sicherheit“ zurück und ändert das Passwort.',
      knopf: 'Konto und Sicherheit',
    },
    kontoAdresseGeaendert: {
      betreff: 'Die E-Mail-Adresse ist geändert',
      titel: 'Die E-Mail-Adresse ist geändert',
      text: 'Dieses Konto hat jetzt die E-Mail-Adresse {{adresse}}. Angemeldet wird sich künftig damit; an die bisherige Adresse kommt nichts mehr. Wer das nicht selbst war, wendet sich bitte sofort an die Verwaltung des Hauses.',
      knopf: 'Anmelden',
    },
  },
}

declare module '../phrases.ts' {
  interface Topics {
    readonly mail: typeof mail
  }
}
