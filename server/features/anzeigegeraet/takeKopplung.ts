import type { Context } from 'hono'
import { respond } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { pruefwertOf } from '../../platform/sitzung/geheimnis.ts'
import { anzeigegeraetCookie } from '../../platform/sitzung/openAnzeigegeraet.ts'
import { findKopplung, findToken, geheimnisIn, kopplungCookie } from './kopplung.ts'

/** A screen asks whether its code was entered. Its token is made of what it has: an answer that was lost is given once more. */
export const takeKopplung =
  ({ deps }: Frame) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const geheimnis = geheimnisIn(c, deps.secure)
    const found = geheimnis === null ? null : await findKopplung(deps.authPool, pruefwertOf(geheimnis))
    if (geheimnis === null || found === null) return respond(c, { status: 200, body: { lage: 'vorbei' } })
    const token = await findToken(deps, found, geheimnis)
    if (token === null) {
      const over = found.eingeloest || Temporal.Instant.compare(found.bis, deps.clock.now()) <= 0
      return respond(c, { status: 200, body: { lage: over ? 'vorbei' : 'wartet' } })
    }
    const response = respond(c, { status: 200, body: { lage: 'gekoppelt' } })
    response.headers.append('set-cookie', anzeigegeraetCookie(token, deps))
    response.headers.append('set-cookie', kopplungCookie('', 0, deps.secure))
    return response
  }
