import type { schadenQuerySchema } from '@platzwart/contract/fahrzeug'
import type { z } from 'zod'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { flotteOf } from '../../flotte/flotte.ts'
import { selectSchaden } from '../../flotte/queries.ts'
import { presentSchaden } from '../../flotte/showSchaden.ts'

type SchadenQuery = z.output<typeof schadenQuerySchema>

/** A car's damages, the newest first: the open ones, and the mended ones when they are asked for. */
export async function listSchaeden(call: Call, fahrzeugId: string, { behobene = false }: SchadenQuery) {
  const { tx, konfiguration, person } = call
  const pflege = person.berechtigungen.has('fahrzeug_pflege')
  const car = (await flotteOf({ tx, konfiguration })).byId.get(fahrzeugId)
  if (!car || (car.deaktiviert && !pflege)) return refuse({ status: 404, code: 'nichtGefunden' })
  const rows = await tx.all(
    selectSchaden(tx)
      .where('s.fahrzeug_id', '=', fahrzeugId)
      .$if(!behobene, (select) => select.where('s.behoben', 'is', null))
      .orderBy('s.gemeldet', 'desc')
      .orderBy('s.id'),
  )
  return { status: 200, body: rows.map((row) => presentSchaden(row, pflege)) } as const
}
