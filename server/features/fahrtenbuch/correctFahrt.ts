import type { fahrtCorrectSchema } from '@platzwart/contract/fahrtenbuch'
import { decideKorrektur, type Korrektur } from '@platzwart/domain/fahrtenbuch/amend'
import type { Stand } from '@platzwart/domain/fahrtenbuch/fold'
import { tachosOf } from '@platzwart/domain/fahrtenbuch/tacho'
import { isTrip } from '@platzwart/domain/fahrtenbuch/types'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { settleKilometerstand } from '../flotte/kilometerstand.ts'
import { amendFahrt } from './amendFahrt.ts'
import { readStrecken } from './queries.ts'

export type FahrtCorrect = z.output<typeof fahrtCorrectSchema>

function korrekturOf({ grund: _grund, stand: _stand, abfahrt, ankunft, ...same }: FahrtCorrect): Korrektur {
  const said = Object.entries({
    ...same,
    abfahrt: abfahrt && Temporal.Instant.from(abfahrt),
    ankunft: ankunft && Temporal.Instant.from(ankunft),
  }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said) as Korrektur
}

/**
 * A mistyped mileage of the last trip is what the car is said to show, and would keep the next driver from checking in: it is put right
 * with the entry. Where somebody has read the odometer since, that reading stays, also when it was the same: a trip under way must not end
 * before it began.
 */
async function mendKilometerstand(tx: Tx, { letzter }: Stand, kmEnde: number): Promise<void> {
  if (letzter.kmEnde !== kmEnde) await settleKilometerstand(tx, letzter.fahrzeugId)
}

/** Corrects a trip by a new row that says why (C4); the old values stay, on screen and in print. */
export async function correctFahrt(call: Call, id: string, input: FahrtCorrect) {
  const { tx, now, konfiguration } = call
  return amendFahrt(call, id, {
    aktion: 'correctFahrt',
    art: 'korrektur',
    grund: input.grund,
    may: () => true,
    decide: async (stand) => {
      const { fahrzeugId, nummer } = stand.erster
      const strecken = await readStrecken(tx, fahrzeugId)
      const others = strecken.filter((one) => isTrip(one.art) && one.nummer !== nummer)
      const facts = {
        now,
        zone: konfiguration.mandant.zone,
        seen: input.stand,
        others,
        tachos: tachosOf(strecken),
      }
      return decideKorrektur(stand, korrekturOf(input), facts)
    },
    also: (stand, { werte }) => mendKilometerstand(tx, stand, werte.kmEnde),
  })
}
