import type { BuchungView } from '@platzwart/contract/leseraum'
import { leseraumOf } from '@platzwart/domain/leseraum/types'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSitzung } from '../../../platform/session/start.ts'
import { grundrissOptions, planTagOptions } from '../api/plan.ts'
import type { Elsewhere } from './absage.ts'
import { kalenderOf } from './kalender.ts'
import type { Leseraum } from './useLeseraum.ts'
import { factsOf } from './wish.ts'

/** The server's maximum. */
const OTHER_PLANS = 3

const NONE: readonly Elsewhere[] = []

/** Alternatives on the house's other plans for a refusal; loaded only if there is one. */
export function useOtherPlans(
  raum: Leseraum,
  eigene: readonly BuchungView[],
  ohne: string | null,
  needed: boolean,
): readonly Elsewhere[] {
  const { benutzer } = useSitzung()
  const others = raum.plaene
    .filter((plan) => plan.aktiv && plan.id !== raum.plan.id)
    .slice(0, needed ? OTHER_PLANS : 0)
  const plans = useQueries({ queries: others.map(({ id }) => grundrissOptions(id)), combine: dataOf })
  const days = useQueries({
    queries: others.map(({ id }) => planTagOptions(id, raum.tag.toString())),
    combine: dataOf,
  })
  const { jetzt, einstellungen, zone } = raum
  return useMemo(() => {
    if (!needed) return NONE
    return plans.flatMap((plan, i) => {
      const day = days[i]
      if (!plan || !day) return []
      const kalender = kalenderOf(plan, zone)
      const facts = factsOf({ jetzt, kalender, einstellungen, day, eigene, person: benutzer, ohne })
      const leseraeume = plan.leseraeume.map((one) => leseraumOf(one, plan.id))
      return [{ leseraeume, facts, bezeichnung: plan.bezeichnung }]
    })
  }, [needed, plans, days, jetzt, einstellungen, zone, eigene, benutzer, ohne])
}

function dataOf<T>(results: readonly { readonly data: T | undefined }[]): readonly (T | undefined)[] {
  return results.map(({ data }) => data)
}
