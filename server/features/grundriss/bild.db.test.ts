import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/grundriss'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bomb, fetchAt, paper, photograph, picture } from '../../testing/files.ts'
import {
  BYTES,
  brought,
  pieces,
  plan,
  recorded,
  set,
  stored,
  upload,
  version,
} from '../../testing/suites/bild.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true, anew: true })

describe('a picture beneath the seats', () => {
  it('is brought, shown, and delivered to the people of the house alone', async () => {
    const answer = await upload(await picture('png', 2000, 1000))
    expect([answer.status, answer.json]).toMatchObject([201, { breite: 2000, hoehe: 1000, seiten: 1 }])
    expect((await plan()).bild).toBeNull()
    const shown = await set({ bild: { id: answer.json.id, x: 20, breite: 800, deckkraft: 60 } })
    expect([shown.status, shown.json.bild]).toMatchObject([
      200,
      { x: 20, y: 0, breite: 800, hoehe: 400, deckkraft: 60, dunkel: 'umkehren' },
    ])
    const { bild } = await plan()
    expect(bild?.groessen.map(({ breite, hoehe }) => [breite, hoehe])).toEqual([
      [1536, 768],
      [2000, 1000],
    ])
    const url = bild?.groessen[0]?.url ?? ''
    const got = await fetchAt(app, url, haus, haus.anna)
    expect([got.status, got.headers.get('content-type'), got.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'private, max-age=3600',
    ])
    expect(got.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await sharp(await got.arrayBuffer()).metadata()).toMatchObject({ width: 1536, height: 768 })
    const again = await fetchAt(app, url, haus, haus.anna, {
      'if-none-match': got.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
    expect((await fetchAt(app, url, haus)).status).toBe(401)
    expect((await fetchAt(app, url, fremd, fremd.anna)).status).toBe(404)
  })

  it('gives the plan its size, and its corner, when that is asked', async () => {
    const id = await brought(await picture('png', 300, 200))
    const sized = await set({ bild: { id, x: 40, y: 40, breite: 3000 }, passend: true })
    expect(sized.json).toMatchObject({ breite: 3000, hoehe: 2000, bild: { x: 0, y: 0, breite: 3000 } })
    expect(await plan()).toMatchObject({ breite: 3000, hoehe: 2000 })
    const small = await set({ bild: { id, breite: 90 }, passend: true })
    expect([small.status, small.json.issues]).toMatchObject([
      422,
      [{ code: 'feld.zuKlein', field: 'bild.breite' }],
    ])
    const outside = await set({ bild: { id, breite: 200 }, passend: true })
    expect((outside.json.issues as unknown as object[])[0]).toMatchObject({
      code: 'leseraum.ausserhalbGrundriss',
      field: 'bild.breite',
    })
    expect(await plan()).toMatchObject({ breite: 3000, hoehe: 2000 })
  })

  it('is cropped: readers are shown what is left of it, and every seat', async () => {
    const id = await brought(await picture('png', 400, 200))
    const schnitt = { links: 1000, oben: 500, rechts: 2000, unten: 0 }
    await set({ bild: { id, breite: 2000, schnitt } })
    const shown = await plan()
    expect(shown).toMatchObject({ bild: { breite: 2000, hoehe: 1000, schnitt } })
    const { x = 0, y = 0, breite = 0, hoehe = 0 } = shown.ausschnitt ?? {}
    expect([x <= 200, y <= 50, x + breite >= 1600, y + hoehe >= 1000]).toEqual([true, true, true, true])
    for (const seat of shown.leseraeume) {
      expect(seat.x - seat.breite / 2).toBeGreaterThanOrEqual(x)
      expect(seat.x + seat.breite / 2).toBeLessThanOrEqual(x + breite)
    }
    await set({ bild: { id, breite: 4000, schnitt }, passend: true })
    expect(await plan()).toMatchObject({
      breite: 2800,
      hoehe: 1900,
      bild: { x: -400, y: -100, breite: 4000, schnitt },
    })
    await set({ bild: { id, breite: 2000 } })
    const whole = await plan()
    expect([whole.bild?.schnitt, whole.ausschnitt]).toEqual([undefined, undefined])
  })

  it('is replaced, taken away and shown again, each with the version that was read', async () => {
    const first = await brought(await picture('png', 300, 200))
    const second = await brought(await picture('jpeg', 400, 100))
    const read = await version()
    await set({ bild: { id: first, breite: 900 } })
    const late = await set({ bild: { id: second, breite: 900 } }, { match: `"${read}"` })
    expect([late.status, late.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
    expect(late.json.current).toMatchObject({ bild: { id: first }, version: read + 1 })
    await set({ bild: { id: second, breite: 800 } })
    expect((await plan()).bild).toMatchObject({ id: second, hoehe: 200 })
    await set({ bild: null })
    expect((await plan()).bild).toBeNull()
    await set({ bild: { id: first, breite: 900 } })
    expect((await plan()).bild).toMatchObject({ id: first, hoehe: 600 })
    const { rows } = await haus.scoped((tx) =>
      tx.raw<{ nachher: { bild: { id: string } | null } }>(
        "select nachher from protokoll where aktion = 'setBild' order by id",
      ),
    )
    expect(rows.map(({ nachher }) => nachher.bild?.id ?? null)).toEqual([first, second, null, first])
  })

  it('is upright and without camera or place, and paper where one could see through', async () => {
    const id = await brought(await photograph())
    await set({ bild: { id, breite: 400 } })
    const { bild } = await plan()
    expect(bild?.hoehe).toBe(800)
    const got = await fetchAt(app, bild?.groessen[0]?.url ?? '', haus, haus.anna)
    const kept = Buffer.from(await got.arrayBuffer())
    expect(kept.includes('Kanarie')).toBe(false)
    const clear = await sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    await set({ bild: { id: await brought(clear), breite: 400 } })
    const paperUrl = (await plan()).bild?.groessen[0]?.url ?? ''
    const white = await sharp(await (await fetchAt(app, paperUrl, haus, haus.anna)).arrayBuffer()).stats()
    expect(white.channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255])
  })

  it('is a page of a document, drawn large, in three sizes', async () => {
    const first = await upload(paper(3))
    expect(first.json).toMatchObject({ seiten: 3 })
    const third = await upload(paper(3), { seite: '?seite=3' })
    expect([third.status, third.json.groessen]).toMatchObject([
      201,
      [{ hoehe: 1536 }, { hoehe: 3072 }, { hoehe: third.json.hoehe }],
    ])
    expect(Number(third.json.hoehe)).toBeGreaterThan(6000)
    const none = await upload(paper(3), { seite: '?seite=4' })
    expect([none.status, none.json.issues]).toMatchObject([422, [{ code: 'datei.seite', field: 'datei' }]])
    for (const seite of ['?seite=0', '?seite=x', '?seite=1.5', '?seite=201']) {
      expect((await upload(paper(1), { seite })).status).toBe(422)
    }
  })

  it('that is large comes in pieces as well, which together are its finest size', async () => {
    const answer = await upload(await picture('png', 3400, 1700))
    expect(answer.json.kacheln).toHaveLength(6)
    await set({ bild: { id: answer.json.id, breite: 800 } })
    const { bild } = await plan()
    expect(bild?.kacheln?.map(({ x, y, breite, hoehe }) => [x, y, breite, hoehe])).toEqual([
      [0, 0, 1536, 1536],
      [1536, 0, 1536, 1536],
      [3072, 0, 328, 1536],
      [0, 1536, 1536, 164],
      [1536, 1536, 1536, 164],
      [3072, 1536, 328, 164],
    ])
    for (const { url, breite, hoehe } of bild?.kacheln ?? []) {
      const got = await fetchAt(app, url, haus, haus.anna)
      expect(await sharp(await got.arrayBuffer()).metadata()).toMatchObject({ width: breite, height: hoehe })
      expect((await fetchAt(app, url, haus)).status).toBe(401)
      expect((await fetchAt(app, url, fremd, fremd.anna)).status).toBe(404)
    }
    const path = `/api/dateien/grundrisse/plan-${answer.json.id}-3400-1536-0.png`
    const gone = await app.request(path, { as: haus.leitung.token, host: haus.host, method: 'DELETE' })
    expect([gone.status, gone.json.code]).toEqual([409, 'datei.inGebrauch'])
  })

  it('of middling size has none', async () => {
    const answer = await upload(await picture('png', 3072, 100))
    expect([answer.status, answer.json.kacheln]).toEqual([201, undefined])
  })

  it('sent twice under one key is there once', async () => {
    const bytes = await picture('png', 100, 50)
    const headers = { 'idempotency-key': 'plan-einmal-0001' }
    const one = await upload(bytes, { headers })
    const two = await upload(bytes, { headers })
    expect([two.status, two.json.id]).toEqual([201, one.json.id])
    expect([await stored(), await recorded()]).toEqual([1, 1])
  })

  it('goes with its plan, records and bytes', async () => {
    await set({ bild: { id: await brought(await picture('png', 3400, 100)), breite: 900 } })
    await brought(await picture('png', 100, 100))
    expect([await stored(), await recorded(), await pieces()]).toEqual([7, 4, 3])
    await haus.scoped((tx) => tx.raw('delete from leseraum where mandant_id = $1', [haus.id]))
    const gone = await app.request(address(wire.deleteGrundriss, { id: haus.grundrissId }), {
      as: haus.leitung.token,
      host: haus.host,
      method: 'DELETE',
      headers: { 'if-match': `"${await version()}"` },
    })
    expect([gone.status, await recorded(), await pieces()]).toEqual([204, 0, 0])
    await expect.poll(stored).toBe(0)
  })

  it('is neither replaced nor deleted by its name', async () => {
    const id = await brought(await picture('png', 100, 100))
    const path = `/api/dateien/grundrisse/plan-${id}-100.png`
    const gone = await app.request(path, { as: haus.leitung.token, host: haus.host, method: 'DELETE' })
    expect([gone.status, gone.json.code]).toEqual([409, 'datei.inGebrauch'])
    const over = await app.request(path, {
      as: haus.leitung.token,
      host: haus.host,
      method: 'PUT',
      bytes: new Uint8Array(await picture('png')),
      headers: BYTES,
    })
    expect([over.status, over.json.code]).toEqual([409, 'datei.inGebrauch'])
  })
})

describe('what is no picture', () => {
  it.each([
    ['a page of the web', 422, 'datei.typ', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', 422, 'datei.typ', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a picture', 422, 'datei.unlesbar', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['half a document', 422, 'datei.unlesbar', Buffer.from('%PDF-1.7\n1 0 obj\n<<')],
    ['a picture that would be huge', 422, 'datei.zuVielePixel', bomb(12_000)],
    ['a document of too many pages', 422, 'datei.zuVieleSeiten', paper(201)],
    ['nothing', 422, 'datei.leer', Buffer.alloc(0)],
  ])('is refused, and what was shown stays: %s', async (_, status, code, bytes) => {
    await set({ bild: { id: await brought(await picture('png', 100, 50)), breite: 500 } })
    const before = [await plan(), await stored(), await recorded()]
    const answer = await upload(bytes)
    expect([answer.status, answer.json.code]).toEqual([status, 'datei.fehlgeschlagen'])
    expect(answer.json.issues).toMatchObject([{ code, field: 'datei' }])
    expect([await plan(), await stored(), await recorded()]).toEqual(before)
  })

  it('has nothing run in it: a script of a document is gone with the document', async () => {
    const script = paper(1, '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>')
    await set({ bild: { id: await brought(script), breite: 500 } })
    const got = await fetchAt(app, (await plan()).bild?.groessen[0]?.url ?? '', haus, haus.anna)
    expect(got.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await got.arrayBuffer()).includes('alert')).toBe(false)
  })

  it('is refused to whoever keeps no plans, to guests, and for plans of others', async () => {
    const bytes = await picture('png')
    expect((await upload(bytes, { as: haus.anna })).status).toBe(403)
    expect((await upload(bytes, { as: null })).status).toBe(401)
    expect((await upload(bytes, { id: fremd.grundrissId })).status).toBe(404)
    const own = await brought(bytes)
    expect((await set({ bild: { id: own, breite: 500 } }, { as: haus.anna })).status).toBe(403)
    expect((await set({ bild: { id: own, breite: 500 } }, { match: '' })).status).toBe(428)
    expect(await stored()).toBe(1)
  })

  it('of another plan is not shown on this one', async () => {
    const other = '01980000-0000-7000-8000-00000000aaaa'
    await app.request(address(wire.saveGrundriss, { id: other }), {
      as: haus.leitung.token,
      host: haus.host,
      method: 'PUT',
      body: { bezeichnung: 'Galerie', standortId: haus.standortId, breite: 900, hoehe: 700 },
    })
    const there = await upload(await picture('png'), { id: other })
    for (const id of [there.json.id, other]) {
      const answer = await set({ bild: { id, breite: 500 } })
      expect([answer.status, answer.json.issues]).toMatchObject([404, [{ field: 'bild.id' }]])
    }
  })

  it.each([
    ['no number', { breite: 'weit' }],
    ['too wide', { breite: 40_001 }],
    ['no pixel', { breite: 0 }],
    ['a fraction', { breite: 10.5 }],
    ['far away', { breite: 500, x: 40_001 }],
    ['through and through', { breite: 500, deckkraft: 0 }],
    ['cut away', { breite: 500, schnitt: { links: 5000, rechts: 5000 } }],
    ['cut beyond its edge', { breite: 500, schnitt: { oben: -1 } }],
    ['some other ground', { breite: 500, dunkel: 'rot' }],
  ])('lies nowhere: %s', async (_, more) => {
    const id = await brought(await picture('png'))
    const before = await plan()
    const answer = await set({ bild: { id, ...more } })
    expect(answer.status).toBe(422)
    expect(await plan()).toEqual(before)
  })
})

describe('a plan of what the house does not have', () => {
  it('has no picture brought or set, and says which module is off', async () => {
    const id = await brought(await picture('png', 90, 60))
    const bereich = (to: string) =>
      haus.scoped((tx) => tx.raw('update grundriss set bereich = $1 where id = $2', [to, haus.grundrissId]))
    await bereich('arbeitswelt')
    const answers = [
      await upload(await picture('png', 80, 60)),
      await set({ bild: { id, breite: 500 } }),
      await set({ bild: null }),
    ]
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual(
      answers.map(() => [404, 'modul.aus']),
    )
    expect([await stored(), await recorded()]).toEqual([1, 1])
    await bereich('leseraum')
    expect((await plan()).bild).toBeNull()
    expect((await set({ bild: { id, breite: 500 } })).status).toBe(200)
  })
})

describe('two at one plan', () => {
  it('do not lay one picture over the other unseen', async () => {
    const ids = [await brought(await picture('png', 60, 40)), await brought(await picture('png', 70, 40))]
    const match = `"${await version()}"`
    const answers = await Promise.all(ids.map((id) => set({ bild: { id, breite: 500 } }, { match })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const won = answers.findIndex(({ status }) => status === 200)
    expect((await plan()).bild?.id).toBe(ids[won])
  })
})
