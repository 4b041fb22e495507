import { onPresentTacho } from '@platzwart/domain/fahrtenbuch/tacho'
import { duePruefung } from '@platzwart/domain/fahrzeug/pruefung'
import { dayPeriod } from '@platzwart/domain/time/zone'
import { sql } from 'kysely'
import { build } from '../../../platform/database/sql.ts'
import { ready } from '../../../platform/database/tx.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { KILOMETER, lostSince, readTachos } from '../../flotte/kilometerstand.ts'
import { raiseVersion } from '../../flotte/writeFahrzeug.ts'
import { type PruefungRow, readPruefungen } from './queries.ts'

interface DoneRow {
  readonly art: string
  readonly bis: Temporal.PlainDate
  readonly kilometerstand: number | null
}

const DONE = `
  select art, bis, kilometerstand from serviceheft_eintrag
  where mandant_id = $1 and fahrzeug_id = $2 and pruefung_erledigt order by bis, id`

// Where nobody has read the odometer since, the car still shows what it did then.
const READING = `
  select coalesce(
    (select ${KILOMETER} - ${lostSince('$2::uuid', 'h.zeit')} from fahrzeug_historie h
      where h.mandant_id = $1 and h.fahrzeug_id = $2 and h.typ in ('ERSTELLUNG', 'CHECK_IN', 'CHECK_OUT') and h.kilometerstand is not null
        and h.status is distinct from 'einzutragen' and h.zeit < $3
      order by h.zeit desc, h.id desc limit 1),
    (select f.kilometerstand from fahrzeug f where f.mandant_id = $1 and f.id = $2
      and not exists (select 1 from fahrzeug_historie h where h.mandant_id = $1 and h.fahrzeug_id = $2
        and h.typ in ('ERSTELLUNG', 'CHECK_IN', 'CHECK_OUT') and h.kilometerstand is not null))) as km`

/** The mileage at the end of a day, on the odometer that the vehicle has now; null for one before anybody has read it. */
async function readMileage({ tx, konfiguration }: Call, fahrzeugId: string, tag: Temporal.PlainDate) {
  const { bis } = dayPeriod(tag, konfiguration.mandant.zone)
  const row = await tx.first(ready<{ km: number | null }>(READING, tx.scope.mandantId, fahrzeugId, bis))
  return row?.km ?? null
}

const same = (row: PruefungRow, faelligAm: Temporal.PlainDate | null, faelligKm: number | null) =>
  String(row.faellig_am) === String(faelligAm) && row.faellig_km === faelligKm

/**
 * When a car's inspections are due again, from what was set by hand and all entries that say that one was done. What was done and has no interval
 * does not come again. For whoever has locked the car and has written in its booklet.
 */
export async function updatePruefungen(call: Call, fahrzeugId: string): Promise<void> {
  const { tx } = call
  const [rows, done, tachos] = await Promise.all([
    readPruefungen(tx, fahrzeugId),
    tx.all(ready<DoneRow>(DONE, tx.scope.mandantId, fahrzeugId)),
    readTachos(tx, fahrzeugId),
  ])
  let changed = false
  for (const row of rows) {
    const erledigt = []
    for (const { art, bis, kilometerstand } of done) {
      if (art !== row.art) continue
      const km =
        kilometerstand === null
          ? await readMileage(call, fahrzeugId, bis)
          : onPresentTacho(kilometerstand, dayPeriod(bis, call.konfiguration.mandant.zone), tachos)
      erledigt.push({ am: bis, km })
    }
    const due = duePruefung(
      {
        faelligAm: row.gesetzt_am,
        faelligKm: row.gesetzt_km,
        intervallMonate: row.intervall_monate,
        intervallKm: row.intervall_km,
      },
      erledigt,
    )
    if (due !== null && same(row, due.faelligAm, due.faelligKm)) continue
    changed = true
    await write(call, row, due)
  }
  if (!changed) return
  await raiseVersion(call, fahrzeugId)
  await raiseStand(tx)
}

async function write({ tx }: Call, row: PruefungRow, due: ReturnType<typeof duePruefung>): Promise<void> {
  const { id, gesetzt_am, gesetzt_km } = row
  await tx.run(
    due
      ? build
          .updateTable('fahrzeug_pruefung')
          .where('fahrzeug_pruefung.mandant_id', '=', tx.scope.mandantId)
          .set({ faellig_am: due.faelligAm, faellig_km: due.faelligKm, gesetzt_am, gesetzt_km })
          .set({ version: sql`version + 1` })
          .where('id', '=', id)
      : build
          .deleteFrom('fahrzeug_pruefung')
          .where('fahrzeug_pruefung.mandant_id', '=', tx.scope.mandantId)
          .where('id', '=', id),
  )
}

const MOVE = `
  update fahrzeug_pruefung set version = version + 1, faellig_km = least(greatest(faellig_km + $3, 0), 9999999),
    gesetzt_km = least(greatest(gesetzt_km + $3, 0), 9999999)
  where mandant_id = $1 and fahrzeug_id = $2 and (faellig_km is not null or gesetzt_km is not null) returning id`

/** The mileage at which a car's inspections are due, on a new odometer that shows so many more; for whoever has locked the car. */
export async function movePruefungen(call: Call, fahrzeugId: string, kilometer: number): Promise<void> {
  const { tx } = call
  const moved = await tx.all(ready<{ id: string }>(MOVE, tx.scope.mandantId, fahrzeugId, kilometer))
  if (moved.length === 0) return
  await raiseVersion(call, fahrzeugId)
  await raiseStand(tx)
  await updatePruefungen(call, fahrzeugId)
}
