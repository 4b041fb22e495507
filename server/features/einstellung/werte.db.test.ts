import type { EinstellungWertView, ExplanationView, HistoryView } from '@platzwart/contract/einstellung'
import * as wire from '@platzwart/contract/operations/einstellung'
import * as startWire from '@platzwart/contract/operations/start'
import { tagOf } from '@platzwart/domain/time/zone'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { app, fremd, haus, hausSuite } from '../../testing/suites/haus.ts'
import { as, gruppe, one, person } from '../../testing/suites/people.ts'

hausSuite(undefined, { fremd: true, anew: true })

const DAYS = 'leseraum.tageImVoraus'
const STEP = 'fahrzeug.zeitschritt'
const FAVOURITES = 'leseraum.favoritPlaetze'

const create = (body: object, who = haus.leitung) => as(who, wire.createWert.path, { body })
const made = async (body: object) => (await create(body)).json as unknown as EinstellungWertView
const update = (id: string, wert: unknown, version: number | undefined, who = haus.leitung) =>
  as(who, one(wire.updateWert, id), { method: 'PUT', body: { wert }, ...(version && { version }) })
const remove = (id: string, version: number, who = haus.leitung) =>
  as(who, one(wire.deleteWert, id), { method: 'DELETE', version })
const undo = (id: string, who = haus.leitung) =>
  as(who, one(wire.undoEinstellung, id), { method: 'POST', body: undefined })
const house = (aenderungen: readonly object[]) =>
  as(haus.leitung, wire.saveHausEinstellungen.path, { method: 'PUT', body: { aenderungen } })

async function list(query = '') {
  const { json } = await as(haus.leitung, `${wire.listWerte.path}${query}`)
  return json as unknown as { items: EinstellungWertView[]; cursor: string | null }
}

async function history(option = DAYS, query = '') {
  const { json } = await as(haus.leitung, `${wire.listHistory.path}?option=${option}${query}`)
  return json as unknown as HistoryView
}

async function explained(benutzerId: string, query = '') {
  const { json } = await as(
    haus.leitung,
    `${wire.explainEinstellungen.path}?benutzerId=${benutzerId}${query}`,
  )
  const view = json as unknown as ExplanationView
  return { ...view, of: (name: string) => view.items.find((item) => item.name === name) }
}

const touched = (query: string) => as(haus.leitung, `${wire.countTouched.path}?option=${query}`)

const join = (benutzerId: string, gruppeId: string) =>
  haus.scoped((tx) =>
    tx.raw('insert into benutzer_gruppe (mandant_id, benutzer_id, gruppe_id) values ($1, $2, $3)', [
      haus.id,
      benutzerId,
      gruppeId,
    ]),
  )

describe('values of groups and people', () => {
  it('are set, listed by option, and hold for whom they are', async () => {
    const gruppeId = await gruppe()
    await join(haus.ben.id, gruppeId)
    expect(await made({ name: DAYS, wert: 60, gruppeId })).toMatchObject({
      name: DAYS,
      wert: 60,
      schicht: 'gruppe',
      benutzer: null,
      version: 1,
      gruppe: { id: gruppeId },
    })
    await made({ name: DAYS, wert: 3, benutzerId: haus.anna.id })
    await house([{ name: DAYS, wert: 30, bisher: 14 }])
    const { items } = await list()
    expect(items.map(({ schicht, wert }) => [schicht, wert])).toEqual([
      ['gruppe', 60],
      ['benutzer', 3],
    ])
    expect((await list('?schicht=mandant')).items).toMatchObject([{ wert: 30, schicht: 'mandant' }])
    expect((await list('?schicht=benutzer')).items).toMatchObject([{ benutzer: { id: haus.anna.id } }])
    expect((await list('?suche=ANNA')).items).toHaveLength(1)
    expect((await list('?suche=%25')).items).toHaveLength(0)
    expect((await list(`?option=${STEP}`)).items).toEqual([])
    const first = await list('?limit=1')
    expect((await list(`?limit=1&cursor=${first.cursor}`)).items).toEqual(items.slice(1))
    expect((await explained(haus.ben.id)).of(DAYS)).toMatchObject({ wert: 60, herkunft: 'gruppe' })
  })

  it('are changed and taken out in the version that was read', async () => {
    const { id } = await made({ name: DAYS, wert: 60, benutzerId: haus.anna.id })
    const changed = await update(id, 70, 1)
    expect([changed.status, changed.json.wert, changed.json.version]).toEqual([200, 70, 2])
    const late = await update(id, 80, 1)
    expect([late.status, late.json.current]).toEqual([412, changed.json])
    expect((await update(id, 80, undefined)).status).toBe(428)
    expect((await remove(id, 1)).status).toBe(412)
    expect((await remove(id, 2)).status).toBe(204)
    expect((await as(haus.leitung, one(wire.showWert, id))).status).toBe(404)
    expect((await explained(haus.anna.id)).of(DAYS)).toMatchObject({ wert: 14, herkunft: 'default' })
  })

  it('are set once, by whoever comes first: the others are told what stands', async () => {
    const answers = await Promise.all(
      [20, 21, 22, 23].map((wert) => create({ name: DAYS, wert, benutzerId: haus.anna.id })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    const [set] = (await list()).items
    const refused = answers.filter(({ status }) => status === 409)
    for (const { json } of refused)
      expect(json).toMatchObject({ code: 'einstellung.schonGesetzt', current: set })
  })

  it('of the house go by id, too, with the rules between them', async () => {
    const states = await made({ name: 'fahrzeug.sauberkeitStufen', wert: ['verschmutzt', 'Sand'] })
    const answer = await update(states.id, ['Sand'], 1)
    expect(answer.json.issues).toMatchObject([{}, { code: 'einstellung.stufeGebraucht', field: 'wert' }])
    const at = await made({ name: 'fahrzeug.sauberkeitMailInnen', wert: 'Sand' })
    expect((await remove(states.id, 1)).status).toBe(422)
    expect((await remove(at.id, 1)).status).toBe(204)
    expect((await remove(states.id, 1)).status).toBe(204)
  })

  it.each([
    ['an option that there is not', { name: 'gibt.esNicht', wert: 1 }, 404, 'einstellung.optionUnbekannt'],
    ['another type', { name: DAYS, wert: 'viele' }, 422, 'einstellung.nichtGespeichert'],
    ['nothing', { name: DAYS, wert: null }, 422, 'einstellung.nichtGespeichert'],
    ['a value beyond its limit', { name: DAYS, wert: 367 }, 422, 'einstellung.nichtGespeichert'],
    ['what only the house may say', { name: STEP, wert: 5 }, 422, 'einstellung.nichtGespeichert'],
    ["somebody's favourites", { name: FAVOURITES, wert: [] }, 422, 'anfrage.ungueltig'],
  ])('are not %s', async (_, body, status, code) => {
    const answer = await create({ ...body, benutzerId: haus.anna.id })
    expect([answer.status, answer.json.code]).toEqual([status, code])
    expect((await list()).items).toEqual([])
  })

  it('are for groups and people of the house', async () => {
    for (const of of [{ benutzerId: fremd.anna.id }, { gruppeId: uuidv7() }])
      expect((await create({ name: DAYS, wert: 20, ...of })).status).toBe(404)
    const both = { benutzerId: haus.anna.id, gruppeId: await gruppe() }
    expect((await create({ name: DAYS, wert: 20, ...both })).status).toBe(422)
    const { id } = await made({ name: DAYS, wert: 20, benutzerId: haus.anna.id })
    const [change] = (await history()).items
    const stranger = { as: fremd.leitung.token, host: fremd.host }
    expect((await app.request(one(wire.showWert, id), stranger)).status).toBe(404)
    const gone = await app.request(one(wire.undoEinstellung, change?.id ?? ''), {
      ...stranger,
      method: 'POST',
    })
    expect(gone.status).toBe(404)
    const asked = `${wire.explainEinstellungen.path}?benutzerId=${haus.anna.id}`
    expect((await app.request(asked, stranger)).status).toBe(404)
  })

  it('are for who maintains the settings of the house', async () => {
    const other = await person('benutzer_pflegen', 'objekt_pflege', 'ausstattungs_pflege')
    const { id } = await made({ name: DAYS, wert: 20, benutzerId: haus.anna.id })
    for (const who of [haus.anna, other]) {
      expect((await create({ name: DAYS, wert: 30, benutzerId: haus.ben.id }, who)).status).toBe(403)
      expect((await update(id, 30, 1, who)).status).toBe(403)
      expect((await as(who, wire.listWerte.path)).status).toBe(403)
      expect((await as(who, wire.findPersonen.path)).status).toBe(403)
      expect((await undo(id, who)).status).toBe(403)
    }
  })
})

describe('for whom a value may be', () => {
  it('is who is there, by a part of name or address', async () => {
    const found = async (suche: string) =>
      (
        (await as(haus.leitung, `${wire.findPersonen.path}?suche=${suche}`)).json as unknown as {
          id: string
        }[]
      ).map(({ id }) => id)
    expect(await found('anna%20mus')).toEqual([haus.anna.id])
    expect(await found(encodeURIComponent(haus.ben.email.toUpperCase()))).toEqual([haus.ben.id])
    expect(await found('%25')).toEqual([])
    expect((await found('')).length).toBeGreaterThan(2)
  })
})

describe('the history of an option', () => {
  it('says who changed what for whom, the newest first, page by page', async () => {
    await house([{ name: DAYS, wert: 30, bisher: 14 }])
    const { id } = await made({ name: DAYS, wert: 3, benutzerId: haus.anna.id })
    await update(id, 4, 1)
    await house([{ name: DAYS, wert: null, bisher: 30 }])
    const { items } = await history()
    expect(items.map(({ schicht, vorher, nachher, steht }) => [schicht, vorher, nachher, steht])).toEqual([
      ['mandant', 30, null, true],
      ['benutzer', 3, 4, true],
      ['benutzer', null, 3, false],
      ['mandant', null, 30, false],
    ])
    expect(items[1]).toMatchObject({
      akteur: { id: haus.leitung.id },
      benutzer: { id: haus.anna.id, name: 'anna Muster' },
    })
    const first = await history(DAYS, '&limit=3')
    expect((await history(DAYS, `&limit=3&cursor=${first.cursor}`)).items).toEqual(items.slice(3))
    expect((await history(STEP)).items).toEqual([])
    const none = await as(haus.leitung, `${wire.listHistory.path}?option=gibt.esNicht`)
    expect([none.status, none.json.code]).toEqual([404, 'einstellung.optionUnbekannt'])
  })

  it('is taken back change by change, and the taking back, too', async () => {
    const { id } = await made({ name: DAYS, wert: 3, benutzerId: haus.anna.id })
    await update(id, 4, 1)
    const wert = async () => (await explained(haus.anna.id)).of(DAYS)?.wert
    const [last, first] = (await history()).items.map((item) => item.id) as [string, string]
    expect((await undo(first)).json.code).toBe('einstellung.inzwischenGeaendert')
    expect((await undo(last)).status).toBe(204)
    expect(await wert()).toBe(3)
    const [back] = (await history()).items
    expect(back).toMatchObject({ vorher: 4, nachher: 3, steht: true })
    expect((await undo(back?.id ?? '')).status).toBe(204)
    expect(await wert()).toBe(4)
    expect((await undo(uuidv7())).status).toBe(404)
  })

  it('brings back what was taken out', async () => {
    const gruppeId = await gruppe()
    const { id } = await made({ name: DAYS, wert: 60, gruppeId })
    await remove(id, 1)
    const [gone] = (await history()).items
    expect((await undo(gone?.id ?? '')).status).toBe(204)
    expect((await list()).items).toMatchObject([{ wert: 60, gruppe: { id: gruppeId } }])
  })

  it('does not bring back what no longer fits beside the rest, or is for nobody', async () => {
    const states = await made({ name: 'fahrzeug.sauberkeitStufen', wert: ['verschmutzt', 'Sand'] })
    await update(states.id, ['verschmutzt', 'Staub'], 1)
    await made({ name: 'fahrzeug.sauberkeitMailInnen', wert: 'Staub' })
    const [change] = (await history('fahrzeug.sauberkeitStufen')).items
    expect((await undo(change?.id ?? '')).status).toBe(422)
    const gruppeId = await gruppe()
    const { id } = await made({ name: DAYS, wert: 60, gruppeId })
    await remove(id, 1)
    await haus.scoped((tx) =>
      tx.raw('delete from gruppe where mandant_id = $1 and id = $2', [haus.id, gruppeId]),
    )
    const [gone] = (await history()).items
    expect(gone).toMatchObject({ steht: false, gruppe: { id: gruppeId, name: null } })
    expect((await undo(gone?.id ?? '')).status).toBe(409)
  })

  it('is taken back once, by whoever comes first, and not over a change of the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, version } = await made({ name: DAYS, wert: 3, benutzerId: haus.anna.id })
      await update(id, 4, version)
      const [last] = (await history()).items
      const [one, other, change] = await Promise.all([
        undo(last?.id ?? ''),
        undo(last?.id ?? ''),
        update(id, 9, 2),
      ])
      const statuses = [one.status, other.status, change.status]
      expect(statuses.filter((status) => status < 300)).toHaveLength(1)
      expect(statuses.every((status) => [200, 204, 409, 412].includes(status))).toBe(true)
      const [stands] = (await list()).items
      expect(stands?.wert).toBe(change.status === 200 ? 9 : 3)
      await remove(stands?.id ?? '', stands?.version ?? 0)
    }
  })
})

describe('what holds for a person', () => {
  it('is told with every layer, and the groups by name', async () => {
    const gruppeId = await gruppe()
    await join(haus.anna.id, gruppeId)
    await house([{ name: DAYS, wert: 30, bisher: 14 }])
    await made({ name: DAYS, wert: 60, gruppeId })
    const anna = await explained(haus.anna.id)
    expect(anna.gruppen.map(({ id }) => id)).toEqual([gruppeId])
    expect(anna.of(DAYS)).toMatchObject({ wert: 60, herkunft: 'gruppe', dann: null })
    expect(anna.of(DAYS)?.beitraege).toMatchObject([
      { schicht: 'gruppe', gruppe: { id: gruppeId }, wert: 60, gilt: true },
      { schicht: 'mandant', wert: 30, gilt: false },
      { schicht: 'default', wert: 14, gilt: false },
    ])
  })

  it('is told as it would be in one group more or less', async () => {
    const isIn = await gruppe()
    const other = await gruppe()
    await join(haus.anna.id, isIn)
    await made({ name: DAYS, wert: 20, gruppeId: isIn })
    await made({ name: DAYS, wert: 60, gruppeId: other })
    const more = await explained(haus.anna.id, `&dazu=${other}`)
    expect(more.of(DAYS)).toMatchObject({ wert: 20, dann: { wert: 60, herkunft: 'gruppe' } })
    const less = await explained(haus.anna.id, `&ohne=${isIn}`)
    expect(less.of(DAYS)).toMatchObject({ wert: 20, dann: { wert: 14, herkunft: 'default' } })
    expect(more.items.filter(({ dann }) => dann !== null)).toHaveLength(1)
    const unknown = `${wire.explainEinstellungen.path}?benutzerId=${haus.anna.id}&dazu=${uuidv7()}`
    expect((await as(haus.leitung, unknown)).status).toBe(404)
  })

  it('is told as it was at the end of a day', async () => {
    const before = tagOf(systemClock.now(), 'Europe/Berlin').subtract({ days: 1 })
    await house([{ name: DAYS, wert: 30, bisher: 14 }])
    await made({ name: DAYS, wert: 3, benutzerId: haus.anna.id })
    // Midnight may have come meanwhile.
    const today = tagOf(systemClock.now(), 'Europe/Berlin')
    const at = async (tag: Temporal.PlainDate) => (await explained(haus.anna.id, `&tag=${tag}`)).of(DAYS)
    expect(await at(today)).toMatchObject({ wert: 3, herkunft: 'benutzer' })
    expect(await at(before)).toMatchObject({ wert: 14, herkunft: 'default' })
    expect(await at(today.add({ days: 9 }))).toMatchObject({ wert: 3 })
  })
})

describe('whom another value would touch', () => {
  it('is counted, with some of them by name, and nothing is changed', async () => {
    const gruppeId = await gruppe()
    await join(haus.ben.id, gruppeId)
    await made({ name: DAYS, wert: 60, gruppeId })
    const all = await touched(`${DAYS}&wert=30`)
    const { personen, von, beispiele } = all.json as unknown as {
      personen: number
      von: number
      beispiele: object[]
    }
    expect(personen).toBe(von - 1)
    expect(beispiele).toContainEqual({ name: 'anna Muster', vorher: 14, nachher: 30 })
    expect((await touched(`${DAYS}&wert=70&gruppeId=${gruppeId}`)).json).toMatchObject({
      personen: 1,
      beispiele: [{ vorher: 60, nachher: 70 }],
    })
    expect((await touched(`${DAYS}&gruppeId=${gruppeId}`)).json).toMatchObject({
      beispiele: [{ vorher: 60, nachher: 14 }],
    })
    expect((await touched(`${DAYS}&wert=5&benutzerId=${haus.ben.id}`)).json).toMatchObject({
      personen: 1,
      beispiele: [{ vorher: 60, nachher: 5 }],
    })
    expect((await touched(`${DAYS}&wert=14`)).json).toMatchObject({ personen: 0, beispiele: [] })
    expect((await list()).items).toHaveLength(1)
    expect((await history()).items).toHaveLength(1)
  })

  it.each([
    [`${DAYS}&wert=viele`, 422],
    [`${DAYS}&wert=367`, 422],
    [`${STEP}&wert=5&gruppeId=01980000-0000-7000-8000-000000000001`, 422],
    [`${DAYS}&wert=5&gruppeId=01980000-0000-7000-8000-000000000001`, 404],
    ['gibt.esNicht&wert=1', 404],
  ])('refuses what could not be saved: %s', async (query, status) => {
    expect((await touched(query)).status).toBe(status)
  })
})

describe('a change of a value', () => {
  it('holds for the next request of whom it is for, and of nobody else', async () => {
    const own = async (who: typeof haus.anna) => {
      const { json } = await as(who, startWire.listEinstellungen.path)
      return (json as unknown as { name: string; wert: unknown }[]).find(({ name }) => name === DAYS)?.wert
    }
    expect([await own(haus.anna), await own(haus.ben)]).toEqual([14, 14])
    const { id } = await made({ name: DAYS, wert: 3, benutzerId: haus.anna.id })
    expect([await own(haus.anna), await own(haus.ben)]).toEqual([3, 14])
    await remove(id, 1)
    expect(await own(haus.anna)).toBe(14)
  })

  it('that changes nothing leaves no trace', async () => {
    const { id } = await made({ name: DAYS, wert: 3, benutzerId: haus.anna.id })
    const same = await update(id, 3, 1)
    expect([same.status, same.json.version]).toEqual([200, 1])
    expect((await history()).items).toHaveLength(1)
  })

  it('goes with its group, or its person', async () => {
    const gruppeId = await gruppe()
    await made({ name: DAYS, wert: 60, gruppeId })
    await haus.scoped((tx) =>
      tx.raw('delete from gruppe where mandant_id = $1 and id = $2', [haus.id, gruppeId]),
    )
    expect((await list()).items).toEqual([])
  })
})
