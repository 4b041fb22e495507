import type { FahrtMailTyp, FristMailTyp } from '@platzwart/domain/mailtext/arten'

/** Mails about trips, vehicles and licences. What people typed comes in by placeholders and is escaped by whoever builds the HTML. */
export const fahrzeugMail = {
  feld: {
    fahrzeug: 'Fahrzeug',
    standort: 'Standort',
    schluessel: 'Schlüssel',
    von: 'Von',
    bis: 'Bis',
    fahrer: 'Fährt',
    bucher: 'Gebucht von',
    fahrtgrund: 'Fahrtgrund',
    zielort: 'Ziel',
    grund: 'Grund',
    bisher: 'Bisher',
    neu: 'Jetzt',
    kilometer: 'Gefahren',
    schaden: 'Schaden',
    aussen: 'Außen',
    innen: 'Innen',
    ersatz: 'Stattdessen frei',
    unterwegs: 'Noch unterwegs',
    rueckgabe: 'Geplante Rückgabe',
    checkInBis: 'Check-in bis',
    inhaber: 'Führerschein von',
    faelligAm: 'Fällig am',
    faelligKm: 'Fällig bei',
    stand: 'Kilometerstand',
    pruefung: 'Prüfung',
  },
  sichtpruefung: {
    beleuchtung: 'Sichtprüfung: Beleuchtung nicht in Ordnung',
    reifen: 'Sichtprüfung: Reifen nicht in Ordnung',
    ladung: 'Sichtprüfung: Ladung nicht gesichert',
  },
  sperre: {
    WARTUNG: 'Storno wegen Wartung des Fahrzeugs.',
    SERVICE: 'Storno wegen Service am Fahrzeug.',
    DEFEKT: 'Storno, weil das Fahrzeug defekt ist.',
  },
  nichtZurueck: 'Storno, weil das Fahrzeug bis zum Ende der Fahrt nicht zurück war.',
  zeitpunkt: '{{tag}}, {{zeit}} Uhr',
  kilometer: '{{km}} km',
  kalender: '{{fahrzeug}}, {{kennzeichen}}',
  wartet: 'Ein Check-in ist erst möglich, wenn die Fahrt freigegeben ist.',
  pruefung: {
    HU: 'Hauptuntersuchung (HU)',
    UVV: 'UVV-Prüfung',
    REIFEN: 'Reifen',
    SERVICE: 'Service',
  },
  fahrt: {
    fahrtGebucht: {
      betreff: 'Gebucht: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      betreffVorgemerkt: 'Vorgemerkt: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Fahrt ist gebucht',
      titelVorgemerkt: 'Die Fahrt wartet auf Freigabe',
      fahrer: 'Das Fahrzeug ist für diese Fahrt vorgesehen.',
      bucher: 'Das Fahrzeug ist für die Fahrt von {{fahrer}} vorgesehen.',
      knopf: 'Fahrt ansehen',
    },
    fahrtFreigabeNoetig: {
      betreff: 'Freigabe erbeten: {{fahrer}}, {{fahrzeug}} am {{tag}}',
      titel: 'Eine Sonderfahrt wartet auf Freigabe',
      freigeber:
        '{{fahrer}} möchte diese Fahrt machen. Die Entscheidung fällt auf der Seite der Freigaben; die erste gilt.',
      knopf: 'Zur Freigabe',
    },
    fahrtFreigegeben: {
      betreff: 'Freigegeben: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Fahrt ist freigegeben',
      fahrer: 'Der Check-in ist zur gebuchten Zeit möglich.',
      bucher: 'Der Check-in von {{fahrer}} ist zur gebuchten Zeit möglich.',
      knopf: 'Fahrt ansehen',
    },
    fahrtAbgelehnt: {
      betreff: 'Abgelehnt: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Fahrt ist nicht freigegeben',
      fahrer: 'Sie ist deshalb storniert.',
      bucher: 'Die Fahrt von {{fahrer}} ist deshalb storniert.',
      knopf: 'Fahrt ansehen',
    },
    fahrtGeaendert: {
      betreff: 'Geändert: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Fahrt ist geändert',
      fahrer: 'Es gilt jetzt der neue Stand; der bisherige steht darunter.',
      bucher: 'Für die Fahrt von {{fahrer}} gilt jetzt der neue Stand; der bisherige steht darunter.',
      knopf: 'Fahrt ansehen',
    },
    fahrtVerlegt: {
      betreff: 'Verlegt: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Fahrt ist verlegt',
      fahrer: 'Das Haus hat diese Fahrt verlegt. Es gilt der neue Stand; der bisherige steht darunter.',
      bucher:
        'Das Haus hat die Fahrt von {{fahrer}} verlegt. Es gilt der neue Stand; der bisherige steht darunter.',
      knopf: 'Fahrt ansehen',
    },
    fahrtAbgegeben: {
      betreff: 'Abgegeben: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      titel: 'Jemand anderes fährt',
      frueherer: 'Diese Fahrt übernimmt {{fahrer}}. Hier ist nichts mehr zu tun.',
      knopf: 'Eigene Fahrten ansehen',
    },
    fahrtErsatz: {
      betreff: 'Anderes Fahrzeug: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Fahrt hat ein anderes Fahrzeug',
      fahrer: 'Zeit und Ziel bleiben; das Fahrzeug steht hier, das bisherige darunter.',
      bucher:
        'Zeit und Ziel der Fahrt von {{fahrer}} bleiben; das Fahrzeug steht hier, das bisherige darunter.',
      knopf: 'Fahrt ansehen',
    },
    fahrtStorno: {
      betreff: 'Storniert: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Fahrt ist storniert',
      fahrer: 'Das Fahrzeug ist wieder frei.',
      bucher: 'Das Fahrzeug für die Fahrt von {{fahrer}} ist wieder frei.',
      knopf: 'Anderes Fahrzeug suchen',
    },
    fahrtWeggenommen: {
      betreff: 'Storniert: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Fahrt musste storniert werden',
      fahrer: 'Das Fahrzeug ist nicht mehr gebucht. Das tut uns leid.',
      bucher: 'Das Fahrzeug für die Fahrt von {{fahrer}} ist nicht mehr gebucht. Das tut uns leid.',
      knopf: 'Fahrt ansehen',
    },
    fahrtSystemStorno: {
      betreff: 'Storniert: {{fahrzeug}} steht am {{tag}} nicht zur Verfügung',
      titel: 'Das Fahrzeug steht nicht zur Verfügung',
      fahrer:
        'Deshalb musste die Fahrt storniert werden. Das tut uns leid. Auf der Seite der Fahrt stehen andere Fahrzeuge für dieselbe Zeit.',
      bucher:
        'Deshalb musste die Fahrt von {{fahrer}} storniert werden. Das tut uns leid. Auf der Seite der Fahrt stehen andere Fahrzeuge für dieselbe Zeit.',
      knopf: 'Anderes Fahrzeug nehmen',
    },
    fahrtOhneCheckInStorno: {
      betreff: 'Verfallen: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Fahrt ist verfallen',
      fahrer: 'Es gab keinen Check-in; deshalb ist die Fahrt storniert und das Fahrzeug wieder frei.',
      bucher:
        'Von {{fahrer}} gab es keinen Check-in; deshalb ist die Fahrt storniert und das Fahrzeug wieder frei.',
      knopf: 'Anderes Fahrzeug suchen',
    },
    fahrtCheckIn: {
      betreff: 'Unterwegs: {{fahrzeug}}, {{kennzeichen}}',
      titel: 'Die Fahrt hat begonnen',
      fahrer: 'Gute Fahrt! Nach der Rückkehr fehlt nur noch der Check-out.',
      bucher: '{{fahrer}} hat das Fahrzeug übernommen.',
      knopf: 'Fahrt ansehen',
    },
    fahrtCheckOut: {
      betreff: 'Zurück: {{fahrzeug}}, {{kennzeichen}}',
      titel: 'Die Fahrt ist beendet',
      fahrer: 'Danke! Fehlt im Fahrtenbuch noch der Zweck, lässt er sich sieben Tage lang nachtragen.',
      bucher: '{{fahrer}} hat das Fahrzeug zurückgegeben.',
      knopf: 'Fahrt ansehen',
    },
    fahrtErinnerung: {
      betreff: 'Bald: {{fahrzeug}} am {{tag}}, {{von}} Uhr',
      titel: 'Die Fahrt beginnt bald',
      fahrer:
        'Beim Abholen bitte einchecken. Wer doch nicht fährt, storniert und gibt das Fahrzeug damit frei.',
      knopf: 'Fahrt ansehen',
    },
    fahrtHinweisCheckOut: {
      betreff: 'Rückgabe bis {{bisZeit}} Uhr: {{fahrzeug}}, {{kennzeichen}}',
      titel: 'Die Fahrt endet bald',
      fahrer:
        'Wird es später, lässt sich die Rückgabe auf der Seite der Fahrt verlegen, solange danach niemand das Fahrzeug hat; sonst bitte im Fuhrpark Bescheid sagen. Nach der Rückkehr bitte auschecken.',
      knopf: 'Fahrt ansehen',
    },
    fahrtCheckOutFehlt: {
      betreff: 'Check-out fehlt: {{fahrzeug}}, {{kennzeichen}}',
      titel: 'Die Rückgabe ist überfällig',
      fahrer:
        'Die Fahrt sollte schon beendet sein. Steht das Fahrzeug wieder da, fehlt nur noch der Check-out.',
      fuhrpark: '{{fahrer}} hat noch nicht ausgecheckt, obwohl die Fahrt beendet sein sollte.',
      knopf: 'Zum Check-out',
    },
    fahrtUeberzogen: {
      betreff: 'Noch nicht zurück: {{fahrzeug}} für {{tag}}, {{von}} Uhr',
      titel: 'Das Fahrzeug ist noch unterwegs',
      naechster:
        'Vielleicht ist es zum Beginn der Fahrt nicht zurück. Die Fahrt wartet bis zu ihrem Ende darauf; kommt es erst nach dem Beginn, sagt es eine Mail. Auf der Seite der Fahrt stehen andere Fahrzeuge für dieselbe Zeit.',
      fuhrpark:
        'Die nächste Fahrt macht {{fahrer}} und weiß Bescheid. Vielleicht hilft ein anderes Fahrzeug.',
      knopf: 'Anderes Fahrzeug ansehen',
    },
    fahrtBereit: {
      betreff: 'Jetzt da: {{fahrzeug}}, {{kennzeichen}}',
      titel: 'Das Fahrzeug ist zurück',
      fahrer:
        'Es kam später als geplant; der Check-in zählt von jetzt an. Wer nicht mehr fährt, storniert bitte.',
      bucher: 'Es kam später als geplant; der Check-in von {{fahrer}} zählt von jetzt an.',
      knopf: 'Fahrt ansehen',
    },
    fahrtEinzutragen: {
      betreff: 'Einzutragen: Fahrt mit {{fahrzeug}}, {{kennzeichen}} am {{tag}}',
      titel: 'Eine Fahrt kam nachträglich an',
      fuhrpark:
        'Was {{fahrer}} unterwegs festgehalten hat, passt nicht zu dem, was inzwischen bekannt ist. Es ist aufgehoben und wartet im Fahrtenbuch darauf, eingetragen zu werden.',
      knopf: 'Zum Fahrtenbuch',
    },
    fahrzeugSchaden: {
      betreff: 'Schaden: {{fahrzeug}}, {{kennzeichen}}',
      titel: 'Ein neuer Schaden ist gemeldet',
      fuhrpark: 'Beim Check-in oder Check-out von {{fahrer}} kam dazu:',
      fuhrparkOhneNamen: 'Beim Check-in oder Check-out kam dazu:',
      knopf: 'Fahrzeug ansehen',
    },
    fahrzeugVerschmutzt: {
      betreff: 'Verschmutzt: {{fahrzeug}}, {{kennzeichen}}',
      titel: 'Das Fahrzeug braucht eine Reinigung',
      fuhrpark: '{{fahrer}} hat es so angegeben:',
      fuhrparkOhneNamen: 'So ist es angegeben:',
      knopf: 'Fahrzeug ansehen',
    },
  } satisfies Record<FahrtMailTyp, object>,
  frist: {
    fahrzeugPruefungFaellig: {
      betreff: 'Bald fällig: {{pruefung}}, {{kennzeichen}}',
      titel: 'Eine Prüfung steht an',
      fuhrpark: 'Ein Termin dafür lässt sich als Wartung oder Service im Kalender des Fahrzeugs eintragen.',
      knopf: 'Fahrzeug ansehen',
    },
    fahrzeugPruefungAbgelaufen: {
      betreff: 'Abgelaufen: {{pruefung}}, {{kennzeichen}}',
      titel: 'Eine Prüfung ist abgelaufen',
      fuhrpark:
        'Ohne gültige UVV-Prüfung ist ein Fahrzeug nicht buchbar; auch sonst sollte es so nicht fahren.',
      knopf: 'Fahrzeug ansehen',
    },
    fuehrerscheinFaellig: {
      betreff: 'Führerscheinkontrolle vor dem {{tag}}: {{inhaber}}',
      titel: 'Die Führerscheinkontrolle steht an',
      inhaber:
        'Bitte den Führerschein vor diesem Tag vorzeigen; ab dann lassen sich sonst keine Fahrzeuge buchen.',
      pruefer: 'Bitte den Führerschein von {{inhaber}} vor diesem Tag ansehen.',
      knopf: 'Zur Führerscheinkontrolle',
    },
    fuehrerscheinUeberfaellig: {
      betreff: 'Führerscheinkontrolle überfällig: {{inhaber}}',
      titel: 'Die Führerscheinkontrolle ist überfällig',
      inhaber: 'Bis der Führerschein vorgezeigt ist, lassen sich keine Fahrzeuge buchen.',
      pruefer: 'Bis zur Kontrolle kann {{inhaber}} keine Fahrzeuge buchen.',
      knopf: 'Zur Führerscheinkontrolle',
    },
    fahrtenbuchSiegel: {
      betreff: 'Stand der Fahrtenbücher, {{tag}}',
      titel: 'Diese Fahrtenbücher sind gewachsen',
      fuhrpark:
        'Bitte aufbewahren: Fehlt einem Fahrtenbuch später das Ende, oder ist es anders geschrieben, dann widerspricht ihm diese Nachricht.',
      adresse:
        'Bitte aufbewahren: Fehlt einem Fahrtenbuch später das Ende, oder ist es anders geschrieben, dann widerspricht ihm diese Nachricht.',
      knopf: 'Fahrzeuge ansehen',
    },
  } satisfies Record<FristMailTyp, object>,
  siegel_one: '{{anzahl}} Eintrag, Nr. {{eintrag}}, Prüfsumme {{hash}}',
  siegel_other: '{{anzahl}} Einträge, letzter Nr. {{eintrag}}, Prüfsumme {{hash}}',
  bericht: {
    betreff: 'Fahrzeugbericht {{periode}}: {{mandant}}',
    titel: 'Fahrzeugbericht {{periode}}',
    anrede: 'Guten Tag,',
    text: 'Der Bericht hängt als Excel-Datei und als PDF an. Die wichtigsten Zahlen:',
    knopf: 'Fahrzeuge ansehen',
    fuss: 'Die Adressen dieses Berichts stehen in den Einstellungen der Fahrzeuge.',
    datei: 'fahrzeugbericht-{{periode}}',
    blatt: 'Fahrzeuge',
    seite: 'Seite {{seite}} von {{seiten}}',
    stand: '{{mandant}}, erstellt am {{tag}}',
    auslastungHinweis:
      'Auslastung: gefahrene und gebuchte Zeit an Werktagen von Montag bis Freitag zwischen {{von}} und {{bis}} Uhr.',
    gesamt: 'Gesamt',
    feld: {
      fahrzeuge: 'Fahrzeuge',
      kennzeichen: 'Kennzeichen',
      fahrzeug: 'Fahrzeug',
      standort: 'Standort',
      fahrten: 'Fahrten',
      kmDienstlich: 'km dienstlich',
      kmPrivat: 'km privat',
      kmArbeitsweg: 'km Arbeitsweg',
      auslastung: 'Auslastung',
      schaeden: 'Neue Schäden',
      offeneSchaeden: 'Offene Schäden',
      belege: 'Belege in Euro',
      wartung: 'Wartung in Euro',
      pruefungen: 'Fällige Prüfungen',
    },
    prozent: '{{wert}} %',
    unter: 'unter {{anzahl}}',
    unterHinweis:
      'In diesem Haus gilt der Personalratsmodus: Was auf weniger als {{anzahl}} Personen zurückgeht, ist nicht ausgewiesen und steht in keiner Summe.',
    pruefungBis: '{{pruefung}} bis {{tag}}',
    pruefungKm: '{{pruefung}} bei {{km}} km',
  },
}

declare module '../phrases.ts' {
  interface Topics {
    readonly fahrzeugMail: typeof fahrzeugMail
  }
}
