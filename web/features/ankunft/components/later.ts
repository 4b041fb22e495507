import { lazyPart } from '../../../platform/lazyPart.ts'

/** Lazy, because somebody who is checked in can wait for it: it stays out of the first load. */
export const Aufenthalt = lazyPart(() => import('./Aufenthalt.tsx'), 'Aufenthalt', 'ankunft')
