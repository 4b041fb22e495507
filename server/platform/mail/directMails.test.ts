import { expect, test, vi } from 'vitest'
import { DirectMails } from './directMails.ts'
import { MailRefused, type Message } from './transport.ts'

const MAIL = { to: 'betreiberin@platzwart.example', messageId: '<1@platzwart>' } as Message
const LONG = 60 * 60 * 1000

/** Direct mails over a fake mail server, and the log. */
function mailsBy(send: (message: Message) => Promise<void>, pauses: readonly number[]) {
  const log: object[] = []
  const logger = { warn: (what: object) => void log.push(what) }
  return { log, mails: new DirectMails({ send }, logger, pauses) }
}

test('retries the same mail while the mail server fails', async () => {
  const send = vi
    .fn<(message: Message) => Promise<void>>()
    .mockRejectedValueOnce(new Error('421 later'))
    .mockRejectedValueOnce(new Error('421 later'))
    .mockResolvedValue()
  const { log, mails } = mailsBy(send, [0, 0, 0])
  mails.send('kontoWiederherstellung', MAIL)
  await expect.poll(() => send.mock.calls).toEqual([[MAIL], [MAIL], [MAIL]])
  await mails.stop()
  expect([send.mock.calls.length, log]).toMatchObject([
    3,
    [
      { typ: 'kontoWiederherstellung', final: false },
      { typ: 'kontoWiederherstellung', final: false },
    ],
  ])
})

test('gives up on a mail that is rejected or has failed too often, and logs it', async () => {
  for (const [error, calls] of [
    [new MailRefused('550 nobody here'), 1],
    [new Error('421 later'), 3],
  ] as const) {
    const send = vi.fn(() => Promise.reject(error))
    const { log, mails } = mailsBy(send, [0, 0])
    mails.send('kontoWiederherstellung', MAIL)
    await expect.poll(() => log.at(-1)).toMatchObject({ final: true })
    await mails.stop()
    expect(send).toHaveBeenCalledTimes(calls)
  }
})

test('waits at the end for mails in progress, and gives waiting ones a last attempt', async () => {
  const answer = Promise.withResolvers<void>()
  const send = vi
    .fn<(message: Message) => Promise<void>>()
    .mockRejectedValueOnce(new Error('421 later'))
    .mockImplementation(() => answer.promise)
  const { log, mails } = mailsBy(send, [LONG])
  mails.send('kontoWiederherstellung', MAIL)
  await expect.poll(() => log).toHaveLength(1)
  let stopped = false
  const stop = mails.stop().then(() => {
    stopped = true
  })
  await expect.poll(() => send.mock.calls).toHaveLength(2)
  expect(stopped).toBe(false)
  answer.resolve()
  await stop
  expect(log).toHaveLength(1)
})

test('sends mails to one address in order, without delaying others', async () => {
  const named = (to: string, subject: string) => ({ ...MAIL, to, subject }) as Message
  const sent: string[] = []
  let calls = 0
  const { mails } = mailsBy(
    async ({ to, subject }) => {
      if (to === 'a@b.example' && calls++ === 0) throw new Error('451 greylisted')
      sent.push(subject)
    },
    [50],
  )
  mails.send('kontoWiederherstellung', named('a@b.example', 'first'))
  mails.send('kontoWiederherstellung', named('a@b.example', 'second'))
  mails.send('kontoWiederherstellung', named('c@d.example', 'other'))
  await expect.poll(() => sent).toEqual(['other', 'first', 'second'])
  await mails.stop()
})
