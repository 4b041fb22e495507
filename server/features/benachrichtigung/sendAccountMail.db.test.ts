import { describe, expect, it } from 'vitest'
import { DirectMails } from '../../platform/mail/directMails.ts'
import { createMailer } from '../../platform/mail/queueMail.ts'
import {
  admin,
  type House,
  house,
  LENA,
  MANDANT,
  mailSuite,
  outbox,
  smtp,
  workOf,
} from '../../testing/mailHouse.ts'
import { createAccountMailSender } from './sendAccountMail.ts'
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
    sprache: 'de' as const,
    person: person ? { mandantId: MANDANT, benutzerId: LENA } : null,
  })
  const LINK = 'http://lindenau.localhost:3000/auth/recovery?token=secret-code&x=1'

  function senderOf({ jobs, deps }: House) {
    const directMails = new DirectMails(deps.transport, deps.logger)
    const more = { mailer: createMailer(jobs), publicUrl: 'http://localhost:3000', directMails }
    return { sender: createAccountMailSender({ ...deps, ...more }), directMails }
  }

  async function send(keepLinks: boolean, person = true) {
    const server = await smtp()
    const here = await house(server.url, false, keepLinks)
    const { deps } = here
    const { sender, directMails } = senderOf(here)
    await sender(konto(LINK, person))
    await directMails.stop()
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

  it.each([
    [
      'is a person of another Mandant too',
      "insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, 'a1', 'Lena', 'Leserin', 'leserin@lindenau.example')",
    ],
    [
      'operates the installation',
      'with u as (insert into auth."user" (id, name, email) values (\'a1\', $1, $2) returning id) insert into auth.betreiber select id from u',
    ],
  ])('keeps no link in the demo when its account %s', async (_, statement) => {
    const other = '01980000-0000-7000-8000-000000000002'
    const id = '01980000-0000-7000-8000-0000000000c1'
    await admin.query("insert into mandant (id, name) values ($1, 'Nordhafen') on conflict do nothing", [
      other,
    ])
    await admin.query(statement, [other, id])
    await send(true)
    expect((await outbox())[0]?.text).toContain('(Link entfernt)')
    expect(JSON.stringify(await outbox())).not.toContain('secret-code')
    await admin.query('delete from benutzer where id = $1', [id])
    await admin.query('delete from auth."user"')
  })

  it('of an operator goes out without an outbox', async () => {
    const server = await send(false, false)
    expect(server.mails.map((mail) => mail.to)).toEqual([['leserin@lindenau.example']])
    expect(await outbox()).toEqual([])
  })

  it('may be asked for again', async () => {
    const { sender } = senderOf(await house(null, false))
    await sender(konto(LINK))
    await sender(konto(LINK))
    expect(await outbox()).toHaveLength(2)
  })
})
