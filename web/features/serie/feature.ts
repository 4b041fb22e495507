import type { Feature } from '../../frame/feature.ts'
import { BookedTogether, SeveralBuchungen as OfSeveral, Repeat, RepeatOffer } from '../leseraum/slots.ts'
import { RepeatButton, SerieButtons, SerieForm, SeveralBuchungen } from './components/later.ts'

export const serie = {
  routes: [],
  fills: [
    RepeatOffer.with(RepeatButton),
    Repeat.with(SerieForm),
    BookedTogether.with(SerieButtons),
    OfSeveral.with(SeveralBuchungen),
  ],
} as const satisfies Feature
