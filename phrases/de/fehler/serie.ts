import type { CodeTexts } from '../../shape.ts'

/** Why no series comes of it, or nothing of it is cancelled. */
export const fehler = {
  'serie.ohneEnde':
    'Eine Serie braucht einen letzten Tag oder eine Anzahl, höchstens {{hoechstens}} Termine.',
  'serie.keinTag': 'Auf keinen Tag dieser Zeit fällt einer der gewählten Wochentage.',
  'serie.zuViele': 'Eine Serie hat höchstens {{hoechstens}} Termine.',
  'serie.stundeFehlt': 'An diesem Tag gibt es {{zeit}} Uhr nicht: Die Uhr wird vorgestellt.',
  'serie.nichtsFrei': 'Keiner dieser Termine war noch zu haben. Es wurde nichts gebucht.',
  'serie.nichtStornierbar':
    'Diese Buchung lässt sich nicht mehr stornieren: Sie ist vorbei, schon storniert oder keine eigene.',
  'serie.nichtsGeaendert': 'Keine dieser Buchungen ließ sich so ändern. Es bleibt alles, wie es war.',
  'serie.inzwischenGeaendert': 'Diese Buchung hat sich inzwischen geändert oder ist vorbei.',
  'serie.zweitePerson': 'Diese Buchung hat eine zweite Person und wird einzeln geändert.',
} satisfies CodeTexts<'serie'>
