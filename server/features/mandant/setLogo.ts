import type { Untergrund } from '@platzwart/domain/mandant/untergrund'
import type { Context } from 'hono'
import { sql } from 'kysely'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { lockStand, raiseStand, readMandant } from '../../platform/konfiguration/mandant.ts'
import type { Content } from '../datei/content.ts'
import { findDatei } from '../datei/queries.ts'
import { receiveBytes } from '../datei/receiveBytes.ts'
import { removeBytes } from '../datei/removeBytes.ts'
import { showMandant } from './showMandant.ts'

const FIELD = { hell: 'logo', dunkel: 'logoDunkel' } as const
const COLUMN = { hell: 'logo', dunkel: 'logo_dunkel' } as const

/** Digits of the hash that a logo is called by. */
const STAMP = 16

/** A logo that somebody brings; it is drawn anew, and shown from now on. */
export function receiveLogo({ deps }: Frame, policy: Policy) {
  return (c: Context<AppEnv>, untergrund: Untergrund): Promise<Response> =>
    receiveBytes(deps, policy, c, {
      bucket: 'logos',
      als: 'logo',
      keep: async (call, content, key) => {
        await setLogo({ ...call, bringt: call.person.id }, untergrund, content, key)
        return showMandant(call)
      },
    })
}

/** Whoever changes a logo, in the house that it is of: one of its people, or an operator. */
type Changing = Pick<Call, 'tx' | 'deps' | 'now'>

/** @param at with whose of the house it is; nobody's when an operator brings it */
export async function setLogo(
  at: Changing & { readonly bringt: string | null },
  untergrund: Untergrund,
  content: Content,
  schluessel: string,
): Promise<void> {
  const { tx, bringt, now } = at
  await lockStand(tx)
  const { bytes, herkunft: _, ...facts } = content
  const ending = content.inhaltstyp === 'image/jpeg' ? 'jpg' : 'png'
  const dateiname = `logo-${content.sha256.slice(0, STAMP)}.${ending}`
  // The same picture may be there already, for the other grounds or as a file of its own.
  const known = await findDatei(tx, 'logos', dateiname)
  const columns = { ...facts, bytes: bytes.byteLength, schluessel, benutzer_id: bringt, erstellt: now }
  if (known) {
    await tx.run(
      build
        .updateTable('datei')
        .set(columns)
        .where('mandant_id', '=', tx.scope.mandantId)
        .where('id', '=', known.id),
    )
    removeBytes(at, [known.schluessel])
  } else {
    const named = { mandant_id: tx.scope.mandantId, id: uuidv7(), bucket: 'logos', dateiname } as const
    await tx.run(build.insertInto('datei').values({ ...columns, ...named }))
  }
  await showAs(at, untergrund, dateiname)
}

/** Shows the house by its name again. */
export async function removeLogo(call: Call, untergrund: Untergrund) {
  await dropLogo(call, untergrund)
  return showMandant(call)
}

export async function dropLogo(at: Changing, untergrund: Untergrund): Promise<void> {
  await lockStand(at.tx)
  await showAs(at, untergrund, null)
}

async function showAs(at: Changing, untergrund: Untergrund, dateiname: string | null): Promise<void> {
  const { tx } = at
  const before = await readMandant(tx)
  const old = before[FIELD[untergrund]]
  if (old === dateiname) return
  await tx.run(
    build
      .updateTable('mandant')
      .set({ [COLUMN[untergrund]]: dateiname, version: sql`version + 1` })
      .where('id', '=', tx.scope.mandantId),
  )
  record(tx, {
    aktion: dateiname === null ? 'removeLogo' : 'setLogo',
    objekt: 'mandant',
    objektId: tx.scope.mandantId,
    vorher: { [FIELD[untergrund]]: old },
    nachher: { [FIELD[untergrund]]: dateiname },
  })
  await raiseStand(tx)
  await dropUnshown(at, old)
}

/** What the house shows no more goes; a picture may be its logo on both grounds. */
async function dropUnshown(at: Changing, dateiname: string | null): Promise<void> {
  const { tx } = at
  const row = dateiname === null ? undefined : await findDatei(tx, 'logos', dateiname)
  if (!row || row.ist_logo) return
  await tx.run(
    build.deleteFrom('datei').where('datei.mandant_id', '=', tx.scope.mandantId).where('id', '=', row.id),
  )
  removeBytes(at, [row.schluessel])
}
