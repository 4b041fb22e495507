import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import { renewPlatzcodes } from '@platzwart/contract/operations/leseraum/ankunft'
import { describe, expect, it } from 'vitest'
import { pairedScreen, revokeScreen, type Screen } from '../../testing/anzeigegeraet.ts'
import { leseraumDriver } from '../../testing/leseraum.ts'
import type { LiveReader } from '../../testing/liveReader.ts'
import { app, haus, liveSuite, opened as openStream } from '../../testing/suites/live.ts'

/** Time within which a revoked screen must show nothing. */
const SECONDS = 8_000

liveSuite()

async function opened(screen: Screen): Promise<LiveReader> {
  const reader = await openStream({ cookie: screen.cookie, path: wire.liveAnzeigegeraet.path })
  expect(reader.status).toBe(200)
  return reader
}

const news = (reader: LiveReader) => reader.events.filter(({ art }) => art === 'stand')

describe('the stream of a screen', () => {
  it('announces new codes, and nothing else of the house', async () => {
    const { screen, id } = await pairedScreen(app, haus)
    const reader = await opened(screen)
    const { booked } = leseraumDriver(
      () => app,
      () => haus,
    )
    const slot = { von: '2026-11-24T09:00:00Z', bis: '2026-11-24T10:00:00Z' }
    const buchung = await booked(haus.anna, { leseraumId: haus.seats[0] ?? '', ...slot })
    const { id: other } = await pairedScreen(app, haus, haus.seats[1])
    expect((await revokeScreen(app, haus, other)).status).toBe(204)
    await app.request(address(renewPlatzcodes, { id: haus.grundrissId }), {
      as: haus.leitung.token,
      host: haus.host,
      method: 'POST',
    })
    await reader.until(() => news(reader).length > 0)
    expect(news(reader)).toEqual([{ art: 'stand', objekt: 'anzeigegeraet', objektId: id }])
    for (const what of [buchung, haus.anna.id, other, haus.grundrissId])
      expect(reader.raw).not.toContain(what)
    expect(reader.ended).toBe(false)
  })

  it('ends within seconds of the revocation, and cannot be reopened', async () => {
    const { screen, id } = await pairedScreen(app, haus)
    const reader = await opened(screen)
    expect((await revokeScreen(app, haus, id)).status).toBe(204)
    await expect.poll(() => reader.ended, { timeout: SECONDS }).toBe(true)
    expect((await screen.ask(wire.liveAnzeigegeraet.path)).status).toBe(401)
  })

  it('ends within seconds without a notification, too: the row is gone, or the house is closed', async () => {
    const { screen, id } = await pairedScreen(app, haus)
    const reader = await opened(screen)
    await haus.scoped((tx) =>
      tx.raw('delete from anzeigegeraet where mandant_id = $1 and id = $2', [haus.id, id]),
    )
    await expect.poll(() => reader.ended, { timeout: SECONDS }).toBe(true)
    const { screen: other } = await pairedScreen(app, haus)
    const second = await opened(other)
    await haus.scoped((tx) => tx.raw('update mandant set gesperrt = now() where id = $1', [haus.id]))
    await expect.poll(() => second.ended, { timeout: SECONDS }).toBe(true)
    await haus.scoped((tx) => tx.raw('update mandant set gesperrt = null where id = $1', [haus.id]))
    expect((await opened(other)).status).toBe(200)
  })

  it('resumes where it was cut', async () => {
    const { screen } = await pairedScreen(app, haus)
    const reader = await opened(screen)
    const renew = () =>
      app.request(address(renewPlatzcodes, { id: haus.grundrissId }), {
        as: haus.leitung.token,
        host: haus.host,
        method: 'POST',
      })
    await renew()
    await reader.until(() => news(reader).length === 1)
    reader.cut()
    await renew()
    await reader.resume()
    await reader.until(() => news(reader).length === 2)
    expect(reader.events.filter(({ art }) => art === 'neuladen')).toHaveLength(1)
  })
})
