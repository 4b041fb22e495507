import * as wire from '@platzwart/contract/operations/start'
import { expect, it } from 'vitest'
import { app, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'

hausSuite()

const change = (sprache: unknown) =>
  app.request(wire.changeSprache.path, {
    as: haus.anna.token,
    host: haus.host,
    method: 'PUT',
    body: { sprache },
  })
const spracheOf = async (id: string) =>
  (await leseraeume.rows('select sprache from benutzer where id = $1', [id]))[0]?.sprache
const told = () =>
  leseraeume.rows("select akteur_id, nachher from protokoll where aktion = 'changeSprache'", [])

it('keeps the language of one person, and has it on record once', async () => {
  expect((await change('en')).status).toBe(204)
  expect((await change('en')).status).toBe(204)
  expect([await spracheOf(haus.anna.id), await spracheOf(haus.ben.id)]).toEqual(['en', 'de'])
  expect(await told()).toEqual([{ akteur_id: haus.anna.id, nachher: { sprache: 'en' } }])
})

it('refuses what is no language, and who has no session', async () => {
  expect((await change('fr')).status).toBe(422)
  const guest = await app.request(wire.changeSprache.path, {
    host: haus.host,
    method: 'PUT',
    body: { sprache: 'de' },
  })
  expect(guest.status).toBe(401)
  expect(await told()).toHaveLength(1)
})
