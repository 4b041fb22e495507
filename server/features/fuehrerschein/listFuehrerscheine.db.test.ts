import * as wire from '@platzwart/contract/operations/fuehrerschein'
import { describe, expect, it } from 'vitest'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { giveLicence } from '../../testing/fahrzeug.ts'
import { createPerson, type TestPerson } from '../../testing/mandant.ts'
import { flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus } from '../../testing/suites/haus.ts'

flotteSuite()

function get(person: TestPerson, path: string) {
  return app.request(path, { host: haus.host, as: person.token })
}

/** Somebody new who may book, without a licence. */
async function newDriver(name: string): Promise<TestPerson> {
  return haus.scoped(async (tx) => {
    const person = await createPerson(app, tx, name, 'haus', ['fahrzeug_buchen'])
    await raiseStand(tx)
    return person
  })
}

describe('the list', () => {
  interface Page {
    readonly items: readonly { benutzer: { id: string; name: string }; stand: string }[]
    readonly cursor: string | null
    readonly faellig: number
  }
  const list = async (query: string) =>
    (await get(flotte.pruefer, `${wire.listFuehrerscheine.path}?${query}`)).json as unknown as Page

  it('has those due first: missing, overdue, soon', async () => {
    const spaet = await newDriver('spaet')
    const bald = await newDriver('bald')
    for (const [person, tag] of [
      [spaet, '2026-11-23'],
      [bald, '2026-12-23'],
    ] as const) {
      await giveLicence(app, haus, person.id)
      await haus.scoped((tx) =>
        tx.raw('update fuehrerschein set naechste_pruefung = $2 where benutzer_id = $1', [person.id, tag]),
      )
    }
    const due = await list('limit=200')
    const ids = due.items.map(({ benutzer }) => benutzer.id)
    expect(ids.indexOf(flotte.ohne.id)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(flotte.ohne.id)).toBeLessThan(ids.indexOf(spaet.id))
    expect(ids.indexOf(spaet.id)).toBe(ids.indexOf(bald.id) - 1)
    expect(due.items.map(({ stand }) => stand)).not.toContain('gut')
    expect(due.faellig).toBe(ids.length)
    expect(due.items.slice(-2).map(({ stand }) => stand)).toEqual(['ueberfaellig', 'baldFaellig'])
  })

  it('counts a licence without its day of issue as due, whenever its next check is', async () => {
    const halb = await newDriver('halb')
    await giveLicence(app, haus, halb.id)
    const before = (await list('limit=200')).faellig
    await haus.scoped((tx) =>
      tx.raw('update fuehrerschein set ausgestellt_am = null where benutzer_id = $1', [halb.id]),
    )
    const due = await list('limit=200')
    const own = due.items.find(({ benutzer }) => benutzer.id === halb.id)
    expect([due.faellig, due.items.length, own?.stand]).toEqual([before + 1, before + 1, 'unvollstaendig'])
  })

  it('has everybody who may book on demand, and nobody else', async () => {
    const all = await list('stand=alle&limit=200')
    const ids = all.items.map(({ benutzer }) => benutzer.id)
    expect(ids).toEqual(expect.arrayContaining([flotte.fahrerin.id, flotte.ohne.id, haus.leitung.id]))
    expect(ids).not.toContain(flotte.pruefer.id)
    expect(ids).not.toContain(haus.anna.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('comes page by page without loss', async () => {
    const all = await list('stand=alle&limit=200')
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = await list(`stand=alle&limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ benutzer }) => benutzer.id))
      cursor = page.cursor
    }
    expect(seen).toEqual(all.items.map(({ benutzer }) => benutzer.id))
  })

  it('is searched by name and e-mail, taking every sign as it is', async () => {
    expect((await list('stand=alle&suche=FAHRERIN')).items.map(({ benutzer }) => benutzer.name)).toEqual([
      'fahrerin Muster',
    ])
    expect((await list(`stand=alle&suche=${encodeURIComponent('fahrerin@haus')}`)).items).toHaveLength(1)
    expect((await list(`stand=alle&suche=${encodeURIComponent('%')}`)).items).toHaveLength(0)
    expect((await list(`stand=alle&suche=${encodeURIComponent('_')}`)).items).toHaveLength(0)
  })

  it.each(['cursor=x', 'limit=0', 'limit=201', 'stand=gut', 'suche=%00', `suche=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      const answer = await get(flotte.pruefer, `${wire.listFuehrerscheine.path}?${query}`)
      expect([answer.status, answer.json.code]).toEqual([422, 'anfrage.ungueltig'])
    },
  )
})
