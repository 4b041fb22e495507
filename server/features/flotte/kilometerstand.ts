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

const CAR = '(select b.fahrzeug_id from fahrzeug_buchung b where b.mandant_id = $1 and b.id = $2)'

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

/** The last reading before a moment, or the first after it, by others than the trip $2. */
function nearest(which: 'davor' | 'danach', typ: keyof typeof HANDOVER, moment: string): string {
  const { zeit, km, before, order } = ENDS[which]
  const told = `coalesce(k.${zeit}, e.${zeit})`
  return `(select n.km from (
    (select h.zeit, ${KILOMETER} as km from fahrzeug_historie h
      where h.mandant_id = $1 and ${PLACED} and h.fahrzeug_id = ${CAR} and h.buchung_id is distinct from $2
        and ${HANDOVER[typ][which](moment)} and h.zeit <= $4
      order by h.zeit ${order}, h.id ${order} limit 1)
    union all
    (select ${told}, coalesce(k.${km}, e.${km}) ${TOLD} and e.fahrzeug_id = ${CAR} and ${told} ${before} ${moment}
      order by ${told} ${order} limit 1)
    ${which === 'davor' ? `union all ${CAME(CAR, moment)}` : ''}
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

const around = (typ: keyof typeof HANDOVER, zeit: string) =>
  `select t.zeit, ${nearest('davor', typ, 't.zeit')}, ${nearest('danach', typ, 't.zeit')} from (select ${zeit} as zeit) t`
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

const BEGUN = `select ${KILOMETER} as km from fahrzeug_historie h where h.mandant_id = $1 and ${PLACED} and h.buchung_id = $2 and h.typ = 'CHECK_IN'`

/** The mileage that a trip began with, as it stands now; undefined where it did not. */
export async function readBegun(tx: Tx, buchungId: string): Promise<number | undefined> {
  return (await tx.first(ready<{ km: number }>(BEGUN, tx.scope.mandantId, buchungId)))?.km
}

const UNDER_WAY = `
  select ${KILOMETER} as km from fahrzeug_historie h join fahrzeug_buchung b on b.mandant_id = $1 and b.id = h.buchung_id
  where h.mandant_id = $1 and ${PLACED} and h.fahrzeug_id = $2 and h.typ = 'CHECK_IN' and b.status = 'aktiv'
    and h.buchung_id is distinct from $3 and h.zeit > $4
  order by h.zeit, h.id limit 1`

/** With what the first trip after a moment began that is still under way, by another booking; null when there is none. */
export async function readUnderWay(
  tx: Tx,
  fahrzeugId: string,
  buchungId: string | null,
  moment: Temporal.Instant,
): Promise<number | null> {
  const parameters = [tx.scope.mandantId, fahrzeugId, buchungId, moment]
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
