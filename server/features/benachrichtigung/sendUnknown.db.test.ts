import { describe, expect, it } from 'vitest'
import {
  admin,
  house,
  LENA,
  mailSuite,
  type OutboxRow,
  outbox,
  smtp,
  workOf,
} from '../../testing/mailHouse.ts'
import { sendMail } from './sendMail.ts'

mailSuite()

/** A server, and a mail in its outbox that a newer version has written. */
async function newer(daten: object) {
  const server = await smtp()
  const { queue, deps } = await house(server.url, false)
  await queue([{ typ: 'vonMorgen', objektId: LENA, objektVersion: 1, empfaengerId: LENA, daten }])
  const [row] = (await outbox()) as [OutboxRow]
  return { server, deps, row }
}

describe('a mail of a kind that only a newer version knows', () => {
  it.each([
    ['of a shape of its own', { art: 'vonMorgen' }],
    ['that is about a trip', { art: 'fahrt', rolle: 'fahrer', fahrt: {} }],
    ['that is about what is due', { art: 'frist', rolle: 'fuhrpark', frist: {} }],
    ['that is about an account', { konto: true, link: 'https://x.example', geheim: true, gueltigBis: null }],
    ['that is a report', { art: 'bericht', periode: '2026-10' }],
    ['that is a report of seats', { art: 'platzBericht', periode: '2026-10' }],
  ])('%s waits for a server of that, however often this one has tried', async (_, daten) => {
    const { server, deps, row } = await newer(daten)
    for (const last of [false, true]) {
      await expect(sendMail(deps, workOf(row, last))).rejects.toThrow('vonMorgen')
      expect(await outbox()).toMatchObject([
        { status: 'wartend', fehler: expect.stringContaining('vonMorgen') },
      ])
    }
    expect(server.mails).toEqual([])

    const letter = { subject: 'Morgen', text: 'Morgen', html: '<p>Morgen</p>', attachments: [] }
    const known = [() => ({ ...letter, invitation: null, flag: null })]
    await sendMail({ ...deps, mails: { ...deps.mails, renderers: known } }, workOf(row))
    expect(await outbox()).toMatchObject([{ status: 'gesendet', fehler: null }])
    expect(server.mails).toHaveLength(1)
  })

  it('fails when no such server has come for days', async () => {
    const { deps, row } = await newer({ art: 'vonMorgen' })
    await admin.query("update benachrichtigung set erstellt = now() - interval '73 hours'")
    await sendMail(deps, workOf(row))
    expect(await outbox()).toMatchObject([{ status: 'fehlgeschlagen' }])
  })
})
