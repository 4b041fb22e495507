import type { Form } from '@platzwart/contract/leseraum'
import { GRUNDRISSDATEI, type Grundrissdatei } from '@platzwart/contract/leseraum/grundrissdatei'
import { MAX_DATEIBILD_BYTES } from '@platzwart/contract/leseraum/grundrissdateiBytes'
import type { Input } from '@platzwart/contract/operation'
import type { exportGrundriss as operation } from '@platzwart/contract/operations/leseraum/grundrissdatei'
import { readingOrder } from '@platzwart/domain/grundriss/neighbour'
import { artOf } from '@platzwart/domain/leseraum/types'
import type { Context } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { admit, type Call, refuse, respond } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { requireBereich } from '../grundriss/bereich.ts'
import {
  type GrundrissRow,
  type LeseraumRow,
  readGrundriss,
  readLeseraeume,
  readOeffnungszeiten,
  readSizes,
} from '../grundriss/queries.ts'
import { lageOf } from '../grundriss/showBild.ts'
import { showZeiten } from '../grundriss/showZeiten.ts'

type Lage = Omit<NonNullable<Grundrissdatei['bild']>, 'daten'>

/** How a picture lies, and where its bytes are. */
interface Stored {
  readonly lage: Lage
  readonly schluessel: string
}

/** A floor plan as a file: what stands on it, by names, without ids. Its picture is read when the transaction is over, and stands at the end. */
export function exportGrundriss({ deps }: Frame, policy: Policy) {
  return async (c: Context<AppEnv>, ...[id]: Input<typeof operation>): Promise<Response> => {
    const found = await admit(deps, policy, c, (call) => readPlan(call, id))
    if (found instanceof Response) return found
    const bild = found.bild && (await readBild(deps, c, found.bild))
    return respond(c, { status: 200, body: { ...found.datei, ...(bild && { bild }) } })
  }
}

/** Two files of the same plan are the same. */
async function readPlan(call: Call, id: string) {
  const { tx } = call
  const [plan, rows, zeiten] = await Promise.all([
    readGrundriss(tx, id),
    readLeseraeume(tx, id),
    readOeffnungszeiten(tx, id),
  ])
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  requireBereich(call, plan.bereich)
  const { bezeichnung, beschreibung, link, bereich, etage, rang, aktiv, breite, hoehe } = plan
  const { oeffnungszeiten, sonderoeffnungszeiten } = showZeiten(zeiten)
  const datei: Grundrissdatei = {
    ...GRUNDRISSDATEI,
    grundriss: {
      bezeichnung,
      beschreibung,
      link,
      bereich,
      etage,
      rang,
      aktiv,
      breite,
      hoehe,
      zeichnung: plan.zeichnung as unknown as Form[],
    },
    leseraeume: inOrder(rows).map(seatOf),
    oeffnungszeiten: oeffnungszeiten.map(withoutEmpty),
    sonderoeffnungszeiten: sonderoeffnungszeiten.map(({ id: _, ...zeit }) => withoutEmpty(zeit)),
  }
  return { datei, bild: await findBild(call, plan) }
}

/** A version that knows no breaks reads the file of a plan that has none. */
function withoutEmpty<T extends { readonly unterbrechungen?: readonly unknown[] | undefined }>(zeit: T) {
  const { unterbrechungen, ...rest } = zeit
  return unterbrechungen?.length ? zeit : rest
}

/** The finest that such a file may have. */
async function findBild({ tx }: Call, plan: GrundrissRow): Promise<Stored | null> {
  const shown = lageOf(plan)
  if (shown === null) return null
  const { id, ...lage } = shown
  const size = (await readSizes(tx, plan.id, id)).findLast(({ bytes }) => bytes <= MAX_DATEIBILD_BYTES)
  return size ? { lage, schluessel: size.schluessel } : null
}

/** Without it, where the store has lost its bytes: the rest of the plan is none the worse. */
async function readBild({ storage, logger }: Deps, c: Context<AppEnv>, { lage, schluessel }: Stored) {
  const stream = await storage.get(schluessel)
  if (stream === null) {
    logger.error({ requestId: c.get('requestId') }, 'a file is missing in the store')
    return null
  }
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return { ...lage, daten: bytes.toBase64() }
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
    art: artOf(row.art),
    ausstattung: row.ausstattung.map(({ name, anzahl }) => ({ name, anzahl })),
  }
}
