import type { Row } from '../../platform/database/insertRows.ts'
import { encodeParameter } from '../../platform/database/types.ts'
import type { DemoBuchung } from '../buchungen/belegungsbuch.ts'
import type { Random } from '../random.ts'

/** One in so many bookings that took place came by the queue; as many again waited for nothing. */
const ONE_IN = 400
const MINUTE = 60_000

type Ended = 'gebucht' | 'vorbei' | 'abgelaufen'

/** What became of waiting: somebody was offered a seat and took it, let the offer go, or nothing came free. */
export function waitedRows(
  buchungen: readonly DemoBuchung[],
  leute: readonly string[],
  zufall: Random,
): Row[] {
  const taken = buchungen.filter(({ status, ort }) => status === 'durchgeführt' && !ort.gruppenraum)
  return taken
    .filter((_, i) => i % ONE_IN === 0)
    .flatMap((one) => [
      row(one, one.benutzer1Id, 'gebucht', zufall),
      row(one, zufall.pick(leute), zufall.chance(0.7) ? 'vorbei' : 'abgelaufen', zufall),
    ])
}

/** Somebody's place in the queue for the seat of a booking, that ended when it was booked, or when it began. */
function row(buchung: DemoBuchung, wer: string, status: Ended, zufall: Random): Row {
  const { ort, tag, zeitraum, erstellt } = buchung
  const since = erstellt.subtract({ milliseconds: zufall.between(10, 240) * MINUTE })
  const angebotBis = erstellt.add({ minutes: 15 })
  const offered = status !== 'vorbei'
  return {
    id: zufall.id(since.epochMilliseconds),
    benutzer_id: wer,
    grundriss_id: ort.grundrissId,
    leseraum_id: null,
    tag,
    zeitraum: encodeParameter(zeitraum),
    mindestens: 60,
    gruppengroesse: 1,
    status,
    angebot_leseraum_id: offered ? ort.id : null,
    angebot_zeitraum: offered ? encodeParameter(zeitraum) : null,
    angebot_bis: offered ? angebotBis : null,
    erstellt: since,
    beendet: status === 'gebucht' ? erstellt : status === 'vorbei' ? zeitraum.von : angebotBis,
  }
}
