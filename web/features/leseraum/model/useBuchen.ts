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
import { commandOf, dropUnneededPerson, factsOf, settleTimes, type Wish } from './wish.ts'
import { timeLimits } from './zeit/timeLimits.ts'
import { weekLeft } from './zeit/weekLeft.ts'

interface Frage {
  readonly raum: Leseraum
  readonly seat: LeseraumView
  readonly eigene: readonly BuchungView[]
  /** The edited booking, which must not block itself. */
  readonly ohne: string | null
}

/** The server's rules, with what the browser knows. */
function useRules({ raum, seat, eigene, ohne }: Frage) {
  const { benutzer } = useSitzung()
  const { day, plan, jetzt, kalender, einstellungen } = raum
  return useMemo(() => {
    const facts = factsOf({ jetzt, kalender, einstellungen, day, eigene, person: benutzer, ohne })
    return {
      facts,
      bucherId: benutzer.id,
      decide(wish: Wish) {
        const command = commandOf(
          leseraumOf(seat, plan.id),
          day,
          dropUnneededPerson(wish, seat, einstellungen),
          benutzer,
        )
        return { command, decided: decideBooking(command, facts) }
      },
    }
  }, [seat, ohne, benutzer, eigene, day, plan, jetzt, kalender, einstellungen])
}

/** The rules' result before sending; null if nothing prevents the booking. */
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

/**
 * Why a seat is not available then is shown in one place, with the rules' origins; fields do not repeat it.
 */
const ABOUT_THE_TIME = new Set(['leseraumId', 'von', 'bis'])

interface BuchenProps extends Omit<Frage, 'ohne'> {
  /** The edited booking; null for a new one. */
  readonly alt: BuchungView | null
  readonly onBooked: (buchung: BuchungView) => void
}

/** The form of a booking: checks the rules before sending; one press books an alternative. */
export function useBuchen({ raum, seat, alt, eigene, onBooked }: BuchenProps) {
  const queryClient = useQueryClient()
  const frage = { raum, seat, eigene, ohne: alt?.id ?? null }
  const rules = useRules(frage)
  const limits = timeLimits(raum, { bucherId: rules.bucherId, eigene: rules.facts.eigene })
  const [first] = useState(() => firstWish(raum, seat, alt, eigene, limits?.hoechstens))
  const form = useForm({
    start: first.wish,
    fields: useBuchungFields(raum, seat, alt, limits),
    settle: (next, before) => settleTimes(next, before, limits, gridOf(raum)),
    // The reasons are shown between the fields and the button; an alternative has already been checked.
    check: (wish, instead?: Vorschlag) =>
      instead === undefined && !rules.decide(wish).decided.ok ? new Map([['', '']]) : NO_FAULTS,
    nameOf: (field) => (ABOUT_THE_TIME.has(field) ? '' : field),
    send(typed, { key, word }: Sending<Vorschlag>) {
      const wish = wireOf(
        dropUnneededPerson(typed, seat, raum.einstellungen),
        word ?? intentOf(raum, seat, typed),
      )
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
    // Somebody was faster: reload the day.
    onFailed: () => queryClient.invalidateQueries({ queryKey: ['planTag', raum.plan.id] }),
  })
  const ahead = usePrecheck(frage, rules, form.values)
  const { t } = useTranslation()
  const refused = refusalOf(form.failure, form.rest, seat.art, t)
  const left = weekLeft([raum.tag], rules.bucherId, rules.facts)
  return { form, ahead, refused, first, limits, left }
}

export type Buchen = ReturnType<typeof useBuchen>

/** A person already asked to confirm stays; the field only shows them. */
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
