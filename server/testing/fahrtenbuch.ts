import pg from 'pg'
import { lockHead } from '../features/fahrtenbuch/chainEintrag.ts'
import { type NewFahrt, recordFahrt } from '../features/fahrtenbuch/recordFahrt.ts'
import type { Tx } from '../platform/database/tx.ts'
import type { TestApp } from './app.ts'
import type { TestMandant, TestPerson } from './mandant.ts'

/** A trip of 40 km on a Monday morning, complete. */
export function fahrtOf(fahrzeugId: string, person: TestPerson, more: Partial<NewFahrt> = {}): NewFahrt {
  const abfahrt = more.abfahrt ?? Temporal.Instant.from('2026-11-16T08:00:00Z')
  const kmStart = more.kmStart ?? 10_000
  return {
    fahrzeugId,
    buchungId: null,
    fahrtart: 'dienstlich',
    abfahrt,
    ankunft: abfahrt.add({ hours: 2 }),
    kmStart,
    kmEnde: kmStart + 40,
    zielort: 'Kiel',
    zweck: 'Besprechung',
    zielperson: 'Werft Nord',
    umweg: '',
    fahrerId: person.id,
    fahrerName: 'Fahrerin Muster',
    erfasstVon: person.id,
    erfasst: abfahrt.add({ hours: 2 }),
    ...more,
  }
}

/** Writes trips one after the other, each from where the one before has ended and an hour later, unless they say otherwise. */
export async function recorded(
  haus: TestMandant,
  fahrzeugId: string,
  person: TestPerson,
  ...more: readonly Partial<NewFahrt>[]
): Promise<string[]> {
  const ids: string[] = []
  let abfahrt = Temporal.Instant.from('2026-11-16T08:00:00Z')
  let kmStart = 10_000
  for (const one of more) {
    const fahrt = fahrtOf(fahrzeugId, person, { abfahrt, kmStart, ...one })
    ids.push((await haus.scoped((tx) => lockAndRecord(tx, fahrt))).id)
    abfahrt = fahrt.ankunft.add({ hours: 1 })
    kmStart = fahrt.kmEnde
  }
  return ids
}

/** What only the owner of the tables can do: break a logbook. */
export async function asOwner(app: TestApp, text: string, values: readonly unknown[] = []): Promise<number> {
  const owner = new pg.Client({ connectionString: app.database.adminUrl })
  await owner.connect()
  try {
    return (await owner.query(text, [...values])).rowCount ?? 0
  } finally {
    await owner.end()
  }
}

/** A trip's line behind the newest of its car, which is locked for it as the check-out does. */
export async function lockAndRecord(tx: Tx, fahrt: NewFahrt) {
  const head = await lockHead(tx, fahrt.fahrzeugId)
  if (!head) throw new Error('a trip of a vehicle that is not there')
  return recordFahrt(tx, head, fahrt)
}
