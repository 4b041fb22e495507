import { lazyPart } from '../../../platform/lazyPart.ts'

/** Whom one sees is known only when the plan is there. */
export const NamesOnMap = lazyPart(() => import('./NamesOnMap.tsx'), 'NamesOnMap', 'team')
/** In one's own settings. */
export const SichtbarkeitSwitches = lazyPart(
  () => import('./SichtbarkeitSwitches.tsx'),
  'SichtbarkeitSwitches',
  'team',
)
export const AmPlatz = lazyPart(() => import('./AmPlatz.tsx'), 'AmPlatz', 'team')
