import { describe, expect, it } from 'vitest'
import { house, LENA, MANDANT, mailSuite, outbox, smtp, workOf } from '../../testing/mailHouse.ts'
import { createMailer } from './queueMail.ts'
import { createKontoMailSender } from './sendKontoMail.ts'
import { sendMail } from './sendMail.ts'

mailSuite()

describe('the mail of an account', () => {
  const konto = (link: string, person = true) => ({
    typ: 'kontoWiederherstellung' as const,
    anmeldungId: 'a1',
    email: 'leserin@lindenau.example',
    name: 'Lena Leserin',
    link,
    geheim: true,
    gueltigBis: Temporal.Instant.from('2026-11-21T10:00:00Z'),
    person: person ? { mandantId: MANDANT, benutzerId: LENA, sprache: 'de' as const } : null,
  })
  const LINK = 'http://lindenau.localhost:3000/auth/recovery?token=secret-code&x=1'

  async function send(keepLinks: boolean, person = true) {
    const server = await smtp()
    const { jobs, deps } = await house(server.url, false, keepLinks)
    const sender = createKontoMailSender({
      ...deps,
      mailer: createMailer(jobs),
      publicUrl: 'http://localhost:3000',
    })
    await sender(konto(LINK, person))
    for (const row of await outbox()) await sendMail(deps, workOf(row))
    return server
  }

  it('carries its link to the receiver, and leaves none behind for whoever reads the outbox', async () => {
    const server = await send(false)
    expect(server.mails[0]?.raw).toContain('secret-code')
    const rows = await outbox()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.text).toContain('(Link entfernt)')
    expect(JSON.stringify(rows)).not.toContain('secret-code')
  })

  it('keeps its link in the demo, where the outbox is all there is', async () => {
    await send(true)
    expect((await outbox())[0]?.text).toContain('secret-code')
  })

  it('of an operator who is a person of no Mandant goes out without an outbox', async () => {
    const server = await send(false, false)
    expect(server.mails.map((mail) => mail.to)).toEqual([['leserin@lindenau.example']])
    expect(await outbox()).toEqual([])
  })

  it('may be asked for again', async () => {
    const { jobs, deps } = await house(null, false)
    const sender = createKontoMailSender({
      ...deps,
      mailer: createMailer(jobs),
      publicUrl: 'http://localhost:3000',
    })
    await sender(konto(LINK))
    await sender(konto(LINK))
    expect(await outbox()).toHaveLength(2)
  })
})
