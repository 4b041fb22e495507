import type { kopplungSchema } from '@platzwart/contract/anzeigegeraet'
import { formatKopplungscode } from '@platzwart/domain/anzeigegeraet/kopplungscode'
import type { Context } from 'hono'
import type { z } from 'zod'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Deps } from '../../platform/deps.ts'
import { respond } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { ProblemError, tooMany } from '../../platform/http/problem.ts'
import { attemptKey, type PatienceRule, takePatiently } from '../../platform/sitzung/attempts.ts'
import { newGeheimnis, pruefwertOf } from '../../platform/sitzung/geheimnis.ts'
import { networkOf } from '../../platform/sitzung/network.ts'
import {
  CODE_SECONDS,
  CODES_OF_HOUSE,
  CODES_OF_NETWORK,
  codeOf,
  codePruefwert,
  findKopplung,
  findToken,
  geheimnisIn,
  kopplungCookie,
} from './kopplung.ts'

type Wish = z.output<typeof kopplungSchema>

/** Those that are over go with the next that comes; a screen that was offline when its code was entered has as long again. */
const SWEEP = `
  delete from auth.kopplung where id = any(array(
    select id from auth.kopplung where bis < $1 order by bis limit 100 for update skip locked))`

const INSERT = `
  insert into auth.kopplung (id, art, ziel, mandant_id, pruefwert, code_pruefwert, bis)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`

/** Of 34 bits hardly two are the same at once; then another is drawn. */
const DRAWS = 5

/** Gives a screen a code to show. Asked again while it holds, as after a reload, it is the same one. */
export const startKopplung =
  ({ deps }: Frame) =>
  async (c: Context<AppEnv>, wish: Wish): Promise<Response> => {
    if (!deps.anzeigegeraete.some(({ art }) => art === wish.art)) {
      const issues = [{ code: 'feld.auswahl', field: 'art', data: {} }] as const
      throw new ProblemError({ status: 422, code: 'anfrage.ungueltig', issues })
    }
    const known = await findWaiting(deps, c, wish)
    const { geheimnis, bis } = known ?? (await draw(deps, c, wish))
    const seconds = Math.max(1, Math.ceil(deps.clock.now().until(bis).total('seconds')))
    const body = { code: formatKopplungscode(codeOf(deps.secret, geheimnis)), bis: bis.toString() }
    const response = respond(c, { status: 201, body })
    // As long again as the code: who has entered it in its last second has entered it.
    response.headers.append('set-cookie', kopplungCookie(geheimnis, seconds + CODE_SECONDS, deps.secure))
    return response
  }

async function findWaiting(deps: Deps, c: Context<AppEnv>, { art, ziel }: Wish) {
  const geheimnis = geheimnisIn(c, deps.secure)
  if (geheimnis === null) return null
  const found = await findKopplung(deps.authPool, pruefwertOf(geheimnis))
  if (found === null || found.art !== art || found.ziel !== ziel) return null
  // Entered, and not taken yet: another one would leave the screen without the token that waits for it.
  if (found.eingeloest)
    return (await findToken(deps, found, geheimnis)) === null ? null : { geheimnis, bis: found.bis }
  if (found.mandantId !== c.get('hostMandantId')) return null
  return Temporal.Instant.compare(found.bis, deps.clock.now()) > 0 ? { geheimnis, bis: found.bis } : null
}

async function draw(deps: Deps, c: Context<AppEnv>, { art, ziel }: Wish) {
  const { authPool, secret } = deps
  const now = deps.clock.now()
  const house = c.get('hostMandantId')
  await wait(deps, 'kopplung-netz', networkOf(c.get('address')), CODES_OF_NETWORK)
  await wait(deps, 'kopplung-haus', house, CODES_OF_HOUSE)
  await authPool.query(SWEEP, [now.subtract({ seconds: CODE_SECONDS }).toString()])
  const bis = now.add({ seconds: CODE_SECONDS })
  for (let nr = 0; nr < DRAWS; nr++) {
    const geheimnis = newGeheimnis()
    const code = codePruefwert(secret, codeOf(secret, geheimnis))
    const row = [uuidv7(), art, ziel, house, pruefwertOf(geheimnis), code, bis.toString()]
    const { rowCount } = await authPool.query(INSERT, row)
    if (rowCount === 1) return { geheimnis, bis }
  }
  throw new ProblemError(tooMany(1))
}

/** @param whose null: nobody knows, and then nothing is counted */
async function wait(deps: Deps, kind: string, whose: string | null, rule: PatienceRule): Promise<void> {
  if (whose === null) return
  const taken = await takePatiently(deps.authPool, attemptKey(kind, whose), rule, deps.clock.now())
  if (!taken.allowed) throw new ProblemError(tooMany(taken.retryAfter))
}
