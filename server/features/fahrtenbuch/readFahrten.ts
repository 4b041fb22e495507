import { foldEintraege, type Stand } from '@platzwart/domain/fahrtenbuch/fold'
import { findJumps } from '@platzwart/domain/fahrtenbuch/gaps'
import { drivenKilometer, tachosOf } from '@platzwart/domain/fahrtenbuch/tacho'
import { isEvent } from '@platzwart/domain/fahrtenbuch/types'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { EINTRAG_AS_TEXT, type EintragRow, eintragInText, isoOf } from './eintrag.ts'
import {
  CURRENT,
  EVERYTHING,
  type FahrtenFilter,
  filterParameters,
  readNames,
  readToldTwice,
} from './queries.ts'

/** Kilometres that no entry tells, and between which moments. */
interface Luecke {
  readonly kmVon: number
  readonly kmBis: number
  readonly von: string
  readonly bis: string
}

/** A trip of an export: as it stands, with the gap before it. */
export interface FahrtRow {
  /** Its moments in ISO 8601. */
  readonly stand: Stand<string>
  /** What it counts in sums: of an explained gap what no trip tells. */
  readonly kilometer: number
  /** Null, too, where the filter leaves trips out: what is missing between others says nothing. */
  readonly luecke: Luecke | null
  readonly namen: ReadonlyMap<string, string>
}

/** Trips that are in memory at once. */
const BATCH = 100

const COUNT = `select count(*)::integer as anzahl from (${CURRENT}) c`

export async function countFahrten(tx: Tx, fahrzeugId: string, filter: FahrtenFilter): Promise<number> {
  const row = await tx.first(
    ready<{ anzahl: number }>(COUNT, tx.scope.mandantId, fahrzeugId, ...filterParameters(filter)),
  )
  return row?.anzahl ?? 0
}

const STRECKEN = `
  select c.nummer, c.art, c.km_start as "kmStart", c.km_ende as "kmEnde", c.abfahrt::text, c.ankunft::text from (${CURRENT}) c
  where c.art <> 'uebergabe'`

interface StreckeInText {
  readonly nummer: number
  readonly art: string
  readonly kmStart: number
  readonly kmEnde: number
  readonly abfahrt: string
  readonly ankunft: string
}

async function readStreckenInText(tx: Tx, fahrzeugId: string): Promise<StreckeInText[]> {
  return tx.all(
    ready<StreckeInText>(STRECKEN, tx.scope.mandantId, fahrzeugId, ...filterParameters(EVERYTHING)),
  )
}

/** The gaps of a vehicle by the number of the trip after each. */
function lueckenOf(strecken: readonly StreckeInText[]): Map<number, Luecke> {
  return new Map(
    findJumps(strecken).map(({ nach, vor }) => {
      const [von = '', bis = ''] = [isoOf(nach.ankunft), isoOf(vor.abfahrt)].toSorted()
      return [vor.nummer, { kmVon: nach.kmEnde, kmBis: vor.kmStart, von, bis }]
    }),
  )
}

const STANDS = `${EINTRAG_AS_TEXT} and fahrzeug_id = $2
  and (nummer = any($3::integer[]) or bezug_nummer = any($3::integer[])) order by nummer`

async function readStandsInText(
  tx: Tx,
  fahrzeugId: string,
  numbers: readonly number[],
): Promise<Stand<string>[]> {
  const rows = await tx.all(ready<EintragRow<string>>(STANDS, tx.scope.mandantId, fahrzeugId, numbers))
  const byNumber = new Map(
    foldEintraege(rows.map(eintragInText)).map((stand) => [stand.erster.nummer, stand]),
  )
  return numbers.flatMap((nummer) => byNumber.get(nummer) ?? [])
}

const DECLARE = `declare fahrten no scroll cursor for select c.nummer from (${CURRENT}) c order by c.abfahrt, c.nummer`

/** A vehicle's trips in the order in which they were driven, in batches, through a cursor of the database. */
export async function* readFahrten(
  tx: Tx,
  fahrzeugId: string,
  filter: FahrtenFilter,
): AsyncGenerator<readonly FahrtRow[]> {
  const whole = filter.fahrerId === null && filter.zweck === null && filter.fahrtart === null
  const strecken = await readStreckenInText(tx, fahrzeugId)
  const before = whole ? lueckenOf(strecken) : new Map<number, Luecke>()
  const tachos = tachosOf(strecken)
  const twice = await readToldTwice(tx, fahrzeugId)
  await tx.raw(DECLARE, [tx.scope.mandantId, fahrzeugId, ...filterParameters(filter)])
  const read = async () => {
    const { rows } = await tx.raw<{ nummer: number }>(`fetch ${BATCH} from fahrten`)
    const numbers = rows.map(({ nummer }) => nummer)
    const stands = await readStandsInText(tx, fahrzeugId, numbers)
    return { stands, namen: await readNames(tx, stands), last: rows.length < BATCH }
  }
  for (let coming = read(); ; ) {
    const { stands, namen, last } = await coming
    // The database reads while we write.
    if (!last) coming = read()
    // Whoever stops reading has a fault of their own.
    coming.catch(() => undefined)
    if (stands.length > 0)
      yield stands.map((stand) => {
        const { nummer, art } = stand.erster
        const driven = drivenKilometer(stand.letzter, tachos) - (twice.get(nummer) ?? 0)
        return { stand, kilometer: isEvent(art) ? 0 : driven, namen, luecke: before.get(nummer) ?? null }
      })
    if (last) break
  }
  await tx.raw('close fahrten')
}
