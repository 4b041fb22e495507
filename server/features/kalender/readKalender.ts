import type { Context } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import { matches } from '../../platform/http/etag.ts'
import type { Frame } from '../../platform/http/frame.ts'
import { ProblemError, tooMany } from '../../platform/http/problem.ts'
import { networkOf } from '../../platform/sitzung/network.ts'
import { MISSES } from './countMisses.ts'
import { LINKS } from './keepLinks.ts'
import { type Angabe, angabeOf, isRight } from './link.ts'
import { kindsOf, loadKalender, type Written } from './loadKalender.ts'
import type { LinkRow } from './queries.ts'

/** What was written is sent to everybody for so long; a change of the house's configuration ends it at once. */
const KEPT_SECONDS = 60

/** Whatever is wrong with an address, it is answered alike. */
export const LEADS_NOWHERE = { status: 404, code: 'nichtGefunden' } as const

/** A calendar for whoever has its address. @throws ProblemError 404 for everything else, and 429 for whoever asks for too much of that */
export function readKalender({ deps }: Frame) {
  const keep = keeper(deps)
  return async (c: Context<AppEnv>, dateiname: string): Promise<Response> => {
    const angabe = angabeOf(dateiname)
    const link = angabe && (await findRight(deps, c, angabe))
    if (!link) throw new ProblemError(LEADS_NOWHERE)
    return send(await keep(link, angabe.mandantId), c)
  }
}

/** The link of an address, when its secret is right and it leads somewhere at this moment. */
async function findRight(deps: Deps, c: Context<AppEnv>, angabe: Angabe): Promise<LinkRow | null> {
  const host = c.get('hostMandantId')
  if (host !== null && host !== angabe.mandantId) return null
  const misses = deps.singleton(MISSES)
  const network = networkOf(c.get('address'))
  const wait = misses.wait(network, angabe.id)
  if (wait > 0) throw new ProblemError(tooMany(Math.ceil(wait / 1000)))
  const row = await deps.singleton(LINKS).read(angabe)
  const right = row !== null && isRight(angabe.geheimnis, row.pruefwert)
  misses.note(network, angabe.id, right)
  return right && kindsOf(deps, row).length > 0 ? row : null
}

/** Many who ask for the same at once wait for one who reads it. */
function keeper(deps: Deps) {
  const underWay = new Map<string, Promise<Written>>()
  return (link: LinkRow, mandantId: string): Promise<Written> | Written => {
    const key = `kalender ${link.id}`
    const marke = String(Math.floor(deps.clock.now().epochMilliseconds / (KEPT_SECONDS * 1000)))
    const proof = { stand: link.stand, marke }
    const known = deps.cache.get<Written>(key, proof)
    if (known) return known
    const flight = `${key} ${proof.stand} ${marke}`
    const going = underWay.get(flight)
    if (going !== undefined) return going
    const made = loadKalender(deps, link, mandantId)
      .then((written) => {
        deps.cache.put(key, proof, written, written.text.length + written.gzip.length)
        return written
      })
      .finally(() => underWay.delete(flight))
    underWay.set(flight, made)
    return made
  }
}

function send({ text, gzip, etag }: Written, c: Context<AppEnv>): Response {
  const headers: Record<string, string> = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="platzwart.ics"',
    'cache-control': `private, max-age=${KEPT_SECONDS}`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-robots-tag': 'noindex, nofollow',
    vary: 'accept-encoding',
    etag,
  }
  if (matches(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const packed = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(c.req.header('accept-encoding') ?? '')
  if (packed) headers['content-encoding'] = 'gzip'
  return new Response(packed ? gzip : text, { status: 200, headers })
}
