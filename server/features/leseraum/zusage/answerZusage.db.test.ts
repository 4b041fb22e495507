import { address } from '@platzwart/contract/operation'
import * as bookWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/zusage'
import { PAGE } from '@platzwart/contract/paths'
import { afterEach, describe, expect, it } from 'vitest'
import { FEATURES } from '../../../features.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { mailsOfAll } from '../../../platform/mail/mails.ts'
import { type MailToRender, type RenderedMail, UNTRUE } from '../../../platform/mail/renderer.ts'
import { sign } from '../../../platform/signature.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'
import { type Asked, signZusage } from '../benachrichtigung/signZusage.ts'

hausSuite(undefined, { fremd: true })

const { booked, post, rows, statusOf } = leseraeume

const ofGroup = () => ({ leseraumId: haus.room, gruppengroesse: 2, zweitePerson: haus.ben.email })

const signed = (who: Partial<Asked> & Pick<Asked, 'buchungId'>, secret = app.deps.secret) =>
  signZusage({ mandantId: haus.id, benutzerId: haus.ben.id, ...who }, (...said) => sign(secret, ...said))

/** A booking that waits for Ben, and what stands in the mail to him. */
async function waiting(zeit: object = {}) {
  const id = await booked(haus.anna, { ...ofGroup(), ...zeit })
  return { id, token: signed({ buchungId: id }) }
}

const CALLS = {
  readZusage: wire.readZusage,
  acceptZusage: wire.acceptZusage,
  refuseZusage: wire.refuseZusage,
}
type Call = keyof typeof CALLS

/** Nobody is signed in. */
const ask = (call: Call, token: string, version: number | null = 1, host = haus.host) =>
  app.request(address(CALLS[call], { token: encodeURIComponent(token) }), {
    host,
    method: call === 'readZusage' ? 'GET' : 'POST',
    ...(version !== null && { headers: { 'if-match': `"${version}"` } }),
  })

const trail = (id: string) =>
  rows(
    `select aktion, akteur_id from protokoll where mandant_id = $1 and objekt_id = $2 and aktion <> 'book' order by id`,
    [haus.id, id],
  )

async function change(person: TestPerson, id: string, body: object, version = 1) {
  const answer = await app.request(address(bookWire.changeLeseraumBuchung, { id }), {
    as: person.token,
    host: haus.host,
    method: 'PATCH',
    body,
    headers: { 'if-match': `"${version}"` },
  })
  expect([answer.status, answer.text]).toEqual([200, expect.anything()])
}

afterEach(async () => {
  app.clock.set(MONDAY)
  await haus.scoped(async (tx) => {
    await tx.raw(`update benutzer set status = 'aktiv' where mandant_id = $1`, [haus.id])
    await tx.raw('update mandant set gesperrt = null where id = $1', [haus.id])
    // Nobody asks another, or books, as often as these tests do.
    for (const table of ['leseraum_einladung', 'leseraum_buchung'])
      await tx.raw(`delete from ${table} where mandant_id = $1`, [haus.id])
  })
})

describe('the link in the mail to a second person', () => {
  it('shows what is asked, when, where and by whom, and changes nothing', async () => {
    const { id, token } = await waiting()
    for (let i = 0; i < 2; i++) {
      const answer = await ask('readZusage', token)
      expect([answer.status, answer.json]).toMatchObject([
        200,
        {
          stand: 'offen',
          version: 1,
          buchung: { gruppengroesse: 2, bucher: expect.stringMatching(/\S \S/) },
        },
      ])
    }
    expect(await statusOf(id)).toBe('vorgemerkt')
    expect(await trail(id)).toEqual([])
  })

  it('confirms, once, on record as the second person, and says so afterwards', async () => {
    const { id, token } = await waiting()
    const answers = await Promise.all([1, 2, 3].map(() => ask('acceptZusage', token)))
    expect(answers.map(({ status, json }) => [status, json.stand])).toEqual(Array(3).fill([200, 'zugesagt']))
    expect(await statusOf(id)).toBe('reserviert')
    expect(await trail(id)).toEqual([{ aktion: 'confirm', akteur_id: haus.ben.id }])
    expect((await ask('readZusage', token)).json).toMatchObject({ stand: 'zugesagt', version: 2 })
    const late = await ask('refuseZusage', token, 2)
    expect([late.status, late.json.code]).toEqual([422, 'buchung.nichtVorgemerkt'])
    expect(await statusOf(id)).toBe('reserviert')
  })

  it('does not put who agrees at two places', async () => {
    const zeit = leseraeume.slot()
    const { id, token } = await waiting(zeit)
    await booked(haus.ben, { ...zeit, leseraumId: haus.seats[1] })
    const answer = await ask('acceptZusage', token)
    expect([answer.status, answer.json.code]).toEqual([422, 'buchung.eigeneUeberschneidung'])
    expect(await statusOf(id)).toBe('vorgemerkt')
    expect((await ask('readZusage', token)).json).toMatchObject({ stand: 'offen', version: 1 })
  })

  it('refuses, once, and cannot confirm what was refused', async () => {
    const { id, token } = await waiting()
    expect((await ask('refuseZusage', token)).json).toMatchObject({ stand: 'abgesagt' })
    expect((await ask('refuseZusage', token)).json).toMatchObject({ stand: 'abgesagt' })
    expect(await trail(id)).toEqual([{ aktion: 'cancel', akteur_id: haus.ben.id }])
    expect((await ask('acceptZusage', token, 2)).status).toBe(422)
    expect(await statusOf(id)).toBe('storniert')
  })

  it('of two answers at the same moment takes one', async () => {
    const { id, token } = await waiting()
    const both = await Promise.all([ask('acceptZusage', token), ask('refuseZusage', token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await trail(id)).toHaveLength(1)
  })

  it('does not let somebody who maintains bookings cancel what they have confirmed', async () => {
    const id = await booked(haus.anna, { ...ofGroup(), zweitePerson: haus.leitung.email })
    const token = signed({ buchungId: id, benutzerId: haus.leitung.id })
    expect((await ask('acceptZusage', token)).status).toBe(200)
    expect((await ask('refuseZusage', token, 2)).status).toBe(422)
    expect(await statusOf(id)).toBe('reserviert')
  })

  it('answers what was shown: of a booking that was changed since it shows the new one first', async () => {
    const { id, token } = await waiting()
    await change(haus.anna, id, { gruppengroesse: 3 })
    const stale = await ask('acceptZusage', token)
    expect([stale.status, stale.json]).toMatchObject([
      412,
      { current: { stand: 'offen', version: 2, buchung: { gruppengroesse: 3 } } },
    ])
    expect((await ask('acceptZusage', token, null)).status).toBe(428)
    expect(await statusOf(id)).toBe('vorgemerkt')
    expect((await ask('acceptZusage', token, 2)).status).toBe(200)
  })

  it('is over when the booking begins, and tells nothing of it then', async () => {
    const { id, token } = await waiting()
    const [row] = await rows('select lower(zeitraum) as von from leseraum_buchung where id = $1', [id])
    app.clock.set(String(row?.von))
    expect((await ask('readZusage', token)).json).toMatchObject({ stand: 'vorbei', buchung: null })
    const late = await ask('acceptZusage', token)
    expect([late.status, late.json.code]).toEqual([422, 'buchung.bestaetigungAbgelaufen'])
    expect(await trail(id)).toEqual([])
  })

  it('says that a booking is off which its booker has cancelled', async () => {
    const { id, token } = await waiting()
    await post(haus.anna, id, 'cancel')
    expect((await ask('readZusage', token)).json).toMatchObject({ stand: 'abgesagt' })
    expect((await ask('acceptZusage', token, 2)).status).toBe(422)
  })
})

describe('a link that is not right', () => {
  it('leads nowhere, whatever is wrong with it', async () => {
    const { id, token } = await waiting()
    const own = await booked(haus.anna)
    const wrong = [
      signed({ buchungId: id }, 'another secret'),
      signed({ buchungId: id, benutzerId: haus.anna.id }),
      signed({ buchungId: id, benutzerId: haus.leitung.id }),
      signed({ buchungId: own }),
      signed({ buchungId: uuidv7() }),
      signed({ buchungId: id, mandantId: fremd.id }),
      signed({ buchungId: id, mandantId: fremd.id, benutzerId: fremd.anna.id }),
      `${token}A`,
      token.slice(1),
      token.replace(id, own),
      '\u0000',
      '\uFFFD',
      'x',
    ]
    for (const call of ['readZusage', 'acceptZusage', 'refuseZusage'] as const) {
      for (const one of wrong) {
        const { status, json } = await ask(call, one)
        expect([call, one, status, json.code]).toEqual([call, one, 404, 'nichtGefunden'])
      }
    }
    expect((await ask('acceptZusage', token, 1, fremd.host)).status).toBe(404)
    expect(await statusOf(id)).toBe('vorgemerkt')
  })

  it('is of no use to who has left, nor in a house that is closed', async () => {
    const { token } = await waiting()
    await haus.scoped((tx) =>
      tx.raw(`update benutzer set status = 'inaktiv' where mandant_id = $1 and id = $2`, [
        haus.id,
        haus.ben.id,
      ]),
    )
    expect((await ask('readZusage', token)).status).toBe(404)
    await haus.scoped(async (tx) => {
      await tx.raw(`update benutzer set status = 'aktiv' where mandant_id = $1`, [haus.id])
      await tx.raw('update mandant set gesperrt = now() where id = $1', [haus.id])
    })
    expect((await ask('acceptZusage', token)).status).toBe(404)
  })

  it('is answered so often and no more', async () => {
    const { token } = await waiting()
    const other = await waiting()
    const statuses: number[] = []
    for (let i = 0; i < 61; i++) statuses.push((await ask('readZusage', token)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    expect((await ask('readZusage', other.token)).status).toBe(200)
  })
})

describe('the mail', () => {
  /** As it is sent: by the first of the features whose mail it is. */
  const write = async (toRender: MailToRender): Promise<RenderedMail> => {
    for (const renderer of mailsOfAll(FEATURES, app.deps.appPool).renderers) {
      const rendered = await renderer(toRender, haus.id)
      if (rendered !== null && rendered !== UNTRUE) return rendered
    }
    throw new Error(`nobody writes ${toRender.typ}`)
  }

  const mail = async (rolle: 'bucher' | 'zweite', typ = 'useMailVormerkung', more: object = {}) => {
    const objektId = uuidv7()
    const buchung = {
      leseraum: 'A',
      grundriss: 'B',
      standort: 'C',
      gruppengroesse: 2,
      bucher: 'D',
      zweite: 'E',
    }
    const when = { von: '2026-11-25T10:00:00Z', bis: '2026-11-25T12:00:00Z' }
    const rendered = await write({
      typ,
      objektId,
      objektVersion: 1,
      daten: { rolle, buchung: { ...buchung, ...when, ...more } },
      empfaenger: { id: haus.ben.id, name: 'Ben', adresse: 'ben@haus.example', sprache: 'de' },
      absender: 'p@haus.example',
      origin: 'http://haus.localhost',
      now: Temporal.Instant.from(MONDAY),
      mandant: { name: 'Haus', zone: 'Europe/Berlin' },
      sign: (...said) => sign(app.deps.secret, ...said),
    })
    return { rendered, link: `http://haus.localhost${PAGE.zusage}?token=${signed({ buchungId: objektId })}` }
  }

  it.each(['useMailVormerkung', 'useMailBuchungAngepasst'])(
    '%s carries the link to who is asked alone',
    async (typ) => {
      const asked = await mail('zweite', typ)
      expect(asked.rendered.link).toBe(asked.link)
      expect(asked.rendered.text).toContain(asked.link)
      const told = await mail('bucher', typ)
      expect(told.rendered.link).toBeUndefined()
      expect(told.rendered.text).not.toContain(PAGE.zusage)
    },
  )

  it('says until when it is good: until the start, and of a late booking as long as the grace lasts', async () => {
    const { rendered } = await mail('zweite')
    expect(rendered.html).toContain('Ohne Anmeldung, bis Mi., 25.11.2026, 11:00 Uhr.')
    const late = await mail('zweite', 'useMailVormerkung', { bestaetigenBis: '2026-11-25T10:14:00Z' })
    expect(late.rendered.html).toContain('Ohne Anmeldung, bis Mi., 25.11.2026, 11:14 Uhr.')
    expect(late.rendered.html).not.toContain('bis zum Beginn')
  })

  it('of what asks for nothing has none', async () => {
    expect((await mail('zweite', 'useMailStorno')).rendered.link).toBeUndefined()
  })
})
