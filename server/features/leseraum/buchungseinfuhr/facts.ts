import { regelnOf } from '@platzwart/domain/einstellung/regeln'
import type { BenutzerId } from '@platzwart/domain/id'
import type {
  BuchungLine,
  BuchungUmfeld,
  KnownBooker,
  KnownPlan,
} from '@platzwart/domain/leseraum/buchungseinfuhr/urteil'
import { ownDays } from '@platzwart/domain/leseraum/limits'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import type { Configured } from '../../../platform/konfiguration/konfiguration.ts'
import { bereicheOf } from '../../grundriss/bereich.ts'
import { type Plan, planIds, planOf } from '../../grundriss/plan.ts'
import { readGrundrisse } from '../../grundriss/queries.ts'
import { holdOf } from '../facts.ts'
import { readOwn } from '../queries.ts'
import { readSeatDays } from '../serie/queries.ts'

const key = (name: string) => name.trim().toLowerCase()

const PEOPLE = `select id, email from benutzer where mandant_id = $1 and status = 'aktiv' and email = any($2::text[])`

/** The days on which a line may book, by the house's clock: with one more at either end, a moment may be told in another zone. */
function daysOf({ tag, von }: BuchungLine): Temporal.PlainDate[] {
  const said = von.includes('T') ? von.slice(0, 'YYYY-MM-DD'.length) : tag
  if (said === undefined) return []
  const day = Temporal.PlainDate.from(said)
  return [day.subtract({ days: 1 }), day, day.add({ days: 1 })]
}

/** Who of the lines is in the house, with the bookings in a Bereich that the rules ask for. */
async function readPeople(
  here: Configured,
  lines: readonly BuchungLine[],
  bereich: Bereich,
): Promise<ReadonlyMap<string, KnownBooker>> {
  const { tx, konfiguration } = here
  const plans = await planIds(here, bereich)
  const byEmail = Map.groupBy(lines, ({ email }) => email)
  const rows = await tx.all(
    ready<{ id: string; email: string }>(PEOPLE, tx.scope.mandantId, [...byEmail.keys()]),
  )
  // Started together they are few round trips, however many people there are.
  const people = await Promise.all(
    rows.map(async ({ id, email }): Promise<[string, KnownBooker]> => {
      const days = (byEmail.get(email) ?? []).flatMap(daysOf).toSorted(Temporal.PlainDate.compare)
      const first = days[0]
      const last = days.at(-1)
      const [{ einstellungen }, own] = await Promise.all([
        konfiguration.person(tx, id),
        first && last ? readOwn(tx, id, plans, ...ownDays(first, last)) : [],
      ])
      return [
        email,
        {
          id: id as BenutzerId,
          einstellungen: regelnOf(einstellungen, bereich),
          eigene: own.map(holdOf),
        },
      ]
    }),
  )
  return new Map(people)
}

/** What holds the seats that the lines name, on their days. */
async function readHolds(
  tx: Tx,
  now: Temporal.Instant,
  lines: readonly BuchungLine[],
  named: (line: BuchungLine) => readonly (readonly [Plan, string])[],
) {
  const days: { grundrissId: string; tag: Temporal.PlainDate }[] = []
  const seats = new Set<string>()
  for (const line of lines)
    for (const [plan, leseraumId] of named(line)) {
      seats.add(leseraumId)
      for (const tag of daysOf(line)) days.push({ grundrissId: plan.id, tag })
    }
  const rows = seats.size === 0 ? [] : await readSeatDays(tx, days, [...seats], now)
  return Map.groupBy(rows.map(holdOf), ({ leseraumId }) => leseraumId)
}

/** What some lines of a file are judged by, as the house is at this moment. */
export async function readUmfeld(
  here: Configured,
  now: Temporal.Instant,
  lines: readonly BuchungLine[],
): Promise<BuchungUmfeld> {
  const { tx, konfiguration } = here
  const wanted = new Set(lines.map(({ grundriss }) => key(grundriss)))
  const bereiche = bereicheOf(here)
  const all = (await readGrundrisse(tx)).filter(({ bereich }) => bereiche.includes(bereich))
  const plans = await Promise.all(
    all.filter(({ bezeichnung }) => wanted.has(key(bezeichnung))).map(({ id }) => planOf(here, id)),
  )
  const known = plans
    .flatMap((plan) => plan ?? [])
    .map((plan) => ({
      plan,
      seats: new Map(plan.leseraeume.toReversed().map((seat) => [key(seat.bezeichnung), seat])),
    }))
  const byName = Map.groupBy(known, ({ plan }) => key(plan.bezeichnung))
  const named = ({ grundriss, platz }: BuchungLine) =>
    (byName.get(key(grundriss)) ?? []).flatMap(({ plan, seats }) => {
      const seat = seats.get(key(platz))
      return seat ? [[plan, seat.id as string] as const] : []
    })
  const [people, holds] = await Promise.all([
    Promise.all(bereiche.map(async (bereich) => [bereich, await readPeople(here, lines, bereich)] as const)),
    readHolds(tx, now, lines, named),
  ])
  const peopleIn = new Map(people)
  const bekannt = new Map(
    known.map(({ plan, seats }): [Plan, KnownPlan] => [
      plan,
      {
        id: plan.id,
        standort: plan.standort,
        bereich: plan.bereich,
        kalender: plan.kalender,
        platz: (name) => seats.get(key(name)),
        belegungen: (leseraumId) => holds.get(leseraumId) ?? [],
      },
    ]),
  )
  const standorte = new Set(all.map(({ standort_name }) => key(standort_name)))
  return {
    now,
    zone: konfiguration.mandant.zone,
    // Nobody is unknown because a plan is: any of the Bereiche knows them.
    person: (email, bereich) => (peopleIn.get(bereich) ?? people[0]?.[1])?.get(email),
    plaene: (name) => (byName.get(key(name)) ?? []).flatMap(({ plan }) => bekannt.get(plan) ?? []),
    hasStandort: (name) => standorte.has(key(name)),
    sameName: (a, b) => key(a) === key(b),
  }
}
