import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { testSmtp } from '../../testing/smtp.ts'

it('a stopping server first sends the mails that are in no outbox', async () => {
  const smtp = await testSmtp()
  const app = await testApp('2026-11-23T08:00:00Z', { smtpUrl: smtp.url })
  app.deps.directMails.send('kontoWiederherstellung', {
    fromName: 'Platzwart',
    toName: 'Berta',
    to: 'betreiberin@platzwart.example',
    language: 'de',
    subject: 'Zugang',
    text: 'Der Link',
    html: '<p>Der Link</p>',
    messageId: '<1@platzwart>',
    attachments: [],
    invitation: null,
  })
  await app.close()
  expect(smtp.mails.map(({ to }) => to)).toEqual([['betreiberin@platzwart.example']])
  await smtp.close()
})
