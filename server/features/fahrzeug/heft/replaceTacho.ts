import type { tachoReplaceSchema } from '@platzwart/contract/fahrtenbuch'
import { decideTacho, isAfterMinute, type TachoWerte } from '@platzwart/domain/fahrtenbuch/tacho'
import { earlier } from '@platzwart/domain/time/zeitraum'
import type { z } from 'zod'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { formatNumber } from '../../../platform/format.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { phrase } from '../../../platform/phrases.ts'
import { refuseIssues } from '../../buchung/transition.ts'
import { insertEintrag, lockHead } from '../../fahrtenbuch/chainEintrag.ts'
import { showStand } from '../../fahrtenbuch/showStand.ts'
import { readAroundCar, readTachos, settleKilometerstand } from '../../flotte/kilometerstand.ts'
import { recordHistorie } from '../../flotte/recordHistorie.ts'
import { movePruefungen } from './updatePruefungen.ts'

type TachoReplace = z.output<typeof tachoReplaceSchema>

/** Just before the next minute: people tell minutes, and a handover its second. */
const IN_A_MINUTE = { seconds: 59, milliseconds: 999 }

/** When it was, among the readings of that minute, and what was read around it. */
async function placeTacho(call: Call, fahrzeugId: string, werte: TachoWerte) {
  const last = earlier(werte.zeit.add(IN_A_MINUTE), call.now)
  const [around, after] = await Promise.all([
    readAroundCar(call, fahrzeugId, werte.zeit),
    readAroundCar(call, fahrzeugId, last),
  ])
  return isAfterMinute(werte, around, after)
    ? { werte: { ...werte, zeit: last }, around: after }
    : { werte, around }
}

function tell(call: Call, fahrzeugId: string, { kmStart, kmEnde }: TachoWerte) {
  const { sprache } = call.konfiguration.mandant
  const alt = formatNumber(kmStart, sprache)
  const neu = formatNumber(kmEnde, sprache)
  return recordHistorie(call, fahrzeugId, {
    typ: 'STATUSAENDERUNG',
    beschreibung: phrase(sprache, 'fuhrpark', 'historie.tacho', { alt, neu }),
  })
}

/**
 * The odometer of a vehicle was replaced (docs/decisions/logbook.md): a line of its own, from which all is counted on. What the vehicle shows, and the mileage at which
 * its inspections are due, are readings of the new one from now on.
 */
export async function replaceTacho(call: Call, fahrzeugId: string, input: TachoReplace) {
  const { tx, person, now } = call
  const told = {
    zeit: Temporal.Instant.from(input.zeit),
    kmStart: input.kmStart,
    kmEnde: input.kmEnde,
  }
  const [head, placed, tachos] = await Promise.all([
    lockHead(tx, fahrzeugId),
    placeTacho(call, fahrzeugId, told),
    readTachos(tx, fahrzeugId),
  ])
  if (!head) return refuse({ status: 404, code: 'nichtGefunden' })
  const decision = decideTacho(placed.werte, placed.around, { now, tachos })
  if (!decision.ok) return refuseIssues(decision.issues)
  const { zeit, kmStart, kmEnde } = decision.value
  const entry = await insertEintrag(
    tx,
    head,
    {
      id: uuidv7(),
      fahrzeugId,
      art: 'tacho',
      bezugNummer: null,
      buchungId: null,
      fahrtart: 'dienstlich',
      abfahrt: zeit,
      ankunft: zeit,
      kmStart,
      kmEnde,
      zielort: '',
      zweck: '',
      zielperson: '',
      umweg: '',
      fahrerId: null,
      fahrerName: '',
      grund: input.grund,
      verspaetet: false,
      erfasstVon: person.id,
      erfasst: now,
    },
    'replaceTacho',
  )
  await settleKilometerstand(tx, fahrzeugId)
  await movePruefungen(call, fahrzeugId, kmEnde - kmStart)
  await tell(call, fahrzeugId, decision.value)
  return { status: 201, body: await showStand(call, fahrzeugId, entry.nummer) } as const
}
