import type { fahrtCorrectSchema } from '@platzwart/contract/fahrtenbuch'
import { decideKorrektur, type Korrektur } from '@platzwart/domain/fahrtenbuch/amend'
import type { Stand } from '@platzwart/domain/fahrtenbuch/fold'
import type { z } from 'zod'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
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

// Ids are made in order, under the car's lock: a reading with a greater one than the trip's first entry was taken after it.
const MEND = `
  update fahrzeug f set kilometerstand = $4
  where f.mandant_id = $1 and f.id = $2 and f.kilometerstand = $3
    and not exists (select 1 from fahrzeug_historie h where h.mandant_id = $1 and h.fahrzeug_id = f.id
      and h.typ in ('CHECK_IN', 'CHECK_OUT') and h.id > $5)`

/**
 * A mistyped mileage of the last trip is what the car is said to show, and would keep the next driver from checking in: it is put right
 * with the entry. Where somebody has read the odometer since, that reading stays, also when it was the same: a trip under way must not end
 * before it began.
 */
async function mendKilometerstand(tx: Tx, { erster, letzter }: Stand, kmEnde: number): Promise<void> {
  const { fahrzeugId, kmEnde: alt } = letzter
  if (alt === kmEnde) return
  await tx.run(ready(MEND, tx.scope.mandantId, fahrzeugId, alt, kmEnde, erster.id))
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
      const others = strecken.filter((one) => one.art === 'fahrt' && one.nummer !== nummer)
      const facts = { now, zone: konfiguration.mandant.zone, seen: input.stand, others }
      return decideKorrektur(stand, korrekturOf(input), facts)
    },
    also: (stand, { werte }) => mendKilometerstand(tx, stand, werte.kmEnde),
  })
}
