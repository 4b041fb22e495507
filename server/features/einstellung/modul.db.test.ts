import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/einstellung'
import * as startWire from '@platzwart/contract/operations/start'
import { EINSTELLUNG_NAMES } from '@platzwart/domain/einstellung/catalogue'
import { MODULE, type Modul } from '@platzwart/domain/mandant/module'
import { beforeEach, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { setModule } from '../../testing/suites/arbeitswelt.ts'
import { haus, hausSuite } from '../../testing/suites/haus.ts'
import { as, one } from '../../testing/suites/people.ts'

hausSuite(undefined, { anew: true })

const MAIL = 'benachrichtigung.storno'
const without = (...off: readonly Modul[]) => setModule(...MODULE.filter((modul) => !off.includes(modul)))

const save = (name: string, body: object, who = haus.leitung) =>
  as(who, address(wire.saveEinstellung, { name }), { method: 'PUT', body })
const clear = (name: string, who = haus.anna) =>
  as(who, address(wire.clearEinstellung, { name }), { method: 'DELETE' })
const house = (...aenderungen: readonly object[]) =>
  as(haus.leitung, wire.saveHausEinstellungen.path, { method: 'PUT', body: { aenderungen } })
const hausNames = async () =>
  ((await as(haus.leitung, wire.listHausEinstellungen.path)).json as unknown as { name: string }[]).map(
    ({ name }) => name,
  )

async function ownMail(who = haus.anna) {
  const { json } = await as(who, startWire.listEinstellungen.path)
  const view = (json as unknown as { name: string }[]).find(({ name }) => name === MAIL)
  return view as { wert: boolean; herkunft: string } | undefined
}

const OFF = { status: 404, json: { code: 'modul.aus' } }

describe("a house without the page of all settings has what is the house's", () => {
  beforeEach(() => without('systemeinstellungen'))

  it.each([
    ['listWerte', wire.listWerte.path, {}],
    ['createWert', wire.createWert.path, { body: { name: 'leseraum.tageImVoraus', wert: 3 } }],
    ['showWert', one(wire.showWert, uuidv7()), {}],
    ['updateWert', one(wire.updateWert, uuidv7()), { method: 'PUT', body: { wert: 3 }, version: 1 }],
    ['deleteWert', one(wire.deleteWert, uuidv7()), { method: 'DELETE', version: 1 }],
    ['findPersonen', `${wire.findPersonen.path}?suche=anna`, {}],
    ['listHistory', `${wire.listHistory.path}?option=leseraum.tageImVoraus`, {}],
    ['undoEinstellung', one(wire.undoEinstellung, uuidv7()), { method: 'POST' }],
    ['explainEinstellungen', `${wire.explainEinstellungen.path}?benutzerId=${uuidv7()}`, {}],
    ['countTouched', `${wire.countTouched.path}?option=leseraum.tageImVoraus&wert=3`, {}],
  ])('of it no %s', async (_, path, sent) => {
    expect(await as(haus.leitung, path, sent)).toMatchObject(OFF)
  })

  it('on the page of its vehicles, and on that of how long things are kept', async () => {
    const names = await hausNames()
    expect(names).toEqual(
      EINSTELLUNG_NAMES.filter((name) => /^aufbewahrung|fahrzeug|fahrtenbuch|fuehrerschein/i.test(name)),
    )
    const mine = [
      { name: 'fahrzeug.zeitschritt', wert: 30, bisher: 15 },
      { name: 'benachrichtigung.fahrtenbuchSiegel', wert: false, bisher: true },
      { name: 'aufbewahrung.fahrten', wert: 120, bisher: 0 },
    ]
    const { status, json } = await house(...mine)
    expect([status, (json as unknown as object[]).length]).toEqual([200, names.length])
    expect(await house({ name: 'leseraum.zeitschritt', wert: 30, bisher: 15 })).toMatchObject(OFF)
  })

  it('nowhere else, and none of several is saved when one of them is of that page', async () => {
    expect(
      await house(
        { name: 'fahrzeug.zeitschritt', wert: 30, bisher: 15 },
        { name: 'leseraum.zeitschritt', wert: 30, bisher: 15 },
      ),
    ).toMatchObject(OFF)
    const mandant = { wert: 30, schicht: 'mandant' }
    expect(await save('leseraum.zeitschritt', mandant)).toMatchObject(OFF)
    const person = { wert: 3, schicht: 'benutzer', benutzerId: haus.anna.id }
    expect(await save('leseraum.tageImVoraus', person)).toMatchObject(OFF)
    expect(await save('leseraum.tageImVoraus', { wert: 3, schicht: 'benutzer' })).toMatchObject(OFF)
    await setModule(...MODULE)
    const { json } = await as(haus.leitung, wire.listWerte.path)
    expect(json.items).toEqual([])
    expect(await house({ name: 'fahrzeug.zeitschritt', wert: 30, bisher: 15 })).toMatchObject({ status: 200 })
  })

  it('and of its vehicles nothing when it has none', async () => {
    await without('systemeinstellungen', 'fahrzeugbuchung')
    expect(new Set((await hausNames()).map((name) => name.split('.')[0]))).toEqual(new Set(['aufbewahrung']))
    expect(await house({ name: 'fahrzeug.zeitschritt', wert: 30, bisher: 15 })).toMatchObject(OFF)
  })

  it('while people go on to choose for themselves', async () => {
    expect((await save(MAIL, { wert: false, schicht: 'benutzer' }, haus.anna)).status).toBe(204)
  })
})

describe('a house without own settings', () => {
  it('lets nobody choose or take back anything for themselves, and what they chose before goes on to hold', async () => {
    expect((await save(MAIL, { wert: false, schicht: 'benutzer' }, haus.anna)).status).toBe(204)
    await without('einstellungen')
    expect(await save(MAIL, { wert: true, schicht: 'benutzer' }, haus.anna)).toMatchObject(OFF)
    expect(await clear(MAIL)).toMatchObject(OFF)
    expect(await save(MAIL, { wert: false, schicht: 'benutzer' })).toMatchObject(OFF)
    expect(await ownMail()).toMatchObject({ wert: false, herkunft: 'benutzer' })
    expect(await ownMail(haus.ben)).toMatchObject({ wert: true, herkunft: 'default' })
  })

  it('lets who maintains the settings set an exception for themselves as for anybody', async () => {
    await without('einstellungen')
    const exception = { name: MAIL, wert: false, benutzerId: haus.leitung.id }
    const made = await as(haus.leitung, wire.createWert.path, { body: exception })
    expect([made.status, (await ownMail(haus.leitung))?.wert]).toEqual([201, false])
    const query = `?option=${MAIL}&wert=true&benutzerId=${haus.leitung.id}`
    expect((await as(haus.leitung, `${wire.countTouched.path}${query}`)).status).toBe(200)
  })

  it('has the settings of all as before', async () => {
    await without('einstellungen')
    expect(await house({ name: MAIL, wert: false, bisher: true })).toMatchObject({ status: 200 })
    expect(await ownMail()).toMatchObject({ wert: false, herkunft: 'mandant' })
    const person = { wert: true, schicht: 'benutzer', benutzerId: haus.anna.id }
    expect((await save(MAIL, person)).status).toBe(204)
    expect(await ownMail()).toMatchObject({ wert: true, herkunft: 'benutzer' })
  })
})
