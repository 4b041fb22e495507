import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import { alternatives } from '@platzwart/domain/leseraum/alternatives'
import { decideBooking } from '@platzwart/domain/leseraum/book'
import { leseraumOf } from '@platzwart/domain/leseraum/types'
import { spokenData } from '@platzwart/phrases/format'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { currentLanguage } from '../../../platform/language.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { grundOf, grundOfProblem } from '../../../ui/grund.ts'
import { useSitzung } from '../../sitzung/api/start.ts'
import { changeBuchung, createBuchung } from '../api/buchungen.ts'
import { type Absage, type Vorschlag, vorschlagOf, vorschlagOfProblem } from './absage.ts'
import { instantAt } from './planDay.ts'
import type { Leseraum } from './useLeseraum.ts'
import { useOtherPlans } from './useOtherPlans.ts'
import { keepBuchung } from './useSteps.ts'
import { commandOf, factsOf, type Wish } from './wish.ts'

interface Frage {
  readonly raum: Leseraum
  readonly seat: LeseraumView
  readonly wish: Wish
  readonly eigene: readonly BuchungView[]
  /** The booking that is changed does not stand in its own way. */
  readonly ohne: string | null
}

/** What the rules say to the wish with all that the browser knows; null when nothing speaks against it. */
export function usePrecheck({ raum, seat, wish, eigene, ohne }: Frage): Absage | null {
  const { t } = useTranslation()
  const { benutzer } = useSitzung()
  const { day, plan, jetzt, kalender, einstellungen, zone } = raum
  const asked = useMemo(() => {
    const facts = factsOf({ jetzt, kalender, einstellungen, day, eigene, person: benutzer, ohne })
    const command = commandOf(leseraumOf(seat, plan.id), day, wish, benutzer)
    return { command, facts, decided: decideBooking(command, facts) }
  }, [seat, wish, ohne, benutzer, eigene, day, plan, jetzt, kalender, einstellungen])
  const others = useOtherPlans(raum, eigene, ohne, !asked.decided.ok)
  return useMemo(() => {
    const { command, facts, decided } = asked
    if (decided.ok) return null
    const own = { leseraeume: plan.leseraeume.map((one) => leseraumOf(one, plan.id)), facts }
    const reader = { sprache: currentLanguage(), zone }
    return {
      gruende: decided.issues.map((issue) =>
        grundOf(issue, (it) => t(`fehler:${it.code}`, { ...spokenData(it.data, reader) })),
      ),
      vorschlaege: alternatives(command, own, others).map((found) => vorschlagOf(found, others)),
    }
  }, [t, asked, others, plan, zone])
}

/** The server's refusal in the words of the dialog; any other failure as a single reason. */
export function useAbsageOf(): (failure: unknown, seat: LeseraumView) => Absage {
  const { t } = useTranslation()
  return (failure, seat) => {
    const { text } = describeFailure(failure, t)
    if (!(failure instanceof ApiProblem) || failure.issues.length === 0) {
      return { gruende: [{ code: 'server', text, herkunft: null, field: null }], vorschlaege: [] }
    }
    return {
      gruende: failure.issues.map(grundOfProblem),
      vorschlaege: failure.alternatives.map((one) => vorschlagOfProblem(one, seat.art)),
    }
  }
}

interface Intent {
  readonly leseraumId: string
  readonly von: Temporal.Instant
  readonly bis: Temporal.Instant
  readonly gruppengroesse: number
  readonly zweitePerson: string
}

export function intentOf(raum: Leseraum, seat: LeseraumView, wish: Wish): Intent {
  return {
    leseraumId: seat.id,
    von: instantAt(raum.day, wish.von),
    bis: instantAt(raum.day, wish.bis),
    gruppengroesse: wish.gruppengroesse,
    zweitePerson: wish.zweitePerson.trim().toLowerCase(),
  }
}

export function intentOfVorschlag(vorschlag: Vorschlag, wish: Wish): Intent {
  const { leseraumId, von, bis } = vorschlag
  return {
    leseraumId,
    von,
    bis,
    gruppengroesse: wish.gruppengroesse,
    zweitePerson: wish.zweitePerson.trim().toLowerCase(),
  }
}

export type Buchen = ReturnType<typeof useBuchen>

/** Books, or changes the booking given. One key per wish, so that pressing twice is one booking. */
export function useBuchen(raum: Leseraum, alt: BuchungView | null) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ leseraumId, von, bis, gruppengroesse, zweitePerson }: Intent) => {
      const wann = { leseraumId, von: von.toString(), bis: bis.toString(), gruppengroesse }
      const wish = { ...wann, ...(zweitePerson !== '' && { zweitePerson }) }
      if (alt === null) return createBuchung(wish, newIdempotencyKey())
      // Who has been asked stays; the field shows them only.
      return changeBuchung(alt, alt.zweite === null ? wish : wann)
    },
    onSuccess: (buchung) => keepBuchung(queryClient, buchung, raum.zone),
    // Somebody was quicker: show who holds what now.
    onError: () => queryClient.invalidateQueries({ queryKey: ['planTag', raum.plan.id] }),
  })
}
