import { expect, it } from 'vitest'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const NEW = '01980000-0000-7000-8000-0000000000a1'

function put(person: TestPerson, id: string, body: object, match?: string) {
  const headers: Record<string, string> = match === undefined ? {} : { 'if-match': match }
  return app.request(`/api/standorte/${id}`, {
    as: person.token,
    host: haus.host,
    method: 'PUT',
    body,
    headers,
  })
}

async function audit(id: string): Promise<unknown[]> {
  return haus.scoped(
    async (tx) =>
      (await tx.raw('select aktion, akteur_id from protokoll where objekt_id = $1 order by id', [id])).rows,
  )
}

async function stand(): Promise<number> {
  return haus.scoped(
    async (tx) => (await tx.raw<{ stand: number }>('select stand from mandant')).rows[0]?.stand ?? 0,
  )
}

it('is made, listed by id with its parking spaces, and changed with the version that was read', async () => {
  const before = await stand()
  const made = await put(haus.leitung, NEW, {
    name: ' Nebenhaus ',
    abstellplaetze: [{ name: 'B' }, { name: 'A' }],
  })
  expect([made.status, made.headers.get('etag')]).toEqual([200, '"1"'])
  expect(made.json).toMatchObject({
    id: NEW,
    name: 'Nebenhaus',
    version: 1,
    abstellplaetze: [{ name: 'A' }, { name: 'B' }],
  })
  expect(await stand()).toBe(before + 1)
  expect(await audit(NEW)).toEqual([{ aktion: 'saveStandort', akteur_id: haus.leitung.id }])

  const list = await app.request('/api/standorte', { as: haus.anna.token, host: haus.host })
  const all = list.json as unknown as { id: string }[]
  expect(all.map(({ id }) => id)).toEqual([haus.standortId, NEW].toSorted())
  expect(all).toContainEqual(made.json)

  const [a, b] = made.json.abstellplaetze as unknown as { id: string }[]
  const swapped = {
    name: 'Nebenhaus',
    abstellplaetze: [{ id: a?.id, name: 'B' }, { id: b?.id, name: 'A' }, { name: 'C' }],
  }
  expect((await put(haus.leitung, NEW, swapped)).json.code).toBe('anfrage.versionFehlt')
  const changed = await put(haus.leitung, NEW, swapped, '"1"')
  expect(changed.json).toMatchObject({
    version: 2,
    abstellplaetze: [{ id: b?.id, name: 'A' }, { id: a?.id, name: 'B' }, { name: 'C' }],
  })
  const late = await put(haus.leitung, NEW, { name: 'Zu spät' }, '"1"')
  expect([late.status, late.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
  expect(late.json.current).toEqual(changed.json)

  const fewer = await put(haus.leitung, NEW, { name: 'Nebenhaus', abstellplaetze: [{ name: 'A' }] }, '"2"')
  expect(fewer.json.abstellplaetze).toEqual([{ id: b?.id, name: 'A' }])
})

it('refuses guests, people without the right, and input that breaks a rule, and changes nothing', async () => {
  const before = await stand()
  const path = `/api/standorte/${haus.standortId}`
  expect((await app.request(path, { host: haus.host, method: 'PUT', body: { name: 'X' } })).status).toBe(401)
  expect((await app.request('/api/standorte', { host: haus.host })).status).toBe(401)
  expect((await put(haus.anna, haus.standortId, { name: 'X' }, '"1"')).json.code).toBe('recht.fehlt')
  const cases: [object, string, string][] = [
    [{}, 'name', 'feld.fehlt'],
    [{ name: '' }, 'name', 'feld.zuKurz'],
    [{ name: 'x'.repeat(121) }, 'name', 'feld.zuLang'],
    [{ name: 'a\u0000b' }, 'name', 'feld.steuerzeichen'],
    [{ name: 5 }, 'name', 'feld.typ'],
    [{ name: 'X', abstellplaetze: [{ name: 'A' }, { name: 'A' }] }, 'abstellplaetze.1.name', 'feld.doppelt'],
  ]
  for (const [body, field, code] of cases) {
    const answer = await put(haus.leitung, haus.standortId, body, '"1"')
    expect([answer.status, answer.json.issues]).toMatchObject([422, [{ field, code }]])
  }
  expect((await put(haus.leitung, 'kein-id', { name: 'X' })).status).toBe(422)
  expect((await put(haus.leitung, NEW.replace('a1', 'a2'), { name: 'X' }, '"1"')).status).toBe(412)
  expect(await stand()).toBe(before)
})

it('takes no parking space from another location, and never touches another Mandant', async () => {
  const own = await put(haus.leitung, NEW.replace('a1', 'a3'), {
    name: 'Drittes',
    abstellplaetze: [{ name: 'P' }],
  })
  const [space] = own.json.abstellplaetze as unknown as { id: string }[]
  const steal = { name: 'Viertes', abstellplaetze: [{ id: space?.id, name: 'P' }] }
  expect((await put(haus.leitung, NEW.replace('a1', 'a4'), steal)).json.code).toBe('nichtGefunden')
  // A foreign id is as free as an unknown one: what is made under it is one's own.
  expect((await put(haus.leitung, fremd.standortId, { name: 'Eigenes' })).status).toBe(200)
  const list = await app.request('/api/standorte', { as: fremd.anna.token, host: fremd.host })
  expect(list.json).toEqual([
    {
      id: fremd.standortId,
      name: 'Haus',
      adresse: '',
      abstellplaetze: [],
      erstellt: expect.any(String),
      geaendert: null,
      version: 1,
      bundesland: null,
    },
  ])
})
