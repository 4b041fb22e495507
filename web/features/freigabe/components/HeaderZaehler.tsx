import { Suspense } from 'react'
import { needTopics } from '../../../platform/language.ts'
import { lazyPart } from '../../../platform/lazyPart.ts'
import { useStart } from '../../../platform/session/start.ts'
import { type Art, countedFor } from '../model/counted.ts'

const Zaehler = lazyPart(async () => {
  await needTopics('freigabe')
  return import('./Zaehler.tsx')
}, 'Zaehler')

const ALL: readonly Art[] = ['freigaben', 'fuehrerscheine']

/** The number of tasks waiting for approvers and checkers (P6); for others nothing is loaded or requested. */
export function HeaderZaehler({ arten = ALL }: { readonly arten?: readonly Art[] }) {
  const own = countedFor(useStart()).filter((art) => arten.includes(art))
  if (own.length === 0) return null
  return (
    <Suspense>
      <Zaehler arten={own} />
    </Suspense>
  )
}
