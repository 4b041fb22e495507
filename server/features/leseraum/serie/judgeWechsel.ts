import type { BenutzerId } from '@platzwart/domain/id'
import { issue } from '@platzwart/domain/issue'
import { type ChangeWish, decideSeatWechsel, staysAsItIs } from '@platzwart/domain/leseraum/serie/decide'
import { refused } from '@platzwart/domain/result'
import { refuseMissing } from '@platzwart/domain/serie/dates'
import type { Uhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { actorOf } from '../../buchung/transition.ts'
import { regelnIn } from '../../grundriss/bereich.ts'
import { buchungOf, LESERAUM } from '../art.ts'
import type { BuchungWithNames } from '../queries.ts'
import { decideWithin, NOT_FOUND, readAsked, type Termin } from './judgeTermine.ts'

/** A booking, and where it is to go. */
export interface Changing {
  readonly row: BuchungWithNames
  readonly leseraumId: string
  readonly zeitraum: Zeitraum
  /** The time that the wall does not show on that day. */
  readonly fehlt?: Uhrzeit | null
}

/** One of them with its plan and day, judged. */
export interface Wechsel extends Termin {
  readonly row: BuchungWithNames
  /** It is there already. */
  readonly gleich: boolean
}

/** Each by the rules of a single change, in one round trip however many they are. Whoever is about to change them has the locks already. */
export async function judgeWechsel(call: Call, asked: readonly Changing[]) {
  const { person, now } = call
  const known = await readAsked(call, asked, { tage: asked.map(({ row }) => row.tag), locks: false })
  if (known === null) return refuse(NOT_FOUND)
  const { places } = known
  // A booking stays within its Bereich: it would be another kind of place by other rules.
  if (asked.some(({ row }, i) => row.bereich !== places[i]?.plan.bereich)) return refuse(NOT_FOUND)
  type Place = (typeof places)[number]
  const wishes = asked.map(({ row, leseraumId, zeitraum, fehlt }, i): ChangeWish => {
    const { plan, tag, belegungen } = places[i] as Place
    return {
      buchung: buchungOf(row),
      command: {
        leseraum: plan.byId.get(leseraumId) as never,
        zeitraum,
        zweiteId: null,
        bucherId: row.benutzer1_id as BenutzerId,
        gruppengroesse: row.gruppengroesse,
      },
      facts: {
        now,
        kalender: plan.kalender,
        einstellungen: regelnIn(person.einstellungen, plan),
        belegungen,
      },
      ausgeschlossen: fehlt ? refuseMissing(tag, fehlt) : null,
    }
  })
  // One's own actor, whatever else one may maintain: a series is its booker's.
  const actor = { ...actorOf(call, LESERAUM), pflege: false }
  const judged = decideWithin(known, wishes, (some, eigene) => decideSeatWechsel(some, eigene, actor))
  const termine = judged.map((one, i): Wechsel => {
    const { row } = asked[i] as Changing
    const { plan, tag } = places[i] as Place
    const alone = row.zweite_adresse === null
    const decision = alone ? one.decision : refused(issue('serie.zweitePerson'))
    return {
      ...one,
      plan,
      tag,
      row,
      decision,
      gleich: staysAsItIs(wishes[i] as ChangeWish),
    }
  })
  return { termine }
}
