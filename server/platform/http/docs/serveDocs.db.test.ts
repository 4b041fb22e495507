import type { Operation } from '@platzwart/contract/operation'
import { OPEN_CALLS, OWN_CALLS } from '@platzwart/contract/operations/sitzung'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { ADMIN } from '@platzwart/domain/berechtigung/adminBereich'
import { describe, expect, it } from 'vitest'
import { createPerson } from '../../../testing/mandant.ts'
import { type Document, resolved } from '../../../testing/openapi.ts'
import { app, fremd, haus, hausSuite } from '../../../testing/suites/haus.ts'

hausSuite(undefined, { fremd: true })

/** From elsewhere, by a proxy's header. */
const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
const read = (path: string, as?: string, host = haus.host) =>
  app.request(path, { host, headers: elsewhere, ...(as === undefined ? {} : { as }) })

const holderOf = (name: string, rechte: Parameters<typeof createPerson>[4]) =>
  haus.scoped((tx) => createPerson(app, tx, name, 'haus', rechte))

describe('the API document', () => {
  it('is available to every administrator of a house, and to this machine', async () => {
    for (const [turn, recht] of ADMIN.entries()) {
      const { token } = await holderOf(`pflegt${turn}`, [recht])
      const answer = await read(ENDPOINTS.openapi, token)
      expect([recht, answer.status, answer.json.openapi]).toEqual([recht, 200, '3.1.0'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect((await app.request(ENDPOINTS.docs)).status).toBe(200)
  })

  it('is not available to guests, readers, drivers, and administrators of other houses at this one’s address', async () => {
    const driver = await holderOf('faehrt', ['fahrzeug_buchen', 'buchung_pflege'])
    for (const token of [undefined, 'gone', haus.anna.token, driver.token, fremd.leitung.token])
      for (const path of [ENDPOINTS.openapi, ENDPOINTS.docs]) {
        const answer = await read(path, token)
        expect([answer.status, answer.json.code]).toEqual([404, 'seite.nichtGefunden'])
      }
  })

  it('is refused as soon as the permission is revoked', async () => {
    const { id, token } = await holderOf('frueher', ['objekt_pflege'])
    expect((await read(ENDPOINTS.docs, token)).status).toBe(200)
    await haus.scoped(async (tx) => {
      await tx.raw('delete from benutzer_berechtigung where mandant_id = $1 and benutzer_id = $2', [
        tx.scope.mandantId,
        id,
      ])
      await tx.raw('update mandant set stand = stand + 1 where id = $1', [tx.scope.mandantId])
    })
    expect((await read(ENDPOINTS.docs, token)).status).toBe(404)
  })

  it('shows as a page without scripts who may call what with which fields, and how it is refused', async () => {
    const { text, headers } = await read(ENDPOINTS.docs, haus.leitung.token)
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(text).not.toContain('<script')
    expect(text).toContain('width=device-width, initial-scale=1')
    expect(text).toContain(`<code>POST ${ENDPOINTS.signIn}</code>`)
    expect(text).toContain('<th scope="row">rememberMe?</th><td>boolean. False on a shared computer.</td>')
    expect(text).toContain('<th scope="row">429</th><td>Too many attempts.</td>')
    expect(text).toContain('createRolle · sitzung · berechtigungs_pflege')
    expect(text).toContain('<a href="#sitzung">sitzung</a>')
  })

  it('contains every sign-in call with body and refusals, and each of them answers', async () => {
    const document = (await app.request(ENDPOINTS.openapi)).json as unknown as Document
    const calls: readonly Operation[] = [...OPEN_CALLS, ...OWN_CALLS]
    for (const call of calls) {
      const { id, path, method } = call
      const operation = document.paths[path]?.[method] as unknown as {
        operationId: string
        security: readonly object[]
        responses: Record<string, object>
        requestBody?: { content: Record<string, { schema: object }> }
      }
      expect(operation.operationId).toBe(id)
      expect(operation.security.length).toBe(OWN_CALLS.includes(call as never) ? 1 : 0)
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining(['200', '401', '403', '422', '500', ...(call.refusals ?? []).map(String)]),
      )
      const schema = operation.requestBody?.content['application/json']?.schema
      if (method === 'post') expect(resolved(schema, document).type).toBe('object')
      const asked = await app.request(path, {
        host: haus.host,
        ...(method === 'post' ? { method: 'POST', body: {} } : {}),
      })
      expect([id, asked.status]).toEqual([id, expect.not.toBeOneOf([404, 405, 500])])
    }
  })
})
