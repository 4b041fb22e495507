import type { lueckeExplainSchema } from '@platzwart/contract/fahrtenbuch'
import { findLuecken, lueckeOf } from '@platzwart/domain/fahrtenbuch/gaps'
import { issue } from '@platzwart/domain/issue'
import type { z } from 'zod'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { insertEintrag, lockHead } from './chainEintrag.ts'
import { readStrecken } from './queries.ts'
import { showStand } from './showStand.ts'

/** Says what kilometres were that no trip tells, all of a gap or a part of it (C4). */
export async function explainLuecke(
  call: Call,
  fahrzeugId: string,
  input: z.output<typeof lueckeExplainSchema>,
) {
  const { tx, person, now } = call
  const [head, strecken] = await Promise.all([lockHead(tx, fahrzeugId), readStrecken(tx, fahrzeugId)])
  if (!head) return refuse({ status: 404, code: 'nichtGefunden' })
  const luecke = lueckeOf(findLuecken(strecken), input.kmVon, input.kmBis, input.vorNummer)
  if (!luecke) {
    const issues = [issue('fahrtenbuch.keineLuecke', {}, { field: 'kmVon' })]
    return refuse({ status: 422, code: 'fahrtenbuch.keineLuecke', issues })
  }
  const entry = await insertEintrag(
    tx,
    head,
    {
      id: uuidv7(),
      fahrzeugId,
      art: 'luecke',
      bezugNummer: null,
      buchungId: null,
      fahrtart: input.fahrtart,
      abfahrt: luecke.von,
      ankunft: luecke.bis,
      kmStart: input.kmVon,
      kmEnde: input.kmBis,
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
    'explainLuecke',
  )
  return { status: 201, body: await showStand(call, fahrzeugId, entry.nummer) } as const
}
