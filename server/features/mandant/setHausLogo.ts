import type { Input } from '@platzwart/contract/operation'
import type {
  readHausLogo as readOperation,
  setHausLogo as setOperation,
} from '@platzwart/contract/operations/mandant'
import type { Untergrund } from '@platzwart/domain/mandant/untergrund'
import type { Context } from 'hono'
import { respond } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { readMandant } from '../../platform/konfiguration/mandant.ts'
import { storeBytes } from '../datei/receiveBytes.ts'
import { answerInHaus, enterBetreiber, type HausCall } from './answerBetreiber.ts'
import { openMandant } from './openMandant.ts'
import { readHausOf } from './queries.ts'
import { sendLogo } from './readLogo.ts'
import { dropLogo, setLogo } from './setLogo.ts'

async function shown({ tx, deps }: HausCall) {
  const body = await readHausOf(tx, deps.authPool)
  return { status: 200, body, version: body.version } as const
}

/** An operator brings a house's logo, as its own people do; in its file of logos it is nobody's. */
export function receiveHausLogo({ deps }: Frame) {
  return async (c: Context<AppEnv>, ...[id, untergrund]: Input<typeof setOperation>): Promise<Response> => {
    const call = await enterBetreiber(deps, c)
    const there = await openMandant(deps.appPool, call.betreiber, id, readMandant)
    const from = { mandantId: there.id, benutzerId: call.betreiber.id }
    const stored = await storeBytes(deps, c, { bucket: 'logos', als: 'logo' }, from, (content, key, onKept) =>
      answerInHaus(
        deps,
        call,
        c,
        'setHausLogo',
        async (inside) => {
          inside.tx.unlessUndone(onKept)
          await setLogo({ ...inside, bringt: null }, untergrund, content, key)
          return shown(inside)
        },
        id,
      ),
    )
    return respond(c, stored)
  }
}

export async function removeHausLogo(call: HausCall, untergrund: Untergrund) {
  await dropLogo(call, untergrund)
  return shown(call)
}

/** One of the two that the house shows. @throws ProblemError 404 for everything else */
export function sendHausLogo({ deps }: Frame) {
  return async (c: Context<AppEnv>, ...[id, dateiname]: Input<typeof readOperation>): Promise<Response> => {
    const { betreiber } = await enterBetreiber(deps, c)
    const sent = await openMandant(deps.appPool, betreiber, id, (tx) =>
      sendLogo(deps, tx, dateiname, c.req.raw),
    )
    if (!sent) throw new ProblemError({ status: 404, code: 'nichtGefunden' })
    return sent
  }
}
