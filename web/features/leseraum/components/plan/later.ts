import { lazyPart } from '../../../../platform/lazyPart.ts'

/** What few first looks at a plan need. */
const loadRare = async () => (await import('./rare.ts')).rare

/** What a room says of itself is read after it is seen. */
export const PlanWords = lazyPart(() => import('./PlanWords.tsx'), 'PlanWords', 'planWords')
/** Most days are open, the first one above all. */
export const GeschlossenerTag = lazyPart(loadRare, 'GeschlossenerTag', 'planWords')
/** There is one as a rule. */
export const NoPlan = lazyPart(() => import('./NoPlan.tsx'), 'NoPlan', 'planWords')
/** Most look by the switches alone. */
export const FilterMore = lazyPart(loadRare, 'FilterMore', 'planWords')
