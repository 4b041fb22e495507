import * as standortWire from '@platzwart/contract/operations/standort'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { readCreate, runCreate } from './createMandant.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp('2026-11-23T08:00:00Z')
})

afterAll(() => app.close())

const PERSON = ['--admin', 'Lea@Lindenau.example', '--vorname', 'Lea', '--nachname', 'Leitung']
const args = (domain: string) => ['create', 'Stadtbibliothek', '--domain', domain, ...PERSON]

describe('npm run mandant -- create', () => {
  it('makes a Mandant whose admin signs in through the link and may do everything', async () => {
    const { link, sentences } = await runCreate(app, readCreate(args('lindenau.localhost')), false)
    expect(sentences.join('\n')).toContain(link)
    expect(sentences[0]).toContain('http://lindenau.localhost:3000')
    const url = new URL(link)
    expect(url.origin).toBe('http://lindenau.localhost:3000')

    const host = 'lindenau.localhost:3000'
    const headers = { origin: `http://${host}` }
    const newPassword = 'das erste Passwort von Lea'
    const token = url.searchParams.get('token')
    const set = await app.request('/api/auth/reset-password', { host, headers, body: { token, newPassword } })
    expect(set.status).toBe(200)
    const body = { email: 'lea@lindenau.example', password: newPassword }
    const signedIn = await app.request(ENDPOINTS.signIn, { host, headers, body })
    expect(signedIn.status).toBe(200)
    const cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const start = await app.request(benutzerWire.start.path, { host, headers: { cookie } })
    expect(start.json.mandant).toMatchObject({ name: 'Stadtbibliothek', sprache: 'de' })
    expect(start.json.sitzung).toMatchObject({
      benutzer: { vorname: 'Lea', email: 'lea@lindenau.example' },
      berechtigungen: expect.arrayContaining([...BERECHTIGUNGEN]),
      betreiber: false,
    })
    expect((await app.request(standortWire.listStandorte.path, { host, headers: { cookie } })).json).toEqual(
      [],
    )
  })

  it('does not print the link when the admin gets it by mail', async () => {
    const { link, sentences } = await runCreate(app, readCreate(args('zwei.localhost')), true)
    expect(sentences.join('\n')).not.toContain(link)
  })

  it('says that a domain is taken, and changes nothing', async () => {
    await expect(runCreate(app, readCreate(args('lindenau.localhost')), false)).rejects.toThrow(
      'lindenau.localhost: This domain is already taken. Nothing was changed.',
    )
    const { rows } = await app.deps.authPool.query(
      "select 1 from public.mandant where name = 'Stadtbibliothek'",
    )
    expect(rows).toHaveLength(2)
  })

  it('says what is missing or wrong in what was typed', () => {
    const cases: [string[], string][] = [
      [[], 'Use it like this'],
      [['delete', 'X'], 'Use it like this'],
      [['create', ...PERSON], 'the name: '],
      [['create', 'X', '--admin', 'kein-at', '--vorname', 'A', '--nachname', 'B'], '--admin: '],
      [['create', 'X', '--admin', 'a@b.example'], '--vorname: '],
      [['create', 'X', '--domain', 'http://x', ...PERSON], '--domain: '],
      [['create', 'X', '--farbe', 'rot'], '--farbe'],
    ]
    for (const [typed, sentence] of cases) expect(() => readCreate(typed)).toThrow(sentence)
  })
})
