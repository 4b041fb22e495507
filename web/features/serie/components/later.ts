import { lazyPart } from '../../../platform/lazyPart.ts'

/** Rarely used, so loaded after the page. */
export const RepeatButton = lazyPart(() => import('./RepeatButton.tsx'), 'RepeatButton', 'serie')
export const SerieForm = lazyPart(
  () => import('./SerieForm.tsx'),
  'SerieForm',
  'serie',
  'datum',
  'platzDialog',
)
export const SeveralBuchungen = lazyPart(
  () => import('./SeveralBuchungen.tsx'),
  'SeveralBuchungen',
  'serie',
  'datum',
  'platzDialog',
)
export const SerieButtons = lazyPart(() => import('./SerieButtons.tsx'), 'SerieButtons', 'serie')
