import type { fuehrerscheinSaveSchema } from '@platzwart/contract/fuehrerschein'
import type { Fuehrerschein } from '@platzwart/domain/fahrzeug/types'
import { angabenIssues, sortedKlassen } from '@platzwart/domain/fuehrerschein/angaben'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { versionOf } from '../../platform/http/etag.ts'
import { refuseStale } from '../../platform/http/version.ts'
import { licenceOf } from '../fahrer/loadFahrer.ts'
import { type LicenceRow, readPersonWithLicence } from '../fahrer/queries.ts'
import { cancelBetroffene } from './cancelBetroffene.ts'
import { presentLicence, todayOf } from './present.ts'
import { lockLicence } from './queries.ts'
import { readDriver } from './readFuehrerschein.ts'
import { snapshot } from './snapshot.ts'

export type FuehrerscheinSave = z.output<typeof fuehrerscheinSaveSchema>

const dayOf = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text))

function columnsOf(input: FuehrerscheinSave) {
  return {
    nummer: input.nummer,
    ausgestellt_am: dayOf(input.ausgestelltAm),
    gueltig_bis: dayOf(input.gueltigBis),
    beschraenkungen: input.beschraenkungen,
    zusatzinfo: input.zusatzinfo,
    fahrverbot: input.fahrverbot,
    fahrverbot_von: dayOf(input.fahrverbotVon),
    fahrverbot_bis: dayOf(input.fahrverbotBis),
    klassen: sortedKlassen(input.klassen),
  }
}

type Columns = ReturnType<typeof columnsOf>

function issuesOf(columns: Columns) {
  return angabenIssues({
    ausgestelltAm: columns.ausgestellt_am,
    gueltigBis: columns.gueltig_bis,
    fahrverbot: columns.fahrverbot,
    fahrverbotVon: columns.fahrverbot_von,
    fahrverbotBis: columns.fahrverbot_bis,
  })
}

/**
 * Writes down what stands on a card (D1). It is no check: the days of the last and the next one stay, and a licence that is new here lets
 * nobody drive before somebody has seen it. Nobody writes their own, or a ban would be lifted by whom it bars. Bookings that it no longer
 * covers are shown first.
 */
export async function saveFuehrerschein(call: Call, benutzerId: string, input: FuehrerscheinSave) {
  const { tx, person } = call
  if (benutzerId === person.id) return refuse({ status: 422, code: 'fuehrerschein.nichtEigener' })
  await lockLicence(tx, benutzerId)
  const row = await readDriver(call, benutzerId)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  const today = todayOf(call)
  const stale = refuseOther(call, row, (current) => presentLicence(current, today))
  if (stale) return stale
  const columns = columnsOf(input)
  const issues = issuesOf(columns)
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  await write(call, row, columns)
  const after = (await readPersonWithLicence(tx, benutzerId)) as LicenceRow
  const hit = await cancelBetroffene(call, {
    benutzerId,
    aktion: 'saveFuehrerschein',
    aenderung: { art: 'karte', vorher: licenceOf(row), nachher: licenceOf(after) as Fuehrerschein },
    word: input,
  })
  if (hit) return hit
  record(tx, {
    aktion: 'saveFuehrerschein',
    objekt: 'fuehrerschein',
    objektId: benutzerId,
    vorher: snapshot(row),
    nachher: snapshot(after),
  })
  const body = presentLicence(after, today)
  return { status: 200, body, version: body.version } as const
}

/** Where none is recorded, its version is 0: `If-Match: "0"` is as good as none. */
function refuseOther(call: Call, row: LicenceRow, present: (row: LicenceRow) => unknown) {
  if (row.version === null && versionOf(call.ifMatch) === 0) return null
  const current = row.version === null ? undefined : { ...row, version: row.version }
  return refuseStale(call, current, present)
}

async function write({ tx }: Call, row: LicenceRow, columns: Columns): Promise<void> {
  await tx.run(
    row.version === null
      ? build
          .insertInto('fuehrerschein')
          .values({ ...columns, mandant_id: tx.scope.mandantId, benutzer_id: row.id })
      : build
          .updateTable('fuehrerschein')
          .where('fuehrerschein.mandant_id', '=', tx.scope.mandantId)
          .set({ ...columns, version: sql`version + 1` })
          .where('benutzer_id', '=', row.id),
  )
}
