import type { fahrzeugStornoSchema } from '@platzwart/contract/fahrzeugBuchung'
import { awaitsStart } from '@platzwart/domain/buchung/status'
import { UNDO_SECONDS } from '@platzwart/domain/buchung/undo'
import { fallsInBulk } from '@platzwart/domain/fahrzeug/transitions'
import { issue } from '@platzwart/domain/issue'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { describeIssues } from '../../platform/http/problem.ts'
import { cancelBySystem } from '../buchung/cancelBySystem.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { FAHRT } from './art.ts'
import { selectFahrt } from './queries.ts'
import { lockWaiting, receiveFahrzeug } from './receiveFahrzeug.ts'
import { recordLifted } from './recordLifted.ts'

export type FahrtenStorno = z.output<typeof fahrzeugStornoSchema>

/** A bulk cancellation that names nothing would cancel everything; a window that is none would cancel nothing. */
function refuseSelection({ ids, fahrzeugIds, von, bis }: FahrtenStorno) {
  if (ids === undefined && fahrzeugIds === undefined && (von === undefined || bis === undefined)) {
    const issues = [{ code: 'feld.fehlt', field: 'ids', data: {} }] as const
    return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  }
  const backwards =
    von !== undefined &&
    bis !== undefined &&
    Temporal.Instant.compare(Temporal.Instant.from(von), Temporal.Instant.from(bis)) >= 0
  if (!backwards) return null
  const issues = [{ code: 'zeitraum.startNichtVorEnde', field: 'bis', data: {} }] as const
  return refuse({ status: 422, code: 'zeitraum.startNichtVorEnde', issues })
}

/** Cancels everything but what is done, by ids, vehicles and window (B6), with the admin's text; told to those concerned. */
export async function cancelFahrten(call: Call, input: FahrtenStorno) {
  const { tx, now, deps, konfiguration, sprache } = call
  const { ids, fahrzeugIds, von, bis, informationstext } = input
  const wrong = refuseSelection(input)
  if (wrong) return wrong
  const selected = selectFahrt(tx.scope.mandantId)
    .where('b.status', 'not in', ['durchgeführt', 'storniert'])
    .$if(ids !== undefined, (q) => q.where(sql<boolean>`b.id = any(${ids}::uuid[])`))
    .$if(fahrzeugIds !== undefined, (q) => q.where(sql<boolean>`b.fahrzeug_id = any(${fahrzeugIds}::uuid[])`))
    .$if(von !== undefined, (q) => q.where(sql<boolean>`upper(b.zeitraum) > ${von}::timestamptz`))
    .$if(bis !== undefined, (q) => q.where(sql<boolean>`lower(b.zeitraum) < ${bis}::timestamptz`))
    .orderBy('b.id')
  const kalender = (await tx.all(selected)).map((row) => row.fahrzeug_id)
  await lockInOrder(tx, FAHRT, { kalender })
  const rows = await tx.all(
    selected.where(sql<boolean>`b.fahrzeug_id = any(${kalender}::uuid[])`).forNoKeyUpdate('b'),
  )
  const heldUntil = now.add({ seconds: UNDO_SECONDS })
  const fallen = rows.filter((row) => fallsInBulk(row.status as never))
  await cancelBySystem(deps, { tx, konfiguration }, FAHRT, fallen, {
    aktion: 'cancelFahrten',
    change: 'weggenommen',
    informationstext,
    heldUntil,
  })
  await recordLifted(
    call,
    fallen.map((row) => ({
      id: row.id,
      fahrzeugId: row.fahrzeug_id,
      typ: row.typ,
      grund: row.informationstext,
    })),
  )
  // One that was under way leaves its car to those who waited for it.
  for (const { id, status } of fallen) {
    if (status === 'aktiv') await receiveFahrzeug(call, await lockWaiting(call, id))
  }
  const asks = { sprache, zone: konfiguration.mandant.zone }
  const gruende = describeIssues([issue('buchung.nichtMehrStornierbar')], asks)
  const storniert = fallen.map((row) => row.id)
  const left = (ids ?? []).filter((id) => !storniert.includes(id.toLowerCase()))
  return {
    status: 200,
    body: {
      storniert,
      nicht: left.map((id) => ({ id, gruende })),
      gehaltenBis: fallen.some(({ status }) => awaitsStart(status)) ? heldUntil.toString() : null,
    },
  } as const
}
