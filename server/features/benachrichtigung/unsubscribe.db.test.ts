import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { listEinstellungen } from '@platzwart/contract/operations/start'
import { PAGE } from '@platzwart/contract/paths'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestMandant } from '../../testing/mandant.ts'
import { app, fremd, haus, hausSuite } from '../../testing/suites/haus.ts'
import { signUnsubscribe } from './signUnsubscribe.ts'

hausSuite(undefined, { fremd: true })

const STORNO = 'benachrichtigung.storno'

const tokenOf = (house: TestMandant, benutzerId: string, flag: EinstellungName = STORNO, secret?: string) =>
  signUnsubscribe({ mandantId: house.id, benutzerId, flag }, secret ?? app.deps.secret)

/** As a mail program does it: a form, and nobody who has signed in. */
const press = (token: string) =>
  app.request(address(wire.unsubscribe, { token }), {
    method: 'POST',
    bytes: new TextEncoder().encode('List-Unsubscribe=One-Click'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const values = () =>
  haus.scoped(
    async (tx) =>
      (
        await tx.raw<{ option_name: string; wert: string; benutzer_id: string }>(
          'select option_name, wert, benutzer_id from einstellung_wert where mandant_id = $1 and benutzer_id is not null order by 1',
          [haus.id],
        )
      ).rows,
  )

const trail = () =>
  haus.scoped(
    async (tx) =>
      (
        await tx.raw<{ akteur_id: string }>(
          `select akteur_id from protokoll where mandant_id = $1 and objekt = 'einstellung_wert'`,
          [haus.id],
        )
      ).rows,
  )

beforeEach(() =>
  haus.scoped(async (tx) => {
    await tx.raw('delete from einstellung_wert where mandant_id = $1 and benutzer_id is not null', [haus.id])
    await tx.raw(`update benutzer set status = 'aktiv' where mandant_id = $1`, [haus.id])
    await tx.raw('update mandant set gesperrt = null where id = $1', [haus.id])
  }),
)

describe('the address in the header of a mail', () => {
  it('switches that kind off for its receiver alone, however often it is pressed, and is on record as theirs', async () => {
    const before = (await trail()).length
    const token = tokenOf(haus, haus.anna.id)
    const answers = await Promise.all([press(token), press(token), press(token)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await values()).toEqual([{ option_name: STORNO, wert: 'false', benutzer_id: haus.anna.id }])
    expect((await trail()).slice(before)).toEqual([{ akteur_id: haus.anna.id }])
  })

  it('holds from then on for what is decided about mails', async () => {
    const shown = async () => {
      const { json } = await app.request(listEinstellungen.path, { as: haus.anna.token, host: haus.host })
      return (json as unknown as { name: string; wert: unknown }[]).find(({ name }) => name === STORNO)?.wert
    }
    expect(await shown()).toBe(true)
    await press(tokenOf(haus, haus.anna.id))
    expect(await shown()).toBe(false)
  })

  it('in a browser leads to the page with the switch, and switches nothing', async () => {
    const token = tokenOf(haus, haus.anna.id)
    const answer = await app.request(address(wire.showSwitch, { token }))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, PAGE.eigeneEinstellungen])
    expect(await values()).toEqual([])
  })

  it('is worth nothing when it is not ours, or was changed', async () => {
    const good = tokenOf(haus, haus.anna.id)
    const bad = [
      tokenOf(haus, haus.anna.id, STORNO, 'another secret'),
      good.replace(haus.anna.id, haus.ben.id),
      good.replace(haus.id, fremd.id),
      good.replace(STORNO, 'benachrichtigung.aenderung'),
      `${good}x`,
      good.slice(0, -1),
      'x',
      'ü\u{1F600}',
      `${'a'.repeat(290)}`,
      'benachrichtigung.storno_',
    ]
    for (const token of bad) expect([token, (await press(encodeURI(token))).status]).toEqual([token, 404])
    expect((await app.request(address(wire.showSwitch, { token: 'x' }))).status).toBe(404)
    expect(await values()).toEqual([])
  })

  it('switches nothing that people do not decide for themselves', async () => {
    for (const flag of ['benachrichtigung.fahrzeugBericht', 'leseraum.maxBuchungenProWoche'] as const)
      expect((await press(tokenOf(haus, haus.anna.id, flag))).status).toBe(404)
    expect(await values()).toEqual([])
  })

  it('is worth nothing for somebody of another house, who was put out, or whose house is closed', async () => {
    expect((await press(tokenOf(haus, fremd.anna.id))).status).toBe(404)
    await haus.scoped((tx) =>
      tx.raw(`update benutzer set status = 'inaktiv' where mandant_id = $1 and id = $2`, [
        haus.id,
        haus.ben.id,
      ]),
    )
    expect((await press(tokenOf(haus, haus.ben.id))).status).toBe(404)
    await haus.scoped((tx) => tx.raw('update mandant set gesperrt = now() where id = $1', [haus.id]))
    expect((await press(tokenOf(haus, haus.anna.id))).status).toBe(404)
    expect(await values()).toEqual([])
  })
})
