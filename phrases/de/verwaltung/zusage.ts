/** The page behind the link in the mail to a second person. */
export const zusage = {
  titel: 'Gemeinsam buchen',
  frage: '{{person}} möchte diesen Platz gemeinsam nutzen. Kommst du mit?',
  was: 'Platz',
  wo: 'Ort',
  tag: 'Tag',
  zeit: 'Zeit',
  spanne: '{{von}} – {{bis}} Uhr',
  personen: 'Personen',
  bucher: 'Gebucht von',
  zusagen: 'Bestätigen',
  absagen: 'Ablehnen',
  stand: {
    zugesagt: 'Bestätigt: Der Platz ist reserviert.',
    ebenAbgesagt: 'Abgelehnt: Die Buchung ist storniert, und der Platz wird wieder frei.',
    abgesagt: 'Diese Buchung ist abgelehnt oder storniert. Es ist nichts mehr zu tun.',
    vorbei: 'Die Zeit für eine Antwort ist abgelaufen. Es ist nichts mehr zu tun.',
  },
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly zusage: typeof zusage
  }
}
