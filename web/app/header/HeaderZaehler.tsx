import { Suspense } from 'react'
import type { Art } from '../../features/freigabe/components/Zaehler.tsx'
import { useStart } from '../../features/sitzung/api/start.ts'
import { needTopics } from '../../platform/language.ts'
import { lazyPart } from '../../platform/lazyPart.ts'

const Zaehler = lazyPart(async () => {
  await needTopics('freigabe')
  return import('../../features/freigabe/components/Zaehler.tsx')
}, 'Zaehler')

const RECHT = {
  freigaben: 'fahrzeug_freigabe_von_sonderfahrten',
  fuehrerscheine: 'fahrzeug_fuehrerscheinpruefung',
} as const

const ALL: readonly Art[] = ['freigaben', 'fuehrerscheine']

/** What waits for approvers and checkers (P6); nobody else loads or asks for anything. */
export function HeaderZaehler({ arten = ALL }: { readonly arten?: readonly Art[] }) {
  const { sitzung, mandant } = useStart()
  const own = arten.filter((art) => sitzung?.berechtigungen.includes(RECHT[art]))
  if (own.length === 0 || !mandant?.module.includes('fahrzeugbuchung')) return null
  return (
    <Suspense>
      <Zaehler arten={own} />
    </Suspense>
  )
}
