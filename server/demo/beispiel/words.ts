import type { RoomWords } from './room.ts'

interface Words extends RoomWords {
  readonly standort: string
  readonly abstellplaetze: readonly [string, string, string]
  readonly sperre: string
  readonly werkstatt: string
}

/** What the sample is called, in the house's own language: its names say what it is. */
export const WORDS: Readonly<Record<'de' | 'en', Words>> = {
  de: {
    standort: 'Beispielhaus',
    abstellplaetze: ['Hof 1', 'Hof 2', 'Hof 3'],
    raum: 'Beispiel-Lesesaal',
    beschreibung: 'Ein Beispiel zum Ausprobieren; es lässt sich mit einem Druck entfernen.',
    fenster: 'Fensterplätze',
    tische: 'Lesetische',
    gruppe: 'Gruppenraum',
    sperre: 'Beispiel: Die Lampe wird getauscht.',
    werkstatt: 'Beispiel: Reifenwechsel.',
  },
  en: {
    standort: 'Sample house',
    abstellplaetze: ['Yard 1', 'Yard 2', 'Yard 3'],
    raum: 'Sample reading room',
    beschreibung: 'A sample to try things with; one press removes it.',
    fenster: 'Window seats',
    tische: 'Reading tables',
    gruppe: 'Group room',
    sperre: 'Sample: the lamp is being replaced.',
    werkstatt: 'Sample: tyres are being changed.',
  },
}
