import type { EinfuhrLineView, EinfuhrView } from '@platzwart/contract/einfuhr'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/einfuhr'
import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import { expect } from 'vitest'
import { checkEinfuhr } from '../../features/einfuhr/checkEinfuhr.ts'
import { judgeEinfuhr } from '../../features/einfuhr/judgeEinfuhr.ts'
import type { EinfuhrRules } from '../../platform/einfuhrArt.ts'
import type { TestPerson } from '../mandant.ts'
import { app, haus } from './haus.ts'
import { as } from './people.ts'

type Content = string | Uint8Array<ArrayBuffer>

interface Sending {
  readonly who?: TestPerson
  readonly about?: string | undefined
  /** The Idempotency-Key; left out: none. */
  readonly key?: string
}

interface Attempt {
  readonly connectionString?: string
  readonly last?: boolean
}

/** What the tests of a kind of table do all the time. @param ziel what its files are about, where the kind asks for that */
export function einfuhrDriver(art: EinfuhrName, rules: EinfuhrRules, ziel: () => string | undefined) {
  const uploadOf = (content: Content, about = ziel()) => ({
    path: `${address(wire.uploadEinfuhr, { art })}?dateiname=tabelle.csv${about === undefined ? '' : `&ziel=${about}`}`,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    type: 'text/csv',
  })

  function send(content: Content, { who = haus.leitung, about = ziel(), key }: Sending = {}) {
    const { path, bytes, type } = uploadOf(content, about)
    const headers = { 'content-type': type, ...(key !== undefined && { 'idempotency-key': key }) }
    return app.request(path, { as: who.token, host: haus.host, headers, bytes })
  }

  const show = async (id: string, who = haus.leitung) =>
    (await as(who, address(wire.showEinfuhr, { art, id }))).json as never as EinfuhrView

  const orderOf = (einfuhrId: string) => ({
    mandantId: haus.id,
    einfuhrId,
    now: app.clock.now().toString(),
  })

  /** Judged in this process: what is tried is not the other one. */
  const judge = (id: string) => judgeEinfuhr(app.jobs.pool, rules, orderOf(id))

  /** Judged as the product does it. */
  const work = (id: string, { connectionString = app.database.appUrl, last = true }: Attempt = {}) =>
    checkEinfuhr(
      { ...app.deps, pool: app.jobs.pool, connectionString },
      { data: { mandantId: haus.id, einfuhrId: id }, retries: 0, last },
    )

  const idOf = (answer: { readonly json: unknown }) => (answer.json as EinfuhrView).id

  /** Brought, and judged. */
  async function brought(content: Content, who = haus.leitung): Promise<EinfuhrView> {
    const id = idOf(await send(content, { who }))
    await judge(id)
    return show(id, who)
  }

  async function lines(id: string, query = '', who = haus.leitung): Promise<readonly EinfuhrLineView[]> {
    const answer = await as(who, `${address(wire.listEinfuhrLines, { art, id })}${query}`)
    return (answer.json as never as { items: EinfuhrLineView[] }).items
  }

  /** Lines that are refused, each with the column that its first reason is about. */
  async function refusedIn(id: string) {
    const refused = await lines(id, '?urteil=abgelehnt')
    return { refused, where: refused.map(({ zeile, verstoesse: [one] }) => [zeile, one?.spalte]) }
  }

  /** A thousand lines of which the twenty in the middle are bad: counted, and named by where they stand. */
  async function broughtThousand(head: string, good: (nr: number) => string, bad: (nr: number) => string) {
    const all = Array.from({ length: 980 }, (_, nr) => good(nr))
    const twenty = Array.from({ length: 20 }, (_, nr) => bad(nr))
    const einfuhr = await brought([head, ...all.toSpliced(500, 0, ...twenty)].join('\r\n'))
    expect(einfuhr.anzahl).toEqual({ neu: 980, geaendert: 0, unveraendert: 0, abgelehnt: 20 })
    const refused = await lines(einfuhr.id, '?urteil=abgelehnt&limit=200')
    expect(refused.map(({ zeile }) => zeile)).toEqual(twenty.map((_, nr) => 502 + nr))
    return { id: einfuhr.id, refused }
  }

  const apply = (id: string, { who = haus.leitung, body = {} }: { who?: TestPerson; body?: object } = {}) =>
    as(who, address(wire.applyEinfuhr, { art, id }), { body })

  const renew = (id: string) => as(haus.leitung, address(wire.renewEinfuhr, { art, id }), { method: 'POST' })

  return { uploadOf, send, show, judge, work, idOf, brought, broughtThousand, lines, refusedIn, apply, renew }
}
