import type { BildSave } from '@platzwart/contract/grundriss'
import { cropped, WHOLE } from '@platzwart/domain/grundriss/cropped'
import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { refuseStale } from '../../platform/http/version.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { requireBereich } from './bereich.ts'
import { presentGrundrissSaved } from './present.ts'
import { type GrundrissRow, lockGrundriss, lockSizes, readGrundriss, readOutside } from './queries.ts'
import { heightOf, lageOf, showBild } from './showBild.ts'

/** Plan units that a plan may have in each direction. */
const LEAST = 100
const MOST = 20_000

/**
 * Shows a picture beneath the seats of a plan, places it, or shows none. What was shown before stays for some days, so that it can be shown
 * again. On request the plan becomes as large as its picture, which never leaves a seat outside.
 */
export async function setBild(call: Call, id: string, { bild, passend }: BildSave) {
  const { tx } = call
  const locked = await lockGrundriss(tx, id)
  const before = locked && (await readGrundriss(tx, id))
  if (!locked || !before) return refuse({ status: 404, code: 'nichtGefunden' })
  requireBereich(call, locked.bereich)
  const shownBefore = await showBild(tx, before)
  const stale = refuseStale(call, locked, (row) => ({ ...presentGrundrissSaved(row), bild: shownBefore }))
  if (stale) return stale
  const groessen = bild ? await lockSizes(tx, id, bild.id) : []
  if (bild && groessen.length === 0) {
    const issues = [{ code: 'nichtGefunden', field: 'bild.id', data: {} }] as const
    return refuse({ status: 404, code: 'nichtGefunden', issues })
  }
  const laid = bild && passend ? fitted(bild, heightOf(bild, groessen)) : null
  const size = laid && { breite: laid.breite, hoehe: laid.hoehe }
  const refused = size && (await refuseSize(tx, id, size))
  if (refused) return refused

  await write(tx, id, bild && { ...bild, ...(laid && { x: laid.x, y: laid.y }) }, size)
  const row = (await readGrundriss(tx, id)) as GrundrissRow
  const after = {
    ...presentGrundrissSaved({ ...locked, ...size, version: row.version }),
    bild: await showBild(tx, row),
  }
  record(tx, {
    aktion: 'setBild',
    objekt: 'grundriss',
    objektId: id,
    vorher: { bild: lageOf(before), breite: before.breite, hoehe: before.hoehe },
    nachher: { bild: lageOf(row), breite: row.breite, hoehe: row.hoehe },
  })
  await raiseStand(tx)
  return { status: 200, body: after, version: after.version } as const
}

/** A plan as large as what is shown of its picture, and where that lies then. */
function fitted({ breite, schnitt = WHOLE }: Bild, hoehe: number) {
  const shown = cropped({ x: 0, y: 0, breite, hoehe }, schnitt)
  return {
    x: -Math.round(shown.x),
    y: -Math.round(shown.y),
    breite: Math.round(shown.breite),
    hoehe: Math.round(shown.hoehe),
  }
}

interface Size {
  readonly breite: number
  readonly hoehe: number
}

async function refuseSize(tx: Tx, id: string, { breite, hoehe }: Size) {
  const off = [breite, hoehe].find((side) => side < LEAST || side > MOST)
  if (off !== undefined) {
    const data = off < LEAST ? { min: LEAST } : { max: MOST }
    const code = off < LEAST ? 'feld.zuKlein' : 'feld.zuGross'
    return refuse({ status: 422, code: 'anfrage.ungueltig', issues: [{ code, field: 'bild.breite', data }] })
  }
  const outside = await readOutside(tx, id, breite, hoehe)
  if (outside.length === 0) return null
  const issues = outside.map(({ bezeichnung }) => ({
    code: 'leseraum.ausserhalbGrundriss' as const,
    field: 'bild.breite',
    data: { bezeichnung, breite, hoehe },
  }))
  return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
}

type Bild = NonNullable<BildSave['bild']>

/** @param bild null: none, and the place of the last one stays */
async function write(tx: Tx, id: string, bild: Bild | null, size: Size | null) {
  const { links, oben, rechts, unten } = bild?.schnitt ?? WHOLE
  await tx.run(
    build
      .updateTable('grundriss')
      .set({
        bild_id: bild?.id ?? null,
        ...(bild && { bild_x: bild.x, bild_y: bild.y, bild_breite: bild.breite }),
        ...(bild && { bild_links: links, bild_oben: oben, bild_rechts: rechts, bild_unten: unten }),
        ...(bild && { bild_deckkraft: bild.deckkraft, bild_dunkel: bild.dunkel }),
        ...size,
        version: sql`version + 1`,
      })
      .where('grundriss.mandant_id', '=', tx.scope.mandantId)
      .where('id', '=', id),
  )
}
