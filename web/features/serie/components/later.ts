import { lazyPart } from '../../../platform/lazyPart.ts'

/** Several days at once is what few want: it comes behind the page. */
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
