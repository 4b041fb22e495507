import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../platform/lazyPart.ts'
import { otherPerson, watchOtherPerson } from '../platform/session/otherPerson.ts'

const OtherPersonDialog = lazyPart(() => import('./OtherPersonDialog.tsx'), 'OtherPersonDialog', 'sitzung')

/** The dialog shown when somebody else has signed in in another window; loaded on demand. */
export function OtherPersonHost() {
  const other = useSyncExternalStore(watchOtherPerson, otherPerson)
  return <Suspense>{other !== null && <OtherPersonDialog {...other} />}</Suspense>
}
