import type { TachoWerte } from '@platzwart/domain/fahrtenbuch/tacho'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'

/** What the odometer showed at a handover `h`, as it stands after all that was corrected since. $1 Mandant. */
export const KILOMETER = `coalesce(
  (select case when h.typ = 'CHECK_IN' then n.km_start else n.km_ende end from fahrtenbuch_eintrag n
    where n.mandant_id = $1 and n.buchung_id = h.buchung_id and n.fahrzeug_id = h.fahrzeug_id and n.art not in ('uebergabe', 'tacho')
    order by n.nummer desc limit 1),
  (select u.km_ende from fahrtenbuch_eintrag u
    where u.mandant_id = $1 and u.buchung_id = h.buchung_id and u.fahrzeug_id = h.fahrzeug_id and u.art = 'uebergabe' and h.typ = 'CHECK_IN'
    order by u.nummer desc limit 1),
  h.kilometerstand)`

/** Kilometres by which the odometers that replaced others on a vehicle show less. $1 Mandant. */
const lost = (fahrzeug: string, when: string) => `coalesce((
  select sum(z.km_start - z.km_ende) from fahrtenbuch_eintrag z
  where z.mandant_id = $1 and z.fahrzeug_id = ${fahrzeug} and z.art = 'tacho' and ${when}), 0)::integer`

/** To be added to a reading at the beginning of a line, for one scale over all odometers (`onOneScale` of the domain); the moment is an expression. */
export const lostBefore = (fahrzeug: string, abfahrt: string) => lost(fahrzeug, `z.abfahrt <= ${abfahrt}`)

/** To be added to what a line has driven by its readings. */
export const lostWithin = (fahrzeug: string, abfahrt: string, ankunft: string) =>
  lost(fahrzeug, `z.abfahrt > ${abfahrt} and z.abfahrt < ${ankunft}`)

/** To be taken from a reading of a moment, for the odometer that the car has now. */
export const lostSince = (fahrzeug: string, moment: string) => lost(fahrzeug, `z.abfahrt > ${moment}`)

const TACHOS = `
  select abfahrt as zeit, km_start as "kmStart", km_ende as "kmEnde" from fahrtenbuch_eintrag
  where mandant_id = $1 and fahrzeug_id = $2 and art = 'tacho' order by abfahrt, nummer`

/** Odometers of a car that were replaced. */
export async function readTachos(tx: Tx, fahrzeugId: string): Promise<TachoWerte[]> {
  return tx.all(ready<TachoWerte>(TACHOS, tx.scope.mandantId, fahrzeugId))
}

/** What the car had when it came into the fleet, for whoever has read it first. */
const CAME = (car: string, moment: string) => `
  (select c.zeit, c.kilometerstand from fahrzeug_historie c
    where c.mandant_id = $1 and c.fahrzeug_id = ${car} and c.typ = 'ERSTELLUNG' and c.kilometerstand is not null and c.zeit <= ${moment}
    order by c.zeit desc limit 1)`

/** Handovers of a car that were placed; one that is to be entered by the fleet manager is told by the line that they write. */
const PLACED = `h.typ in ('CHECK_IN', 'CHECK_OUT') and h.kilometerstand is not null
  and h.status is distinct from 'einzutragen'`

/** Lines of the logbook that tell the odometer without a handover, as they stand now. */
const TOLD = `
  from fahrtenbuch_eintrag e left join lateral (
    select k.abfahrt, k.ankunft, k.km_start, k.km_ende from fahrtenbuch_eintrag k
    where k.mandant_id = $1 and k.fahrzeug_id = e.fahrzeug_id and k.bezug_nummer = e.nummer order by k.nummer desc limit 1) k on true
  where e.mandant_id = $1 and (e.art in ('nacherfasst', 'tacho') or e.art = 'fahrt' and e.buchung_id is null)`

const CAR_OF = '(select b.fahrzeug_id from fahrzeug_buchung b where b.mandant_id = $1 and b.id = $2)'

/** Which handovers lie before a moment, and which after: what happened at once was there before a beginning; a return lies before one. */
const HANDOVER = {
  CHECK_IN: {
    davor: (moment: string) => `h.zeit <= ${moment}`,
    danach: (moment: string) => `h.zeit > ${moment}`,
  },
  CHECK_OUT: {
    davor: (moment: string) => `(h.zeit < ${moment} or h.zeit = ${moment} and h.typ = 'CHECK_OUT')`,
    danach: (moment: string) => `(h.zeit > ${moment} or h.zeit = ${moment} and h.typ = 'CHECK_IN')`,
  },
}
const ENDS = {
  davor: { zeit: 'ankunft', km: 'km_ende', before: '<=', order: 'desc' },
  danach: { zeit: 'abfahrt', km: 'km_start', before: '>', order: 'asc' },
}

/** Whose readings they are: the car, and which handovers of it are left out. */
interface Whose {
  readonly car: string
  readonly others: string
}
const OF_TRIP: Whose = { car: CAR_OF, others: 'h.buchung_id is distinct from $2' }
const OF_CAR: Whose = { car: '$2', others: 'true' }

/** The last reading before a moment, or the first after it; none lies ahead of $4. */
function nearest(
  which: 'davor' | 'danach',
  typ: keyof typeof HANDOVER,
  moment: string,
  { car, others }: Whose,
): string {
  const { zeit, km, before, order } = ENDS[which]
  const told = `coalesce(k.${zeit}, e.${zeit})`
  return `(select n.km from (
    (select h.zeit, ${KILOMETER} as km from fahrzeug_historie h
      where h.mandant_id = $1 and ${PLACED} and h.fahrzeug_id = ${car} and ${others}
        and ${HANDOVER[typ][which](moment)} and h.zeit <= $4
      order by h.zeit ${order}, h.id ${order} limit 1)
    union all
    (select ${told}, coalesce(k.${km}, e.${km}) ${TOLD} and e.fahrzeug_id = ${car} and ${told} ${before} ${moment}
      order by ${told} ${order} limit 1)
    ${which === 'davor' ? `union all ${CAME(car, moment)}` : ''}
  ) n order by n.zeit ${order} limit 1) as ${which}`
}

// A trip begins no earlier than the car was back from one that was under way then, and ends no later than the next one has begun.
const OTHERS = `fahrzeug_buchung o
  join fahrzeug_buchung b on b.mandant_id = $1 and b.id = $2 and b.fahrzeug_id = o.fahrzeug_id and b.id <> o.id
  where o.mandant_id = $1`
const BEGINS = `greatest($3::timestamptz, (select max(o.ende_ist) from ${OTHERS}
  and o.status = 'durchgeführt' and o.typ = 'BUCHUNG' and o.beginn_ist <= $3 and o.ende_ist > $3))`
const ENDED = `greatest((select b.beginn_ist from fahrzeug_buchung b where b.mandant_id = $1 and b.id = $2),
  least($3::timestamptz, (select min(o.beginn_ist) from ${OTHERS}
    and o.status in ('aktiv', 'durchgeführt') and o.beginn_ist > b.beginn_ist and o.beginn_ist < $3)))`

const around = (typ: keyof typeof HANDOVER, zeit: string, whose = OF_TRIP) =>
  `select t.zeit, ${nearest('davor', typ, 't.zeit', whose)}, ${nearest('danach', typ, 't.zeit', whose)} from (select ${zeit} as zeit) t`
const AROUND = { CHECK_IN: around('CHECK_IN', BEGINS), CHECK_OUT: around('CHECK_OUT', ENDED) } as const

export interface Around {
  /** Of the handover, as it counts. */
  readonly zeit: Temporal.Instant
  readonly davor: number | null
  readonly danach: number | null
}

/** Readings of a trip's car around a moment, by others than the trip itself, for whoever has locked the car; none lies ahead. */
export async function readAround(
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  buchungId: string,
  typ: keyof typeof AROUND,
  zeit: Temporal.Instant,
): Promise<Around> {
  const row = await tx.first(ready<Around>(AROUND[typ], tx.scope.mandantId, buchungId, zeit, now))
  return row ?? { zeit, davor: null, danach: null }
}

const AROUND_CAR = around('CHECK_OUT', '$3::timestamptz', OF_CAR)

/** Readings of a car around a moment, for whoever has locked it. */
export async function readAroundCar(
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  fahrzeugId: string,
  zeit: Temporal.Instant,
): Promise<Around> {
  const row = await tx.first(ready<Around>(AROUND_CAR, tx.scope.mandantId, fahrzeugId, zeit, now))
  return row ?? { zeit, davor: null, danach: null }
}

/** What a trip began with. */
export interface Begun {
  /** What its check-in read, as it stands now. */
  readonly km: number
  /** The same on the odometer that the car has had since: below zero where that is new. */
  readonly von: number
}

const BEGUN = `select b.km, b.km - ${lostWithin('b.fahrzeug_id', 'b.zeit', '$3::timestamptz')} as von from (
  select ${KILOMETER} as km, h.zeit, h.fahrzeug_id from fahrzeug_historie h where h.mandant_id = $1 and ${PLACED} and h.buchung_id = $2 and h.typ = 'CHECK_IN') b`

/** The mileage that a trip began with, and what that is at a later moment; undefined where it did not. */
export async function readBegun(
  tx: Tx,
  buchungId: string,
  moment: Temporal.Instant,
): Promise<Begun | undefined> {
  return tx.first(ready<Begun>(BEGUN, tx.scope.mandantId, buchungId, moment))
}

const UNDER_WAY = `
  select ${KILOMETER} + ${lostWithin('h.fahrzeug_id', '$5::timestamptz', 'h.zeit')} as km from fahrzeug_historie h join fahrzeug_buchung b on b.mandant_id = $1 and b.id = h.buchung_id
  where h.mandant_id = $1 and ${PLACED} and h.fahrzeug_id = $2 and h.typ = 'CHECK_IN' and b.status = 'aktiv'
    and h.buchung_id is distinct from $3 and h.zeit > $4
  order by h.zeit, h.id limit 1`

/**
 * With what the first trip after another one's beginning began that is still under way, by another booking; null when there is none.
 *
 * @param bis the end of that other one, on whose odometer it is said
 */
export async function readUnderWay(
  tx: Tx,
  fahrzeugId: string,
  buchungId: string | null,
  von: Temporal.Instant,
  bis: Temporal.Instant,
): Promise<number | null> {
  const parameters = [tx.scope.mandantId, fahrzeugId, buchungId, von, bis]
  return (await tx.first(ready<{ km: number }>(UNDER_WAY, ...parameters)))?.km ?? null
}

const SETTLE = `
  update fahrzeug f set kilometerstand = n.km from (
    select r.km from (
      (select h.zeit, 0 as rang, ${KILOMETER} as km from fahrzeug_historie h where h.mandant_id = $1 and ${PLACED} and h.fahrzeug_id = $2
        order by h.zeit desc, h.id desc limit 1)
      union all
      (select coalesce(k.ankunft, e.ankunft), 1, coalesce(k.km_ende, e.km_ende) ${TOLD} and e.fahrzeug_id = $2
        order by coalesce(k.ankunft, e.ankunft) desc, e.nummer desc limit 1)
    ) r order by r.zeit desc, r.rang desc limit 1
  ) n where f.mandant_id = $1 and f.id = $2 and f.kilometerstand <> n.km`

/** The car shows what its latest reading says, by the moment of the reading and not by when it was told; locked by the caller. */
export async function settleKilometerstand(tx: Tx, fahrzeugId: string): Promise<void> {
  await tx.run(ready(SETTLE, tx.scope.mandantId, fahrzeugId))
}
