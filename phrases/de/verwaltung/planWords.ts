/** What stands below the choice of a room. */
export const planWords = {
  mehr: 'Mehr über diesen Raum',
  name: 'Mehr über diesen Raum: {{bezeichnung}} (öffnet eine andere Seite in einem neuen Fenster)',
}

declare module '../../phrases.ts' {
  interface Topics {
    readonly planWords: typeof planWords
  }
}
