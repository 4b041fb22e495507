import * as wire from '@platzwart/contract/operations/einstellung'
import { listProtokoll } from '@platzwart/contract/operations/protokoll'
import * as startWire from '@platzwart/contract/operations/start'
import type { ProtokollEintrag } from '@platzwart/contract/protokoll'
import { tagOf } from '@platzwart/domain/time/zone'
import { describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { haus, hausSuite } from '../../testing/suites/haus.ts'
import { as } from '../../testing/suites/people.ts'

hausSuite(undefined, { anew: true })

const FAVOURITES = 'leseraum.favoritPlaetze'

const itemsOf = async (path: string) =>
  ((await as(haus.leitung, path)).json as unknown as { items: readonly { readonly name?: string }[] }).items

describe('what people have marked for themselves', () => {
  it('are shown to nobody else', async () => {
    await as(haus.anna, wire.saveEinstellung.path.replace('{name}', FAVOURITES), {
      method: 'PUT',
      body: { wert: [haus.seats[0]], schicht: 'benutzer' },
    })
    expect(await itemsOf(`${wire.listWerte.path}?option=${FAVOURITES}`)).toEqual([])
    expect(await itemsOf(`${wire.listHistory.path}?option=${FAVOURITES}`)).toEqual([])
    const effective = await itemsOf(`${wire.explainEinstellungen.path}?benutzerId=${haus.anna.id}`)
    expect(effective.length).toBeGreaterThan(0)
    expect(effective.map(({ name }) => name)).not.toContain(FAVOURITES)
    const today = tagOf(systemClock.now(), 'Europe/Berlin')
    const days = `von=${today.subtract({ days: 1 })}&bis=${today.add({ days: 1 })}`
    const trail = await as(haus.leitung, `${listProtokoll.path}?${days}`)
    const changes = (trail.json as unknown as { items: readonly ProtokollEintrag[] }).items
    expect(changes.find(({ name }) => name === FAVOURITES)).toMatchObject({
      aktion: 'saveEinstellung',
      akteur: { id: haus.anna.id },
      felder: [],
    })
    expect(trail.text).not.toContain(haus.seats[0])
  })

  it('are neither told nor set by others, whichever way they ask', async () => {
    const path = wire.saveEinstellung.path.replace('{name}', FAVOURITES)
    const save = (who: TestPerson, wert: unknown, benutzerId?: string) =>
      as(who, path, { method: 'PUT', body: { wert, schicht: 'benutzer', benutzerId } })
    const own = [haus.seats[0]]
    expect((await save(haus.anna, own)).status).toBe(204)
    const asked = await as(
      haus.leitung,
      `${wire.countTouched.path}?option=${FAVOURITES}&benutzerId=${haus.anna.id}`,
    )
    expect([asked.status, asked.json.code]).toEqual([422, 'anfrage.ungueltig'])
    expect(asked.text).not.toContain(haus.seats[0])
    const written = await save(haus.leitung, [], haus.anna.id)
    expect([written.status, written.json.issues]).toMatchObject([422, [{ field: 'benutzerId' }]])
    const { json } = await as(haus.anna, startWire.listEinstellungen.path)
    expect(json).toContainEqual(expect.objectContaining({ name: FAVOURITES, wert: own }))
    expect((await save(haus.leitung, own)).status).toBe(204)
    expect((await save(haus.ben, [], haus.anna.id)).status).toBe(403)
  })
})
