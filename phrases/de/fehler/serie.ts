import type { CodeTexts } from '../../shape.ts'

/** Why no series comes of it, or nothing of it is cancelled. */
export const fehler = {
  'serie.ohneEnde':
    'Eine Serie braucht einen letzten Tag oder eine Anzahl, höchstens {{hoechstens}} Termine.',
  'serie.keinTag': 'Auf keinen Tag dieser Zeit fällt einer der gewählten Wochentage.',
  'serie.zuViele': 'Eine Serie hat höchstens {{hoechstens}} Termine.',
  'serie.nichtsFrei': 'Keiner dieser Termine war noch zu haben. Es wurde nichts gebucht.',
  'serie.nichtStornierbar':
    'Diese Buchung lässt sich nicht mehr stornieren: Sie ist vorbei, schon storniert oder keine eigene.',
} satisfies CodeTexts<'serie'>
