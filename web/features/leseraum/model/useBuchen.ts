import type { BuchungView, LeseraumView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { alternatives } from '@platzwart/domain/leseraum/alternatives'
import { decideBooking } from '@platzwart/domain/leseraum/book'
import { leseraumOf } from '@platzwart/domain/leseraum/types'
import { gridOf } from '@platzwart/domain/time/grid'
import { spokenData } from '@platzwart/phrases/format'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { currentLanguage } from '../../../platform/texts/words.ts'
import { NO_FAULTS } from '../../../ui/form/landing.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import type { Sending } from '../../../ui/form/useSending.ts'
import { grundOf } from '../../../ui/grund.ts'
import type { BuchungWish, Change } from '../api/buchungen.ts'
import { type Absage, refusalOf, type Vorschlag, vorschlagOf } from './absage.ts'
import { firstWish } from './firstWish.ts'
import { instantAt } from './planDay.ts'
import { useBuchungFields } from './useBuchungFields.ts'
import type { Leseraum } from './useLeseraum.ts'
import { useOtherPlans } from './useOtherPlans.ts'
import { keepBuchung } from './useSteps.ts'
import { commandOf, factsOf, meant, settleTimes, type Wish } from './wish.ts'
import { timeLimits } from './zeit/timeLimits.ts'
import { weekLeft } from './zeit/weekLeft.ts'

interface Frage {
  readonly raum: Leseraum
  readonly seat: LeseraumView
  readonly eigene: readonly BuchungView[]
  /** The booking that is changed does not stand in its own way. */
  readonly ohne: string | null
}

/** The same rules as the server's, with all that the browser knows. */
function useRules({ raum, seat, eigene, ohne }: Frage) {
  const { benutzer } = useSitzung()
  const { day, plan, jetzt, kalender, einstellungen } = raum
  return useMemo(() => {
    const facts = factsOf({ jetzt, kalender, einstellungen, day, eigene, person: benutzer, ohne })
    return {
      facts,
      bucherId: benutzer.id,
      decide(wish: Wish) {
        const command = commandOf(leseraumOf(seat, plan.id), day, meant(wish, seat, einstellungen), benutzer)
        return { command, decided: decideBooking(command, facts) }
      },
    }
  }, [seat, ohne, benutzer, eigene, day, plan, jetzt, kalender, einstellungen])
}

/** What the rules say to the wish, before it is sent; null when nothing speaks against it. */
function usePrecheck(
  { raum, eigene, ohne }: Frage,
  { facts, decide }: ReturnType<typeof useRules>,
  wish: Wish,
): Absage | null {
  const { t } = useTranslation()
  const { plan, zone } = raum
  const asked = useMemo(() => decide(wish), [decide, wish])
  const others = useOtherPlans(raum, eigene, ohne, !asked.decided.ok)
  return useMemo(() => {
    const { command, decided } = asked
    if (decided.ok) return null
    const own = { leseraeume: plan.leseraeume.map((one) => leseraumOf(one, plan.id)), facts }
    const reader = { sprache: currentLanguage(), zone }
    return {
      gruende: decided.issues.map((issue) =>
        grundOf(issue, (it) => t(`fehler:${it.code}`, { ...spokenData(it.data, reader) })),
      ),
      vorschlaege: alternatives(command, own, others).map((found) => vorschlagOf(found, others)),
    }
  }, [t, asked, facts, others, plan, zone])
}

/** Why a seat cannot be had then is said in one place, with where each rule comes from; the same words at a field would be said twice. */
const ABOUT_THE_TIME = new Set(['leseraumId', 'von', 'bis'])

interface Asked extends Omit<Frage, 'ohne'> {
  /** The booking that is changed; null books anew. */
  readonly alt: BuchungView | null
  readonly onBooked: (buchung: BuchungView) => void
}

/** The form of a booking: the rules look at it before it is sent, and what they propose instead is sent by one press. */
export function useBuchen({ raum, seat, alt, eigene, onBooked }: Asked) {
  const queryClient = useQueryClient()
  const frage = { raum, seat, eigene, ohne: alt?.id ?? null }
  const rules = useRules(frage)
  const limits = timeLimits(raum, { bucherId: rules.bucherId, eigene: rules.facts.eigene })
  const [first] = useState(() => firstWish(raum, seat, alt, eigene, limits?.hoechstens))
  const form = useForm({
    start: first.wish,
    fields: useBuchungFields(raum, seat, alt, limits),
    settle: (next, before) => settleTimes(next, before, limits, gridOf(raum)),
    // Why not stands between the fields and the button; what is proposed instead has been looked at.
    check: (wish, instead?: Vorschlag) =>
      instead === undefined && !rules.decide(wish).decided.ok ? new Map([['', '']]) : NO_FAULTS,
    nameOf: (field) => (ABOUT_THE_TIME.has(field) ? '' : field),
    send(typed, { key, word }: Sending<Vorschlag>) {
      const wish = wireOf(meant(typed, seat, raum.einstellungen), word ?? intentOf(raum, seat, typed))
      return alt === null
        ? ask(wire.bookLeseraum, { body: wish, idempotencyKey: key })
        : ask(wire.changeLeseraumBuchung, {
            id: alt.id,
            body: changeOf(alt, wish),
            version: alt.version,
            idempotencyKey: key,
          })
    },
    onDone(buchung) {
      keepBuchung(queryClient, buchung, raum.zone)
      onBooked(buchung)
    },
    // Somebody was quicker: show who holds what now.
    onFailed: () => queryClient.invalidateQueries({ queryKey: ['planTag', raum.plan.id] }),
  })
  const ahead = usePrecheck(frage, rules, form.values)
  const { t } = useTranslation()
  const refused = refusalOf(form.failure, form.rest, seat.art, t)
  const left = weekLeft([raum.tag], rules.bucherId, rules.facts)
  return { form, ahead, refused, first, limits, left }
}

export type Buchen = ReturnType<typeof useBuchen>

/** Who has been asked stays; the field shows them only. */
function changeOf({ zweite }: BuchungView, { zweitePerson, ...wann }: BuchungWish): Change {
  return zweite === null && zweitePerson !== undefined ? { ...wann, zweitePerson } : wann
}

type Intent = Pick<Vorschlag, 'leseraumId' | 'von' | 'bis'>

function intentOf(raum: Leseraum, seat: LeseraumView, { von, bis }: Wish): Intent {
  return { leseraumId: seat.id, von: instantAt(raum.day, von), bis: instantAt(raum.day, bis) }
}

function wireOf({ gruppengroesse, zweitePerson }: Wish, { leseraumId, von, bis }: Intent): BuchungWish {
  const email = zweitePerson.trim().toLowerCase()
  const wann = { leseraumId, von: von.toString(), bis: bis.toString(), gruppengroesse }
  return { ...wann, ...(email !== '' && { zweitePerson: email }) }
}
