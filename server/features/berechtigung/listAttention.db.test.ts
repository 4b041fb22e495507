import { listAttention as wire } from '@platzwart/contract/operations/berechtigung'
import { ATTENTION_NAMES } from '@platzwart/domain/berechtigung/attention'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { createPerson } from '../../testing/mandant.ts'
import { countsDriver } from '../../testing/suites/counts.ts'
import { change, flotte, flotteSuite, rows } from '../../testing/suites/flotte.ts'
import { app, fremd, haus } from '../../testing/suites/haus.ts'

flotteSuite(undefined, { fremd: true })

const { ask, told, somebody } = countsDriver(wire)

const MAIL = `insert into benachrichtigung (mandant_id, id, empfaenger_id, typ, objekt_id, objekt_version, daten, status)
  values ($1, $2, $3, 'erinnerung', $2, 1, '{}', $4)`

describe('what needs attention', () => {
  it('is counted by some feature, each of it', () => {
    expect(Object.keys(app.deps.attention).toSorted()).toEqual([...ATTENTION_NAMES].toSorted())
  })

  it('is nothing but what there is', async () => {
    const before = await told(haus.leitung)
    expect(before).not.toHaveProperty('mailsGescheitert')
    for (const status of ['fehlgeschlagen', 'fehlgeschlagen', 'gesendet'])
      await change(MAIL, [haus.id, uuidv7(), haus.anna.id, status])
    const invited = await haus.scoped((tx) => createPerson(app, tx, 'neu', 'haus', []))
    await change("update benutzer set einladung_bis = '2028-01-01' where mandant_id = $1 and id = $2", [
      haus.id,
      invited.id,
    ])
    expect(await told(haus.leitung)).toEqual({ ...before, mailsGescheitert: 2, einladungen: 1 })
    const stand = 'update benutzer set status = $3 where mandant_id = $1 and id = $2'
    await change(stand, [haus.id, invited.id, 'inaktiv'])
    expect(await told(haus.leitung)).not.toHaveProperty('einladungen')
    await change(stand, [haus.id, invited.id, 'aktiv'])
  })

  it('counts an inspection from the kilometre on at which it is due', async () => {
    const [car] = await rows<{ km: number }>(
      'select kilometerstand as km from fahrzeug where mandant_id = $1 and id = $2',
      flotte.golf,
    )
    const due = async (km: number) => {
      await change('delete from fahrzeug_pruefung where mandant_id = $1', [haus.id])
      await change(
        "insert into fahrzeug_pruefung (mandant_id, id, fahrzeug_id, art, faellig_km) values ($1, $2, $3, 'SERVICE', $4)",
        [haus.id, uuidv7(), flotte.golf, (car?.km ?? 0) + km],
      )
      return (await told(haus.leitung)).pruefungenFaellig ?? 0
    }
    expect([await due(1), await due(0), await due(-1)]).toEqual([0, 1, 1])
    await change('delete from fahrzeug_pruefung where mandant_id = $1', [haus.id])
  })

  it('finds plans that cannot be booked at all, and why', async () => {
    const set = (name: string, wert: string) =>
      change('insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, $2, $3, $4)', [
        haus.id,
        uuidv7(),
        name,
        wert,
      ])
    const clear = () => change('delete from einstellung_wert where mandant_id = $1', [haus.id])
    const reasons = ['regelnOhneBuchung', 'zeitenOhneBuchung', 'ohnePlaetze']
    for (const name of reasons) expect(await told(haus.leitung)).not.toHaveProperty(name)
    await set('leseraum.mindestdauer', '700')
    await set('leseraum.hoechstdauer', '30')
    expect((await told(haus.leitung)).regelnOhneBuchung).toBeGreaterThan(0)
    await clear()
    await set('leseraum.fruehestens', '23:00')
    const late = await told(haus.leitung)
    expect(late.zeitenOhneBuchung).toBeGreaterThan(0)
    expect(late).not.toHaveProperty('regelnOhneBuchung')
    await clear()
    await change('update leseraum set aktiv = false where mandant_id = $1', [haus.id])
    expect((await told(haus.leitung)).ohnePlaetze).toBeGreaterThan(0)
    await change('update leseraum set aktiv = true where mandant_id = $1', [haus.id])
  })

  it('finds what is missing and what rests', async () => {
    const seat = haus.seats[0]
    await change('update leseraum set aktiv = false where mandant_id = $1 and id = $2', [haus.id, seat])
    expect(await told(haus.leitung)).toMatchObject({ plaetzeAus: 1 })
    await change('delete from oeffnungszeit where mandant_id = $1', [haus.id])
    expect((await told(haus.leitung)).ohneZeiten).toBeGreaterThan(0)
    await change('update grundriss set aktiv = false where mandant_id = $1', [haus.id])
    const rooms = await told(haus.leitung)
    expect(rooms).toMatchObject({ keinRaum: 1 })
    expect(rooms).not.toHaveProperty('ohneZeiten')
    await change('update fahrzeug set deaktiviert = true where mandant_id = $1', [haus.id])
    const cars = await told(haus.leitung)
    expect(cars.keinFahrzeug).toBe(1)
    expect(cars.fahrzeugeAus).toBeGreaterThan(0)
  })

  it('is told to those who can see to it', async () => {
    const personal = await somebody('personal', 'benutzer_pflegen')
    expect(await told(personal)).toEqual({ mailsGescheitert: 2, einladungen: 1 })
    const zeiten = await somebody('zeiten', 'oeffnungszeiten_pflege')
    expect(await told(zeiten)).toEqual({})
  })

  it('is for administrators, and of their own house', async () => {
    expect((await ask(undefined)).status).toBe(401)
    expect((await ask(haus.anna)).status).toBe(403)
    expect((await ask(flotte.fahrerin)).status).toBe(403)
    expect(await told(fremd.leitung, fremd)).not.toHaveProperty('mailsGescheitert')
  })
})
