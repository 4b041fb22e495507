/** The pages about oneself. */
export const eigenes = {
  eigene: {
    titel: 'Eigene Einstellungen',
    lead: 'Was hier steht, gilt nur für Sie.',
    fahrzeuge: 'E-Mails, Erinnerungen und Favoriten zu Fahrzeugen',
    mails: 'Meine Mails lesen',
    hausWaehlt: 'Welche E-Mails kommen, legt das Haus fest.',
    fahrzeugRegeln: 'Was beim Buchen von Fahrzeugen gilt',
  },
  sprache: {
    titel: 'Sprache und Farben',
    text: 'Die Sprache gilt auch für E-Mails; die Farben gelten auf diesem Gerät.',
  },
  plan: {
    titel: { leseraum: 'Grundriss', arbeitswelt: 'Grundriss der Arbeitswelt' },
    text: 'Dieser Grundriss öffnet sich zuerst.',
    feld: 'Zuerst geöffnet',
    keiner: 'Keiner bestimmt',
    weg: 'Nicht mehr buchbar',
  },
  grenzen: {
    titel: 'Was beim Buchen gilt',
    arbeitswelt: 'Was beim Buchen in der Arbeitswelt gilt',
    text: 'Das entscheidet das Haus, für alle oder für eine Gruppe.',
  },
}

declare module '../phrases.ts' {
  interface Topics {
    readonly eigenes: typeof eigenes
  }
}
