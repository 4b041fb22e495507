import { beforeEach, describe, expect, it } from 'vitest'
import {
  admin,
  house,
  LARS,
  LENA,
  MANDANT,
  mailSuite,
  mails,
  outbox,
  smtp,
  workOf,
} from '../../../testing/mailHouse.ts'
import { sendMail } from '../sendMail.ts'

mailSuite()
beforeEach(() => admin.query('delete from mailtext'))

const word = (typ: string, words: Readonly<Record<string, string>>) =>
  admin.query(
    `insert into mailtext (mandant_id, id, typ, ${Object.keys(words).join(', ')})
     values ('${MANDANT}', gen_random_uuid(), $1, ${Object.keys(words).map((_, i) => `$${i + 2}`)})
     on conflict (mandant_id, typ) do update set ${Object.keys(words).map((name) => `${name} = excluded.${name}`)}`,
    [typ, ...Object.values(words)],
  )

const GERMAN = {
  betreff_de: '{haus}: {platz} ab {von}',
  einleitung_de: 'Moin {vorname},\nwir freuen uns.',
  schluss_de: 'Das Team\nvon {haus}',
}

async function sendAll(deps: Parameters<typeof sendMail>[0]): Promise<void> {
  for (const row of await outbox()) await sendMail(deps, workOf(row))
}

/** Two people are told of a booking, in a house whose mail server has them. */
async function told() {
  const server = await smtp()
  const { queue, deps } = await house(server.url, false)
  await queue(mails('direktReserviert'))
  return { server, deps }
}

describe('a mail of a house with words of its own', () => {
  it('carries them in the language of who gets it, with all that a mail of ours has', async () => {
    await word('useMailBuchungBestaetigt', GERMAN)
    const { server, deps } = await told()
    await sendAll(deps)
    const raw = (to: string) => server.mails.find((mail) => mail.to[0] === to)?.raw ?? ''
    const german = raw('leserin@lindenau.example')
    expect(german).toMatch(/^Subject: Stadtbibliothek Lindenau: Platz 217 ab 10:00\r$/m)
    expect(german).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m)
    expect(german).toMatch(/^List-Unsubscribe:/m)
    // Nothing of theirs in English: as it was.
    expect(raw('leser@lindenau.example')).toMatch(/^Subject: Confirmed: Platz 217/m)
    const { rows } = await admin.query<{ text: string; betreff: string }>(
      `select text, betreff from benachrichtigung where empfaenger_id = '${LENA}'`,
    )
    expect(rows[0]?.text).toMatch(/^Moin Lena,\n\nwir freuen uns\.\n\nDer Platz ist reserviert\./)
    expect(rows[0]?.text).toContain('Platz: Platz 217')
    expect(rows[0]?.text).toContain('\n\nDas Team\nvon Stadtbibliothek Lindenau\n\n-- \n')
    const { rows: others } = await admin.query<{ text: string }>(
      `select text from benachrichtigung where empfaenger_id = '${LARS}'`,
    )
    expect(others[0]?.text).not.toContain('Team')
  })

  it('has those that hold when it is sent, and keeps them when they change', async () => {
    await word('useMailBuchungBestaetigt', GERMAN)
    const { deps } = await told()
    await word('useMailBuchungBestaetigt', { betreff_de: 'Neu: {platz}' })
    const [first] = await outbox()
    if (first) await sendMail(deps, workOf(first))
    await word('useMailBuchungBestaetigt', { betreff_de: 'Noch neuer' })
    const subjects = (await outbox()).map(({ betreff }) => betreff)
    expect(subjects).toEqual(['Neu: Platz 217', null])
  })

  it('is worded by its own house and by its own kind', async () => {
    await word('useMailStorno', GERMAN)
    const other = '01980000-0000-7000-8000-00000000ffff'
    await admin.query(
      `insert into mandant (id, name) values ('${other}', 'Anderes Haus') on conflict do nothing`,
    )
    await admin.query(
      `insert into mailtext (mandant_id, id, typ, betreff_de)
       values ('${other}', gen_random_uuid(), 'useMailBuchungBestaetigt', 'fremd') on conflict do nothing`,
    )
    const { deps } = await told()
    await sendAll(deps)
    expect((await outbox()).map(({ betreff }) => betreff?.slice(0, 10))).toEqual(['Bestätigt:', 'Confirmed:'])
  })
})
