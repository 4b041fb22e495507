import type { anzeigegeraetReportSchema } from '@platzwart/contract/anzeigegeraet'
import type { Context } from 'hono'
import type { z } from 'zod'
import { ready } from '../../platform/database/tx.ts'
import { respond } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import {
  anzeigegeraetCookie,
  openAnzeigegeraet,
  readAnzeigegeraetCookie,
} from '../../platform/sitzung/openAnzeigegeraet.ts'

/** To the minute: a screen that reloads in a circle writes no more often. */
const NOTE = `
  update anzeigegeraet set kontakt = $3, fassung = $4
  where mandant_id = $1 and id = $2
    and (kontakt is null or kontakt < $3::timestamptz - interval '50 seconds' or fassung is distinct from $4)`

const NO_SCREEN = new Set<string>(['anzeigegeraet.keines', 'anzeigegeraet.ungueltig'])

/** A screen says that it is there, and hears what it is. Whoever is none hears that. */
export const reportAnzeigegeraet =
  ({ deps }: Frame) =>
  async (c: Context<AppEnv>, { fassung }: z.output<typeof anzeigegeraetReportSchema>): Promise<Response> => {
    const token = readAnzeigegeraetCookie(c.req.header('cookie'), deps)
    const asked = { token, hostMandantId: c.get('hostMandantId'), requestId: c.get('requestId') }
    try {
      const geraet = await openAnzeigegeraet(deps.appPool, asked, async (open) => {
        const { mandantId } = open.tx.scope
        await open.tx.run(
          ready(NOTE, mandantId, open.geraet.id, deps.clock.now().toString(), fassung ?? null),
        )
        return open.geraet
      })
      const response = respond(c, { status: 200, body: { geraet } })
      if (token !== null) response.headers.append('set-cookie', anzeigegeraetCookie(token, deps))
      return response
    } catch (error) {
      if (!(error instanceof ProblemError) || !NO_SCREEN.has(error.refusal.code)) throw error
      return respond(c, { status: 200, body: { geraet: null } })
    }
  }
