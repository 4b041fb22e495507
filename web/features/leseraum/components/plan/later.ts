import { lazyPart } from '../../../../platform/lazyPart.ts'

/** What a room says of itself is read after it is seen. */
export const PlanWords = lazyPart(() => import('./PlanWords.tsx'), 'PlanWords', 'planWords')
/** Most days are open, the first one above all. */
export const GeschlossenerTag = lazyPart(() => import('../GeschlossenerTag.tsx'), 'GeschlossenerTag')
