import { hash } from 'node:crypto'
import type { Input } from '@platzwart/contract/operation'
import type { uploadBild as operation } from '@platzwart/contract/operations/grundriss'
import type { Context } from 'hono'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { readUpload } from '../datei/content.ts'
import { receiveParts } from '../datei/receiveBytes.ts'
import { requireBereich } from './bereich.ts'
import { readGrundriss, readSizes, readTiles } from './queries.ts'
import { piecesOf, sizesOf } from './showBild.ts'

/** @param seite of a PDF */
export async function drawBild(request: Request, benutzerId: string, seite = 1) {
  return readUpload(request, benutzerId, async (bytes) => {
    // What draws is loaded with the first picture, as for every file.
    const { drawPlan } = await import('@platzwart/libs/media/drawPlan')
    return drawPlan(bytes, seite)
  })
}

export type Drawn = Awaited<ReturnType<typeof drawBild>>

/** What of it is stored, in the order of the keys. */
export const partsOf = ({ sizes, tiles }: Pick<Drawn, 'sizes' | 'tiles'>): readonly Uint8Array[] =>
  [...sizes, ...tiles].map(({ bytes }) => bytes)

/** A picture for a plan, drawn anew in its sizes. The plan shows what it showed until `setBild`, whatever becomes of the upload. */
export function receiveBild({ deps }: Frame, policy: Policy) {
  return (c: Context<AppEnv>, ...[id, { seite }]: Input<typeof operation>): Promise<Response> =>
    receiveParts(
      deps,
      policy,
      c,
      {
        bucket: 'grundrisse',
        read: (request, benutzerId) => drawBild(request, benutzerId, seite),
        parts: (drawn) => partsOf(drawn),
      },
      {
        refuseFirst: (call) => refuseUnknown(call, id),
        keep: (call, content, keys) => keepBild(call, id, content, keys),
      },
    )
}

async function refuseUnknown(call: Call, id: string) {
  const plan = await readGrundriss(call.tx, id)
  if (!plan) return refuse({ status: 404, code: 'nichtGefunden' })
  requireBereich(call, plan.bereich)
  return null
}

/** Records what was drawn, whose bytes are stored under the keys; nothing shows it yet. */
export async function keepBild(
  call: Call,
  grundrissId: string,
  { sizes, tiles, pages }: Pick<Drawn, 'sizes' | 'tiles' | 'pages'>,
  keys: readonly string[],
) {
  const { tx, person, now } = call
  const gone = await refuseUnknown(call, grundrissId)
  if (gone) return gone
  const bildId = uuidv7()
  const { mandantId } = tx.scope
  const [{ width, height }] = sizes
  const named = [
    ...sizes.map((size) => ({ ...size, name: `${size.width}` })),
    ...tiles.map((tile) => ({ ...tile, name: `${width}-${tile.x}-${tile.y}` })),
  ]
  const files = named.map((drawn, i) => ({
    mandant_id: mandantId,
    id: uuidv7(),
    bucket: 'grundrisse' as const,
    dateiname: `plan-${bildId}-${drawn.name}.${drawn.type === 'image/jpeg' ? 'jpg' : 'png'}`,
    schluessel: keys[i] ?? '',
    inhaltstyp: drawn.type,
    bytes: drawn.bytes.byteLength,
    breite: drawn.width,
    hoehe: drawn.height,
    sha256: hash('sha256', drawn.bytes),
    benutzer_id: person.id,
    erstellt: now,
  }))
  await tx.run(build.insertInto('datei').values(files))
  const rows = files.map(({ id }) => ({
    mandant_id: mandantId,
    datei_id: id,
    bild_id: bildId,
    grundriss_id: grundrissId,
  }))
  await tx.run(build.insertInto('grundriss_bild').values(rows.slice(0, sizes.length)))
  const pieces = rows
    .slice(sizes.length)
    .map((row, i) => ({ ...row, x: tiles[i]?.x ?? 0, y: tiles[i]?.y ?? 0 }))
  if (pieces.length > 0) await tx.run(build.insertInto('grundriss_kachel').values(pieces))
  const groessen = sizesOf(await readSizes(tx, grundrissId, bildId))
  const kept = { id: bildId, breite: width, hoehe: height, seiten: pages, groessen }
  record(tx, { aktion: 'uploadBild', objekt: 'grundriss', objektId: grundrissId, nachher: kept })
  const body = { ...kept, ...piecesOf(await readTiles(tx, grundrissId, bildId)) }
  return { status: 201, body } as const
}
