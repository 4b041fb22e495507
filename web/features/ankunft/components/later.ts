import { lazyPart } from '../../../platform/lazyPart.ts'

/** Who is there already has all the time: none of it is in the way of the first picture. */
export const Aufenthalt = lazyPart(() => import('./Aufenthalt.tsx'), 'Aufenthalt', 'ankunft')
