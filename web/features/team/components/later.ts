import { lazyPart } from '../../../platform/lazyPart.ts'

/** Loaded after the plan, since names are known only then. */
export const NamesOnMap = lazyPart(() => import('./NamesOnMap.tsx'), 'NamesOnMap', 'team')
/** Part of one's own settings. */
export const SichtbarkeitSwitches = lazyPart(
  () => import('./SichtbarkeitSwitches.tsx'),
  'SichtbarkeitSwitches',
  'team',
)
export const AmPlatz = lazyPart(() => import('./AmPlatz.tsx'), 'AmPlatz', 'team')
