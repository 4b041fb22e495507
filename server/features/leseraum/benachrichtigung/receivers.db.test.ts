import { address } from '@platzwart/contract/operation'
import { clearEinstellung, saveEinstellung } from '@platzwart/contract/operations/einstellung'
import { PAGE } from '@platzwart/contract/paths'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/mandant.ts'
import { app, haus, hausSuite, leseraeume } from '../../../testing/suites/haus.ts'
import { renderBuchungMail } from './renderBuchungMail.ts'

hausSuite()

const { booked, post, rows } = leseraeume

/** As the switch on one's own page does it. */
async function turn(person: TestPerson, name: EinstellungName, wert: boolean): Promise<void> {
  const answer = await app.request(address(saveEinstellung, { name }), {
    as: person.token,
    host: haus.host,
    method: 'PUT',
    body: { wert, schicht: 'benutzer' },
  })
  expect([answer.status, answer.text]).toEqual([204, ''])
}

async function turnBack(person: TestPerson, name: EinstellungName): Promise<void> {
  const path = address(clearEinstellung, { name })
  const answer = await app.request(path, { as: person.token, host: haus.host, method: 'DELETE' })
  expect(answer.status).toBeLessThan(300)
}

/** Who has which mail of a booking in the outbox. */
async function told(id: string): Promise<string[]> {
  const found = await rows(
    `select n.typ, b.vorname from benachrichtigung n join benutzer b on b.mandant_id = n.mandant_id and b.id = n.empfaenger_id
     where n.mandant_id = $1 and n.objekt_id = $2 order by n.typ, b.vorname`,
    [haus.id, id],
  )
  return found.map(({ typ, vorname }) => `${typ} → ${String(vorname).toLowerCase()}`)
}

const ofGroup = () => ({ leseraumId: haus.room, gruppengroesse: 2, zweitePerson: haus.ben.email })

describe('one’s own switches of the mails about seats', () => {
  it('stop the confirmation, and that of nobody else', async () => {
    await turn(haus.anna, 'benachrichtigung.bestaetigung', false)
    expect(await told(await booked(haus.anna))).toEqual([])
    expect(await told(await booked(haus.ben))).toEqual(['useMailBuchungBestaetigt → ben'])
    await turnBack(haus.anna, 'benachrichtigung.bestaetigung')
    expect(await told(await booked(haus.anna))).toEqual(['useMailBuchungBestaetigt → anna'])
  })

  it('stop what tells the booker of a tentative booking, and never the request to agree', async () => {
    for (const person of [haus.anna, haus.ben]) await turn(person, 'benachrichtigung.vormerkung', false)
    expect(await told(await booked(haus.anna, ofGroup()))).toEqual(['useMailVormerkung → ben'])
    for (const person of [haus.anna, haus.ben]) await turn(person, 'benachrichtigung.vormerkung', true)
    expect(await told(await booked(haus.anna, ofGroup()))).toEqual([
      'useMailVormerkung → anna',
      'useMailVormerkung → ben',
    ])
  })

  it('stop the mail of a cancellation for whoever has switched it off', async () => {
    await turn(haus.anna, 'benachrichtigung.storno', false)
    const id = await booked(haus.anna, ofGroup())
    await post(haus.ben, id, 'confirm')
    await post(haus.anna, id, 'cancel')
    expect((await told(id)).filter((line) => line.startsWith('useMailStorno'))).toEqual([
      'useMailStorno → ben',
    ])
    await turnBack(haus.anna, 'benachrichtigung.storno')
  })

  it('stop the mail of a change for the booker, and not for the second person, who must agree again', async () => {
    for (const person of [haus.anna, haus.ben]) await turn(person, 'benachrichtigung.aenderung', false)
    const id = await booked(haus.anna, ofGroup())
    await post(haus.ben, id, 'confirm')
    const [row] = await rows('select version from leseraum_buchung where mandant_id = $1 and id = $2', [
      haus.id,
      id,
    ])
    const answer = await app.request(`/api/leseraum-buchungen/${id}`, {
      as: haus.anna.token,
      host: haus.host,
      method: 'PATCH',
      body: { gruppengroesse: 3 },
      headers: { 'if-match': `"${row?.version}"` },
    })
    expect([answer.status, answer.text]).toEqual([200, expect.anything()])
    const changed = (await told(id)).filter((line) => line.startsWith('useMailBuchungAngepasst'))
    expect(changed).toEqual(['useMailBuchungAngepasst → ben'])
  })

  it('are where the mail says, and a mail without one says why', async () => {
    const id = await booked(haus.anna, ofGroup())
    const [row] = await rows('select daten from benachrichtigung where mandant_id = $1 and objekt_id = $2', [
      haus.id,
      id,
    ])
    const buchung = (row?.daten as { buchung: object } | undefined)?.buchung
    const written = (typ: string, rolle: string) =>
      renderBuchungMail(
        {
          typ,
          objektId: id,
          objektVersion: 1,
          daten: { rolle, buchung },
          empfaenger: { name: 'Ben', adresse: 'ben@haus.example', sprache: 'de' },
          absender: 'platzwart@haus.example',
          origin: 'http://haus.localhost',
          mandant: { name: 'Haus', zone: 'Europe/Berlin' },
          now: Temporal.Now.instant(),
        },
        haus.id,
      )
    const page = `http://haus.localhost${PAGE.eigeneEinstellungen}`
    const switchable = written('useMailBuchungBestaetigt', 'bucher')
    expect(switchable?.text).toContain(`Nachrichten dieser Art abschalten\n${page}`)
    expect(switchable?.html).toContain(`<a href="${page}"`)
    const mandatory = written('freigabeOhneCheckIn', 'bucher')
    expect(mandatory?.text).toContain('lässt sich nicht abschalten, weil')
    expect(mandatory?.html).not.toContain(page)
  })
})
