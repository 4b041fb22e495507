import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { mailBookings } from '../../buchung/cancelBySystem.ts'
import { recordBuchung } from '../../buchung/recordBuchung.ts'
import { takeSlot } from '../../buchung/takeSlot.ts'
import { LESERAUM, type NewBuchung } from '../art.ts'
import { readNamed } from '../queries.ts'
import type { BuchungJudged } from './judgeLines.ts'

/** A booking that somebody makes for another person. */
const FOR_OTHERS: typeof LESERAUM = { ...LESERAUM, onBehalf: 'benutzer1_id' }

function rowOf({ ergebnis: { buchung } }: BuchungJudged, zone: string): NewBuchung {
  if (buchung === null) throw new Error('a line that books nothing is not done')
  const asked = period(Temporal.Instant.from(buchung.von), Temporal.Instant.from(buchung.bis))
  if (!asked.ok) throw new Error('a booking ends after it begins')
  return {
    id: uuidv7(),
    leseraum_id: buchung.leseraumId,
    grundriss_id: buchung.grundrissId,
    tag: tagOf(asked.value.von, zone),
    zeitraum: asked.value,
    status: 'reserviert',
    benutzer1_id: buchung.benutzerId,
    benutzer2_id: null,
    zweite_adresse: null,
    gruppengroesse: buchung.gruppengroesse,
    informationstext: '',
    version: 1,
  }
}

/** Books what the lines say, for the people they name; answers the lines whose slot somebody else has. */
export async function saveBuchungen(
  call: Call,
  lines: readonly BuchungJudged[],
  tells: boolean,
): Promise<readonly number[]> {
  const { tx, deps, now, konfiguration } = call
  const rows = lines.map((line) => ({ zeile: line.zeile, row: rowOf(line, konfiguration.mandant.zone) }))
  const tried = await Promise.all(
    rows.map(async (one) => ({ ...one, taken: await takeSlot(tx, LESERAUM, one.row, now) })),
  )
  const missed = tried.filter(({ taken }) => taken === null).map(({ zeile }) => zeile)
  if (missed.length > 0) return missed
  for (const { row } of rows) recordBuchung(call, FOR_OTHERS, 'book', null, row)
  if (!tells) return []
  const booked = await readNamed(
    tx,
    rows.map(({ row }) => row.id),
  )
  await mailBookings(deps, { tx, konfiguration }, LESERAUM, 'direktReserviert', booked)
  return []
}
