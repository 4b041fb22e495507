import type { fahrtTellSchema } from '@platzwart/contract/fahrtenbuch'
import { decideNacherfassung } from '@platzwart/domain/fahrtenbuch/nacherfassung'
import { tachosOf } from '@platzwart/domain/fahrtenbuch/tacho'
import { isTrip } from '@platzwart/domain/fahrtenbuch/types'
import { sperrzeitraumAfterReturn } from '@platzwart/domain/fahrzeug/transitions'
import { issue } from '@platzwart/domain/issue'
import { later } from '@platzwart/domain/time/zeitraum'
import type { z } from 'zod'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockOwn, refuseIssues, writeStatus } from '../buchung/transition.ts'
import { FAHRT } from '../fahrt/art.ts'
import type { FahrtWithNames } from '../fahrt/queries.ts'
import { readUnderWay, settleKilometerstand } from '../flotte/kilometerstand.ts'
import { insertEintrag, lockHead } from './chainEintrag.ts'
import { isWaiting, settleNachzuegler } from './nachzuegler.ts'
import { readFahrzeug, readStrecken } from './queries.ts'
import { showStand } from './showStand.ts'

type FahrtTell = z.output<typeof fahrtTellSchema>

const NAME = `select trim(vorname || ' ' || nachname) as name from benutzer where mandant_id = $1 and id = $2`

/** Who drove: somebody of the house, or a name; null when neither is known. */
async function readDriver(tx: Tx, { fahrerId, fahrer = '' }: FahrtTell) {
  if (fahrerId === undefined) return fahrer.trim() === '' ? null : { id: null, name: fahrer.trim() }
  const row = await tx.first(ready<{ name: string }>(NAME, tx.scope.mandantId, fahrerId))
  return row ? { id: fahrerId, name: row.name } : null
}

/** A trip whose check-out alone arrived too late is over with its line. */
function endFahrt(call: Call, row: FahrtWithNames, ankunft: Temporal.Instant): void {
  if (row.status !== 'aktiv') return
  const end = later(ankunft, row.beginn_ist ?? row.zeitraum.von)
  writeStatus(call, FAHRT, 'tellFahrt', row, 'durchgeführt', {
    ende_ist: end,
    sperrzeitraum: sperrzeitraumAfterReturn(row.sperrzeitraum, end, call.person.einstellungen),
  })
}

/**
 * A trip told afterwards by the fleet: one that nobody recorded, or one whose records arrived too late (docs/decisions/handovers.md), which then wait no longer. It is
 * marked as told afterwards, in the same chain, with its reason.
 */
export async function tellFahrt(call: Call, fahrzeugId: string, input: FahrtTell) {
  const { tx, person, now, konfiguration } = call
  const buchungId = input.buchungId ?? null
  const abfahrt = Temporal.Instant.from(input.abfahrt)
  const ankunft = Temporal.Instant.from(input.ankunft)
  const booking = buchungId === null ? null : await lockOwn(call, FAHRT, buchungId)
  if (booking && 'refusal' in booking) return booking
  const [head, fahrzeug, strecken, unterwegs, driver] = await Promise.all([
    lockHead(tx, fahrzeugId),
    readFahrzeug(tx, fahrzeugId),
    readStrecken(tx, fahrzeugId),
    readUnderWay(tx, fahrzeugId, buchungId, abfahrt, ankunft),
    readDriver(tx, input),
  ])
  if (!head || !fahrzeug) return refuse({ status: 404, code: 'nichtGefunden' })
  if (buchungId !== null && !(await isWaiting(tx, fahrzeugId, buchungId)))
    return refuse({ status: 404, code: 'nichtGefunden' })
  if (!driver) return refuseIssues([issue('fahrtenbuch.fahrerFehlt', {}, { field: 'fahrer' })])
  const { fahrtart, kmStart, kmEnde, zielort = '', zweck = '', zielperson = '', umweg = '', grund } = input
  const decision = decideNacherfassung(
    { fahrtart, abfahrt, ankunft, kmStart, kmEnde, zielort, zweck, zielperson, umweg },
    {
      now,
      zone: konfiguration.mandant.zone,
      fahrtenbuch: fahrzeug.fahrtenbuch,
      fahrten: strecken.filter(({ art }) => isTrip(art)),
      unterwegs,
      tachos: tachosOf(strecken),
    },
  )
  if (!decision.ok) return refuseIssues(decision.issues)
  const { werte, verspaetet } = decision.value
  const entry = await insertEintrag(
    tx,
    head,
    {
      ...werte,
      verspaetet,
      id: uuidv7(),
      fahrzeugId,
      art: 'nacherfasst',
      bezugNummer: null,
      buchungId,
      fahrerId: driver.id,
      fahrerName: driver.name,
      grund,
      erfasstVon: person.id,
      erfasst: now,
    },
    'tellFahrt',
  )
  if (buchungId !== null) await settleNachzuegler(call, fahrzeugId, buchungId, grund)
  if (booking) endFahrt(call, booking.row, ankunft)
  await settleKilometerstand(tx, fahrzeugId)
  return { status: 201, body: await showStand(call, fahrzeugId, entry.nummer) } as const
}
