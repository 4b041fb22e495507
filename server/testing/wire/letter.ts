/** To whom a mail goes that a test has rendered, and from which house. */
export const letterTo = (sprache: 'de' | 'en') => ({
  empfaenger: { name: 'Lena Leserin', adresse: 'lena@lindenau.example', sprache },
  absender: 'platzwart@platzwart.example',
  mandant: { name: 'Stadtbibliothek Lindenau', zone: 'Europe/Berlin' },
  origin: 'http://lindenau.localhost:3000',
  now: Temporal.Instant.from('2026-11-23T22:40:00Z'),
})
