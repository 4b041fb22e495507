import type { Context } from 'hono'
import type { Tx } from '../../platform/database/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import { openBesuch } from '../../platform/sitzung/openGast.ts'
import { findDatei } from '../datei/queries.ts'
import { sendDatei } from '../datei/readDatei.ts'
import { besuchOf } from './readRechtstexte.ts'

/** Called by its content: what is called so is never anything else. */
const FOR_GOOD = 'private, max-age=31536000, immutable'

/** A file that the house shows as its logo. */
async function findLogo(tx: Tx, dateiname: string) {
  const { logo, logoDunkel } = await readMandant(tx)
  return dateiname === logo || dateiname === logoDunkel ? findDatei(tx, 'logos', dateiname) : undefined
}

/** The same for operators, of any house. */
export async function sendLogo(deps: Deps, tx: Tx, dateiname: string, request: Request) {
  const row = await findLogo(tx, dateiname)
  return row && sendDatei(deps, row, request, FOR_GOOD)
}

/** A logo of the house that one stands before, and of no other. @throws ProblemError 404 for everything else */
export function readLogo({ deps }: Frame) {
  return async (c: Context<AppEnv>, dateiname: string): Promise<Response> => {
    const row = await openBesuch(deps.appPool, besuchOf(c), (tx) => findLogo(tx, dateiname))
    const sent = row && (await sendDatei(deps, row, c.req.raw, FOR_GOOD))
    if (!sent) throw new ProblemError({ status: 404, code: 'nichtGefunden' })
    return sent
  }
}
