import { lazyPart } from '../../../../platform/lazyPart.ts'

/** Code that the first view of a plan rarely needs. */
const loadRare = async () => (await import('./rare.ts')).rare

/** A room's description is loaded after the plan. */
export const PlanWords = lazyPart(() => import('./PlanWords.tsx'), 'PlanWords', 'planWords')
/** Most days are open, the first one in particular. */
export const GeschlossenerTag = lazyPart(loadRare, 'GeschlossenerTag', 'planWords')
/** Usually there is a plan. */
export const NoPlan = lazyPart(() => import('./NoPlan.tsx'), 'NoPlan', 'planWords')
/** Most people use only the switches. */
export const FilterMore = lazyPart(loadRare, 'FilterMore', 'planWords')
