import { expect, test, vi } from 'vitest'
import { DirectMails } from './directMails.ts'
import { MailRefused, type Message } from './transport.ts'

const MAIL = { to: 'betreiberin@platzwart.example', messageId: '<1@platzwart>' } as Message
const LONG = 60 * 60 * 1000

/** Mails by a mail server whose answers the test gives, and what the log is told. */
function mailsBy(send: (message: Message) => Promise<void>, pauses: readonly number[]) {
  const log: object[] = []
  const logger = { warn: (what: object) => void log.push(what) }
  return { log, mails: new DirectMails({ send }, logger, pauses) }
}

test('a mail is tried again, as the same one, while the mail server fails', async () => {
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

test('a mail that is refused for good, or has failed often enough, is told in the log and done with', async () => {
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

test('the end waits for what is under way, and gives what waits its last attempt', async () => {
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

test('a later mail to the same address waits for the earlier one, sent or failed, and nobody else does', async () => {
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
