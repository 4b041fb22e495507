/** What the dialog of a seat says: it comes with the dialog, no map waits for it. */
export const platzDialog = {
  buchen: '{{platz}} buchen, {{tag}}',
  aendern: 'Buchung von {{platz}} ändern, {{tag}}',
  favoritAn: '{{platz}} zu den Favoriten',
  favoritAus: '{{platz}} aus den Favoriten nehmen',
  fakten: 'Ausstattung und Bedingungen',
  bedingungen: 'Bedingungen',
  gesperrtBis: 'Gesperrt bis {{zeit}} Uhr.',
  tagesverlauf: 'Der Tag an diesem Platz',
  belegung: {
    belegt: 'belegt {{von}} – {{bis}} Uhr',
    vorgemerkt: 'vorgemerkt {{von}} – {{bis}} Uhr',
    reserviert: 'reserviert {{von}} – {{bis}} Uhr',
    deinPlatz: 'eigene Buchung {{von}} – {{bis}} Uhr',
    gesperrt: 'gesperrt {{von}} – {{bis}} Uhr',
    fuerDich: 'für dich gehalten {{von}} – {{bis}} Uhr',
    gehalten: 'eben frei geworden und noch gehalten, {{von}} – {{bis}} Uhr',
  },
  ganzFrei: 'Den ganzen Tag frei.',
  pause: 'Pause {{von}} – {{bis}} Uhr',
  gruppengroesse: 'Gruppengröße',
  zweitePerson: 'E-Mail der zweiten Person',
  zweitePersonHilfe: 'Sie bestätigt die Buchung bis zum Beginn und hat dafür mindestens 15 Minuten.',
  zweitePersonFest:
    'Sie bestätigt die geänderte Buchung bis zum Beginn und hat dafür mindestens 15 Minuten. Für jemand anderen bitte neu buchen.',
  zweitePersonEntfaellt: 'Ohne zweite Person: Wer bisher gefragt war, wird nicht mehr gebraucht.',
  zweitePersonFehlt: 'Bitte die E-Mail-Adresse der zweiten Person eintragen.',
  absenden: 'Buchen',
  absendenZeit: '{{tag}}, {{von}} – {{bis}} Uhr buchen',
  speichernZeit: 'Auf {{tag}}, {{von}} – {{bis}} Uhr ändern',
  laeuft: 'Wird gebucht …',
  nichtBuchbar: 'So lässt sich das nicht buchen',
  stattdessen: 'Stattdessen möglich',
  andereZeit: 'Derselbe Platz, {{von}} – {{bis}} Uhr',
  naechsterPlatz: '{{platz}}, {{von}} – {{bis}} Uhr',
  andererGrundriss: '{{platz}} auf {{plan}}, {{von}} – {{bis}} Uhr',
  fertigTitel: '{{platz}} ist reserviert',
  vorgemerktTitel: '{{platz}} ist vorgemerkt',
  geaendertTitel: '{{platz}} ist geändert',
  zurueckTitel: '{{platz}} ist wieder wie zuvor gebucht',
  aenderungZurueckName: 'Rückgängig: die Änderung von {{platz}}',
  schliessen: 'Meldung schließen',
  fertigWann: '{{tag}}, {{von}} – {{bis}} Uhr',
  naechsterSchritt: 'Check-in von {{von}} bis {{bis}} Uhr.',
  naechsterSchrittCode: 'Check-in von {{von}} bis {{bis}} Uhr mit dem Code am Platz.',
  auchOhneCheckIn: 'Der Platz bleibt auch ohne Check-in reserviert.',
  naechsterSchrittVorgemerkt:
    '{{person}} muss bis {{zeit}} Uhr bestätigen. Danach: Check-in von {{von}} bis {{bis}} Uhr.',
  schonDeins: 'Hier besteht schon eine eigene Buchung',
  nochmal: 'Weitere Zeit buchen',
  woche: {
    titel: 'Was von der Woche bleibt',
    diese: 'in dieser Woche',
    andere: 'in der Woche ab {{tag}}',
    buchungen_one: 'Noch {{frei}} von {{count}} Buchung {{wann}}.',
    buchungen_other: 'Noch {{frei}} von {{count}} Buchungen {{wann}}.',
    stunden: 'Noch {{frei}} von {{limit}} {{wann}}.',
  },
  gekuerzt: {
    gewuenscht: 'Gewünscht waren {{von}} – {{bis}} Uhr.',
    von: {
      eigene: 'Bis {{zeit}} Uhr läuft eine eigene Buchung.',
      belegt: 'Bis {{zeit}} Uhr ist dieser Platz vergeben.',
      pause: 'Bis {{zeit}} Uhr ist Pause.',
    },
    bis: {
      eigene: 'Ab {{zeit}} Uhr läuft eine eigene Buchung.',
      belegt: 'Ab {{zeit}} Uhr ist dieser Platz vergeben.',
      pause: 'Ab {{zeit}} Uhr ist Pause.',
    },
    hoechstdauer: 'Eine Buchung dauert höchstens {{minuten}}.',
    woche: 'Von den Stunden dieser Woche bleiben {{minuten}}.',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly platzDialog: typeof platzDialog
  }
}
