import type { PruefungView } from '@platzwart/contract/fahrzeug'
import { PRUEFUNG_ARTEN } from '@platzwart/domain/fahrzeug/types'
import { tagOf } from '@platzwart/domain/time/zone'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { flotteOf } from '../../flotte/flotte.ts'
import { readZustaende } from '../../flotte/queries.ts'
import { presentPruefung } from './present.ts'
import { readPruefungen } from './queries.ts'

/** What is due at a car, in the order of the kinds, with how soon it is. */
export async function readDue(call: Call, fahrzeugId: string): Promise<PruefungView[]> {
  const { tx, person, konfiguration, now } = call
  const [rows, zustaende] = await Promise.all([
    readPruefungen(tx, fahrzeugId),
    readZustaende(tx, [fahrzeugId]),
  ])
  const heute = {
    tag: tagOf(now, konfiguration.mandant.zone),
    kilometerstand: zustaende.get(fahrzeugId)?.kilometerstand ?? 0,
    vorlauf: {
      tage: person.einstellungen['fahrzeug.pflegehinweisTage'].value,
      km: person.einstellungen['fahrzeug.pflegehinweisKm'].value,
    },
  }
  return PRUEFUNG_ARTEN.flatMap((art) => rows.filter((row) => row.art === art)).map((row) =>
    presentPruefung(row, heute),
  )
}

/** A car's inspections (item 6): HU, UVV, tyres, service, by day or by kilometres. */
export async function listPruefungen(call: Call, fahrzeugId: string) {
  const flotte = await flotteOf(call)
  if (!flotte.byId.has(fahrzeugId)) return refuse({ status: 404, code: 'nichtGefunden' })
  return { status: 200, body: await readDue(call, fahrzeugId) } as const
}
