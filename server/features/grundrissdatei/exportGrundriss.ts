import { GRUNDRISSDATEI, type Grundrissdatei } from '@platzwart/contract/grundrissdatei'
import type { Form } from '@platzwart/contract/leseraum'
import { readingOrder } from '@platzwart/domain/grundriss/neighbour'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { requireBereich } from '../grundriss/bereich.ts'
import { type LeseraumRow, readGrundriss, readLeseraeume, readOeffnungszeiten } from '../grundriss/queries.ts'
import { showZeiten } from '../grundriss/showZeiten.ts'

/** A floor plan as a file: what stands on it, by names, without ids. Two files of the same plan are the same. */
export async function exportGrundriss(call: Call, id: string) {
  const { tx } = call
  const [plan, rows, zeiten] = await Promise.all([
    readGrundriss(tx, id),
    readLeseraeume(tx, id),
    readOeffnungszeiten(tx, id),
  ])
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  requireBereich(call, plan.bereich)
  const { bezeichnung, beschreibung, link, bereich, aktiv, breite, hoehe } = plan
  const { oeffnungszeiten, sonderoeffnungszeiten } = showZeiten(zeiten)
  const body: Grundrissdatei = {
    ...GRUNDRISSDATEI,
    grundriss: {
      ...{ bezeichnung, beschreibung, link, bereich, aktiv, breite, hoehe },
      zeichnung: plan.zeichnung as unknown as Form[],
    },
    leseraeume: inOrder(rows).map(seatOf),
    oeffnungszeiten,
    sonderoeffnungszeiten: sonderoeffnungszeiten.map(({ id: _, ...zeit }) => zeit),
  }
  return { status: 200, body } as const
}

function inOrder(rows: readonly LeseraumRow[]): LeseraumRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return readingOrder(rows).flatMap(({ id }) => byId.get(id) ?? [])
}

function seatOf(row: LeseraumRow): Grundrissdatei['leseraeume'][number] {
  const { id: _, grundriss_id: __, version: ___, zweite_person_noetig: zweitePersonNoetig, ...same } = row
  return {
    ...same,
    zweitePersonNoetig,
    art: row.art === 'gruppenraum' ? 'gruppenraum' : 'platz',
    ausstattung: row.ausstattung.map(({ name, anzahl }) => ({ name, anzahl })),
  }
}
