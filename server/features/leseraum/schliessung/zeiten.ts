import type { SchliessungAnlass } from '@platzwart/contract/leseraum/schliessung'
import { changedDays, isWithin, outsideOf } from '@platzwart/domain/leseraum/schliessung/hits'
import type { Kalender } from '@platzwart/domain/oeffnungszeit/types'
import { wochentagOf } from '@platzwart/domain/time/wochentag'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import type { Plan } from '../../grundriss/plan.ts'
import { lockGrundriss, readOeffnungszeiten, type Zeiten } from '../../grundriss/queries.ts'
import { refuseWeek, replaceOeffnungszeiten, type Week, withKeptBreaks } from '../../oeffnungszeit/replace.ts'
import {
  asSaved,
  refuseDoubled,
  refuseSonder,
  type Specials,
  writeSonderoeffnungszeiten,
} from '../../oeffnungszeit/replaceSonder.ts'
import type { Refused } from '../../schliessung/art.ts'
import { buchungOf } from '../art.ts'
import { readOpenFrom } from '../pflege/queries.ts'
import { type Grund, missing, NO_GRUND, type SeatsClosing, within } from './anlass.ts'
import { changedDays as changedWeekdays, ruleOf as weekRuleOf } from './oeffnungszeit.ts'
import { readTimes } from './readTimes.ts'
import { plainOf, reasonsOf, ruleOf, textOf } from './sonderoeffnungszeit.ts'

type Part = NonNullable<SchliessungAnlass['zeiten']>['plaene'][number]

/** The times of one plan as they are kept: of what is left out, nothing. */
interface Kept {
  readonly grundrissId: string
  readonly woche?: Week | undefined
  readonly sonder?: Specials | undefined
}

interface Prepared {
  readonly part: Part
  readonly plan: Plan
  readonly stands: Zeiten
  readonly kalender: Kalender
}

const partOf = (i: number) => `zeiten.plaene.${i}`

/** Why they cannot be saved, whatever the plans are. */
function refuseParts(plaene: readonly Part[]): Refused | null {
  const seen = new Set<string>()
  for (const [i, { grundrissId, woche, sonder }] of plaene.entries()) {
    const twice = {
      code: 'feld.doppelt',
      field: `${partOf(i)}.grundrissId`,
      data: { wert: grundrissId },
    } as const
    if (seen.has(grundrissId)) return refuse({ status: 422, code: 'anfrage.ungueltig', issues: [twice] })
    seen.add(grundrissId)
    const badWeek = woche && refuseWeek(woche)
    if (badWeek) return within(badWeek, `${partOf(i)}.woche`)
    const badSonder = sonder && refuseSonder(sonder)
    if (badSonder) return within(badSonder, `${partOf(i)}.sonder`)
  }
  return null
}

const asRead = (call: Call, version: number): Call => ({ ...call, ifMatch: `"${version}"` })

/** @param place among the plans that were asked for */
async function prepareOne(
  call: Call,
  asked: Part,
  place: number,
  alone: boolean,
): Promise<Prepared | Refused> {
  const read = await readTimes(asRead(call, asked.version), asked.grundrissId, alone)
  if ('refusal' in read) return read
  const { plan, zeiten: stands } = read
  const doubled = asked.sonder && refuseDoubled(call, asked.sonder, stands)
  if (doubled) return within(doubled, `${partOf(place)}.sonder`)
  const part = {
    ...asked,
    woche: asked.woche && withKeptBreaks(asked.woche, stands.woche),
    sonder: asked.sonder && asSaved(asked.sonder, stands),
  }
  const kalender = {
    ...plan.kalender,
    oeffnungszeiten: (part.woche ?? stands.woche).map(weekRuleOf),
    sonderoeffnungszeiten: (part.sonder ?? stands.sonder.map(plainOf)).map(ruleOf),
  }
  // A plan out of use is open on no day, whatever its hours are.
  return { part, plan, stands, kalender: plan.aktiv ? kalender : plan.kalender }
}

/** Bookings of one plan on days that change, which lie outside of what will be open. */
async function readHitsOf(call: Call, { part, plan, stands, kalender }: Prepared) {
  const tage = part.sonder
    ? changedDays(stands.sonder.map(plainOf).map(ruleOf), kalender.sonderoeffnungszeiten)
    : []
  const wochentage = part.woche ? changedWeekdays(stands.woche, part.woche) : new Set<number>()
  if (!plan.aktiv || (tage.length === 0 && wochentage.size === 0)) return []
  const isOutside = outsideOf(kalender, call.now)
  return (await readOpenFrom(call, plan.id)).filter(
    (row) =>
      (isWithin(row.tag, tage) || wochentage.has(wochentagOf(row.tag))) &&
      isOutside({ buchung: buchungOf(row), tag: row.tag }),
  )
}

const keptOf = ({ grundrissId, woche, sonder }: Part, stands: Zeiten): Kept => ({
  grundrissId,
  woche: woche && stands.woche,
  sonder: sonder && stands.sonder.map(plainOf),
})

/** Replaces what is given, as the operations of one plan do. @param version that is there now */
async function replaceBoth(call: Call, { grundrissId, woche, sonder }: Kept, version: number) {
  const week = woche && (await replaceOeffnungszeiten(asRead(call, version), grundrissId, version, woche))
  if (week && 'refusal' in week) return week
  const next = week ? version + 1 : version
  const specials = sonder && (await writeSonderoeffnungszeiten(asRead(call, next), grundrissId, sonder))
  return specials && 'refusal' in specials ? specials : null
}

function reasonOfPlans(prepared: readonly Prepared[]) {
  const byPlan = new Map(prepared.map(({ part, plan }) => [plan.id, reasonsOf(part.sonder ?? [])]))
  return (row: { readonly grundriss_id: string; readonly tag: Temporal.PlainDate }): Grund =>
    byPlan.get(row.grundriss_id)?.(row) ?? NO_GRUND
}

const byId = (a: { readonly grundrissId: string }, b: { readonly grundrissId: string }) =>
  a.grundrissId < b.grundrissId ? -1 : 1

/** Opening times of several plans as one step: holidays, and times that are taken over from another plan. */
export const zeiten: SeatsClosing = {
  async prepare(call, { zeiten: asked }, alone) {
    if (asked === undefined) return missing('zeiten')
    const refused = refuseParts(asked.plaene)
    if (refused) return refused
    const prepared: Prepared[] = []
    // One after the other in one order: two who do so at once wait for each other, and not in a circle.
    for (const part of asked.plaene.toSorted(byId)) {
      const one = await prepareOne(call, part, asked.plaene.indexOf(part), alone)
      if ('refusal' in one) return one
      prepared.push(one)
    }
    const [first, ...weitere] = prepared
    if (!first) return missing('zeiten')
    return {
      plan: first.plan,
      kalender: first.kalender,
      weitere,
      zu: new Set(),
      bleibt: true,
      grundOf: reasonOfPlans(prepared),
      vorher: prepared.map(({ part, stands }) => keptOf(part, stands)),
      async readHits(here) {
        const hits = []
        for (const one of prepared) hits.push(...(await readHitsOf(here, one)))
        return hits.toSorted(
          (a, b) => Temporal.Instant.compare(a.zeitraum.von, b.zeitraum.von) || (a.id < b.id ? -1 : 1),
        )
      },
      async save(here) {
        const nachher: Kept[] = []
        for (const { part } of prepared) {
          const failed = await replaceBoth(here, part, part.version)
          if (failed) return failed
          nachher.push(keptOf(part, await readOeffnungszeiten(here.tx, part.grundrissId)))
        }
        return { nachher }
      },
    }
  },
  plansOf: ({ nachher }) => (nachher as readonly Kept[]).map(({ grundrissId }) => grundrissId),
  async restore(call, { vorher, nachher }) {
    const before = new Map((vorher as readonly Kept[]).map((kept) => [kept.grundrissId, kept]))
    for (const saved of nachher as readonly Kept[]) {
      const plan = await lockGrundriss(call.tx, saved.grundrissId)
      const was = before.get(saved.grundrissId)
      if (!plan || !was) return refuse({ status: 404, code: 'nichtGefunden' })
      if (isChanged(saved, await readOeffnungszeiten(call.tx, plan.id)))
        return refuse({ status: 409, code: 'schliessung.geaendert' })
      const failed = await replaceBoth(call, was, plan.version)
      if (failed) return failed
    }
    return null
  },
}

const isChanged = ({ woche, sonder }: Kept, now: Zeiten): boolean =>
  (woche !== undefined && changedWeekdays(now.woche, woche).size > 0) ||
  (sonder !== undefined && textOf(now.sonder.map(plainOf)) !== textOf(sonder))
