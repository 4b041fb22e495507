import * as wire from '@platzwart/contract/operations/einrichtung'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { expect, it } from 'vitest'
import { createCar, giveLicence } from '../../testing/fahrzeug.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, MONDAY } from '../../testing/suites/haus.ts'

hausSuite(MONDAY, { anew: true, fremd: true })

const ask = (as: TestPerson, host = haus.host) =>
  app.request(wire.readEinrichtung.path, { as: as.token, host })
const put = (path: string, body: object, as = haus.leitung) =>
  app.request(path, { as: as.token, host: haus.host, method: 'PUT', body })
const mark = (schritt: string, unnoetig = true) => put(`/api/einrichtung/${schritt}`, { unnoetig })
const sql = (text: string, ...values: unknown[]) => haus.scoped((tx) => tx.raw(text, [haus.id, ...values]))

type Steps = readonly { schritt: string; stand: string }[]
const standOf = ({ json }: { json: Record<string, unknown> }, schritt: string) =>
  (json.schritte as Steps).find((one) => one.schritt === schritt)?.stand

async function trail(aktion: string): Promise<number> {
  const { rows } = await sql('select 1 from protokoll where mandant_id = $1 and aktion = $2', aktion)
  return rows.length
}

it('says what a house with a plan can do: seats of plans that are open, without those out of use', async () => {
  const full = await ask(haus.leitung)
  expect(full.status).toBe(200)
  expect(full.json).toMatchObject({
    plaetze: { anzahl: 5, raeume: 1, fehlt: null },
    fahrzeuge: null,
    leer: false,
  })
  expect([standOf(full, 'plan'), standOf(full, 'zeiten'), standOf(full, 'aussehen')]).toEqual([
    'erledigt',
    'erledigt',
    'offen',
  ])
  await sql('update leseraum set aktiv = false where mandant_id = $1 and id = $2', haus.room)
  expect((await ask(haus.leitung)).json.plaetze).toMatchObject({ anzahl: 4 })
  await sql('update oeffnungszeit set geoeffnet = false where mandant_id = $1')
  const closed = (await ask(haus.leitung)).json
  expect(closed).toMatchObject({
    plaetze: { anzahl: 0, fehlt: 'zeiten' },
    leer: true,
  })
  expect(closed.schritte).toContainEqual({ schritt: 'zeiten', stand: 'offen', grundriss: haus.grundrissId })
  await sql('update grundriss set aktiv = false where mandant_id = $1')
  expect((await ask(haus.leitung)).json).toMatchObject({ plaetze: { fehlt: 'plan' } })
})

it('has plan, desks and hours among the steps of a house with workspaces, and counts those alone', async () => {
  await sql("update mandant set module = '{arbeitswelt}', stand = stand + 1 where id = $1")
  const empty = await ask(haus.leitung)
  expect(standOf(empty, 'planArbeitswelt')).toBe('offen')
  expect([standOf(empty, 'plan'), standOf(empty, 'zeiten')]).toEqual([undefined, undefined])
  expect(empty.json).toMatchObject({ plaetze: { fehlt: 'plan' }, leer: true })
  await sql("update grundriss set bereich = 'arbeitswelt' where mandant_id = $1")
  const full = await ask(haus.leitung)
  expect([standOf(full, 'planArbeitswelt'), standOf(full, 'zeitenArbeitswelt')]).toEqual([
    'erledigt',
    'erledigt',
  ])
  expect(full.json).toMatchObject({ plaetze: { anzahl: 5, raeume: 1, fehlt: null }, leer: false })
})

it('asks for imprint and privacy text until both are there', async () => {
  expect(standOf(await ask(haus.leitung), 'rechtstexte')).toBe('offen')
  await sql("update mandant set impressum = 'Wir' where id = $1")
  expect(standOf(await ask(haus.leitung), 'rechtstexte')).toBe('offen')
  await sql("update mandant set datenschutz = 'Nichts' where id = $1")
  expect(standOf(await ask(haus.leitung), 'rechtstexte')).toBe('erledigt')
})

it('counts who may drive: the permission, and a licence that holds today', async () => {
  await sql("update mandant set module = '{fahrzeugbuchung}', stand = stand + 1 where id = $1")
  expect((await ask(haus.leitung)).json.fahrzeuge).toMatchObject({ fehlt: 'fahrzeuge' })
  await createCar(haus)
  expect((await ask(haus.leitung)).json.fahrzeuge).toMatchObject({ anzahl: 1, fehlt: 'scheine' })
  // Without the permission a licence is none.
  await giveLicence(app, haus, haus.anna.id)
  expect((await ask(haus.leitung)).json.fahrzeuge).toMatchObject({ fahrer: 0 })
  await giveLicence(app, haus, haus.leitung.id)
  expect((await ask(haus.leitung)).json).toMatchObject({ fahrzeuge: { fahrer: 1, fehlt: null }, leer: false })
  for (const change of [
    'fahrverbot = true',
    "gueltig_bis = '2026-11-22'",
    "naechste_pruefung = '2026-11-23'",
  ]) {
    await sql(`update fuehrerschein set ${change} where mandant_id = $1`)
    expect((await ask(haus.leitung)).json.fahrzeuge).toMatchObject({ fahrer: 0 })
    await sql(
      "update fuehrerschein set fahrverbot = false, gueltig_bis = null, naechste_pruefung = '2027-11-01' where mandant_id = $1",
    )
  }
})

it('keeps what the house does without, also when two say it at once, and tells the trail once', async () => {
  const [one, two] = await Promise.all([mark('aussehen'), mark('rechte')])
  expect([one.status, two.status]).toEqual([200, 200])
  const after = await ask(haus.leitung)
  expect([standOf(after, 'aussehen'), standOf(after, 'rechte')]).toEqual(['unnoetig', 'unnoetig'])
  await mark('aussehen')
  expect(await trail('changeStep')).toBe(2)
  expect(standOf(await mark('aussehen', false), 'aussehen')).toBe('offen')
  expect((await mark('dach')).status).toBe(422)
})

it('stands in the menu of the administration until it is put away, and can be fetched again', async () => {
  const menue = async (as: TestPerson) =>
    (await app.request(benutzerWire.start.path, { as: as.token, host: haus.host })).json.sitzung as never as {
      menue: string[]
    }
  expect((await menue(haus.leitung)).menue).toContain('einrichten')
  expect((await menue(haus.anna)).menue).not.toContain('einrichten')
  const away = () => put(wire.changeEinrichtung.path, { abgelegt: true })
  const both = await Promise.all([away(), away()])
  expect(both.map(({ json }) => json.abgelegt)).toEqual([true, true])
  expect((await menue(haus.leitung)).menue).not.toContain('einrichten')
  expect(await trail('changeEinrichtung')).toBe(1)
  expect((await put(wire.changeEinrichtung.path, { abgelegt: false })).json.abgelegt).toBe(false)
  expect((await menue(haus.leitung)).menue).toContain('einrichten')
})

it('is for the administration of the house alone', async () => {
  expect((await ask(haus.anna)).json.code).toBe('recht.fehlt')
  expect((await put(wire.changeEinrichtung.path, { abgelegt: true }, haus.ben)).status).toBe(403)
  await mark('rechte')
  expect(standOf(await ask(fremd.leitung, fremd.host), 'rechte')).toBe('offen')
})
