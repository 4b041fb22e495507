import type { Ruecknahme, SchliessungView, Vorschlag } from '@platzwart/contract/leseraum/schliessung'
import type { Ask, DraftOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import { ask } from '../../../platform/api.ts'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { SchliessungArt } from '../../schliessung/art.ts'
import { type Closing, closingOf, inOneStepOf } from '../../schliessung/model/closing.ts'

/** The change to save, and the version that was read. */
export interface Anlass {
  readonly anlass: Ask<typeof wire.proposeSchliessung>['anlass']
  readonly draft: DraftOf<typeof wire.proposeSchliessung>
  readonly version: number | undefined
}

interface SeatClosing {
  readonly anlass: Anlass
  readonly vorschlag: Vorschlag
  readonly schliessung: SchliessungView
  readonly ruecknahme: Ruecknahme
}

/** Closures that hit bookings of seats and rooms. */
export const SCHLIESSUNG: SchliessungArt<SeatClosing> = {
  propose: ({ anlass, draft }) => ask(wire.proposeSchliessung, { anlass, draft }),
  apply({ anlass, draft, version }, { ausnahmen, ...beschluss }, idempotencyKey) {
    const whole = { ...draft, ...beschluss, ausnahmen: [...ausnahmen] }
    return ask(wire.applySchliessung, { anlass, version, draft: whole, idempotencyKey })
  },
  queryKey: ['schliessungen'],
  list: (signal) => ask(wire.listSchliessungen, { signal }),
  undo: (id, idempotencyKey) => ask(wire.undoSchliessung, { id, idempotencyKey }),
  useWords() {
    const { t } = useTranslation('schliessung')
    const { t: room } = useTranslation('leseraum')
    return {
      booked: (hit) => seatCalled(room, hit),
      instead: ({ art, grundriss, ...ersatz }, times) =>
        t(`ersatz.${art}`, {
          platz: seatCalled(room, ersatz),
          grundriss,
          von: times.von,
          bis: times.bis,
        }),
    }
  },
  useReason() {
    const { t } = useTranslation('schliessung')
    const { t: room } = useTranslation('leseraum')
    const zone = useZone()
    return ({ bezeichnung, von, grund }) =>
      t(`ruecknahme.grund.${grund}`, {
        platz: seatCalled(room, { bezeichnung }),
        wann: formatMoment(Temporal.Instant.from(von), zone),
      })
  },
}

/** Sends a change that may hit bookings of seats. */
export const closing = <V, A>(steps: Closing<V, A, Anlass>) => closingOf(SCHLIESSUNG, steps)

/** The same for a change that can be undone even if it hits nobody. */
export const inOneStep = <V>(anlassOf: (values: V) => Anlass) => inOneStepOf(SCHLIESSUNG, anlassOf)
