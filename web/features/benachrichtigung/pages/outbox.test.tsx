// @vitest-environment happy-dom
import {
  listMails,
  sendMailAgain,
  sendTestMail,
  showMail,
} from '@platzwart/contract/operations/benachrichtigung'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, write } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const EMPFAENGER = { name: 'Lea Leserin', email: 'lea@haus.example' }
const SENT = {
  id: idOf(50),
  status: 'gesendet',
  betreff: 'Platz 7 ist gebucht',
  versuche: 1,
  empfaenger: EMPFAENGER,
  erstellt: '2027-03-10T08:30:00Z',
  fehler: null,
  ohneServer: false,
} as const
const FAILED = {
  ...SENT,
  id: idOf(51),
  status: 'fehlgeschlagen',
  betreff: null,
  versuche: 5,
  fehler: '550 no such mailbox',
} as const
const LETTER = {
  ...SENT,
  html: '<script>top.hacked = true</script><p>Hallo Lea</p>',
  text: 'Hallo Lea, schlicht',
}

const arrive = (at: string = PAGE.adminPostausgang, how: Visit = {}) =>
  visitApp(at, {
    rechte: ['customizing_mandant_pflege'],
    ...how,
    answers: [
      answer(listMails, ({ query }) => ({
        items: [SENT, FAILED].filter(({ status }) => [undefined, status].includes(query?.status as never)),
      })),
      answer(showMail, LETTER),
      ...(how.answers ?? []),
    ],
  })

describe('the outbox', () => {
  test('shows every mail with its receiver, time and status', async () => {
    await arrive()
    await eventually(() => expect(find('link', /^Platz 7 ist gebucht/)).toBeDefined())
    const sent = said(find('link', /^Platz 7 ist gebucht/))
    for (const word of ['an Lea Leserin (lea@haus.example)', 'Gesendet', '10.03.2027, 09:30'])
      expect(sent).toContain(word)
    const failed = said(find('link', /^Noch nicht verschickt/))
    expect(failed).toContain('Der Mailserver sagt: 550 no such mailbox')
  })

  test('says that a mail without a mail server is stored, and not that it was sent', async () => {
    await arrive(PAGE.adminPostausgang, {
      answers: [answer(listMails, { items: [{ ...SENT, ohneServer: true }] })],
    })
    await eventually(() => expect(find('link', /^Platz 7/)).toBeDefined())
    const kept = said(find('link', /^Platz 7/))
    expect(kept).toContain('Aufbewahrt, kein Mailserver')
    expect(kept).not.toContain('Gesendet')
  })

  test('filtered by status is an address, and the filter can be cleared if nothing is found', async () => {
    const { server, where } = await arrive()
    await eventually(() => expect(find('radio', 'Fehler')).toBeDefined())
    await click('radio', 'Fehler')
    await eventually(() => expect(all('link', /^Platz 7/)).toEqual([]))
    expect(where()).toBe(`${PAGE.adminPostausgang}?status=fehlgeschlagen`)
    await click('radio', 'Wartend')
    await eventually(() => expect(said()).toContain('Keine Nachrichten'))
    expect(server.asked(listMails).at(-1)?.query).toMatchObject({ status: 'wartend' })
    await click('button', 'Suche und Filter aufheben')
    await eventually(() => expect(find('link', /^Platz 7/)).toBeDefined())
    expect(where()).toBe(PAGE.adminPostausgang)
  })

  test('can be searched by receiver, in the address, in combination with the status', async () => {
    const { server, where } = await arrive(`${PAGE.adminPostausgang}?status=gesendet`)
    await eventually(() => expect(find('link', /^Platz 7/)).toBeDefined())
    await write('searchbox', 'Name oder Adresse', 'lea@')
    await eventually(() =>
      expect(server.asked(listMails).at(-1)?.query).toMatchObject({ status: 'gesendet', suche: 'lea@' }),
    )
    expect(where()).toContain('suche=lea')
  })

  test('opens a mail as its receiver sees it, where nothing in it runs', async () => {
    const { where } = await arrive()
    await eventually(() => expect(find('link', /^Platz 7/)).toBeDefined())
    await click('link', /^Platz 7/)
    await eventually(() => expect(find('heading', 'Platz 7 ist gebucht')).toBeDefined())
    expect(where()).toBe(`${PAGE.adminPostausgang}?nachricht=${SENT.id}`)
    expect(said()).toContain('Versuche: 1')
    const frame = document.querySelector('iframe')
    expect([frame?.title, frame?.getAttribute('sandbox')]).toEqual(['Nachricht', ''])
    await click('radio', 'Als Text')
    expect(said()).toContain('Hallo Lea, schlicht')
    expect(document.querySelector('iframe')).toBeNull()
    await click('link', 'Alle Nachrichten')
    await eventually(() => expect(where()).toBe(PAGE.adminPostausgang))
  })

  test('sends a mail again after a confirmation, and says that it is queued', async () => {
    const { server } = await arrive(`${PAGE.adminPostausgang}?nachricht=${SENT.id}`, {
      answers: [answer(sendMailAgain)],
    })
    await eventually(() => expect(find('button', 'Erneut senden')).toBeDefined())
    await click('button', 'Erneut senden')
    expect(said()).toContain('Sie geht so hinaus, wie sie hier steht, ohne Eintrag für den Kalender')
    expect(server.asked(sendMailAgain)).toEqual([])
    await click('button', 'Verschicken')
    await eventually(() => expect(said()).toContain('Die Mail wartet jetzt darauf, verschickt zu werden.'))
    expect(server.asked(sendMailAgain)).toHaveLength(1)
    expect(server.asked(showMail).length).toBeGreaterThan(1)
  })

  test('says why a mail is not sent again', async () => {
    const detail = 'Diese Mail gilt nicht mehr.'
    await arrive(`${PAGE.adminPostausgang}?nachricht=${SENT.id}`, {
      answers: [refuse(sendMailAgain, { status: 409, code: 'mail.ueberholt', detail })],
    })
    await eventually(() => expect(find('button', 'Erneut senden')).toBeDefined())
    await click('button', 'Erneut senden')
    await click('button', 'Verschicken')
    await eventually(() => expect(said(find('alert'))).toContain(detail))
    expect(find('button', 'Erneut senden')).toBeDefined()
  })

  test('offers no resending while a mail is queued', async () => {
    await arrive(`${PAGE.adminPostausgang}?nachricht=${SENT.id}`, {
      answers: [answer(showMail, { ...LETTER, status: 'wartend' })],
    })
    await eventually(() => expect(find('heading', 'Platz 7 ist gebucht')).toBeDefined())
    expect(all('button', 'Erneut senden')).toEqual([])
  })

  test('says when a mail that is not written yet will be', async () => {
    await arrive(`${PAGE.adminPostausgang}?nachricht=${FAILED.id}`, {
      answers: [answer(showMail, { ...FAILED, html: null, text: null })],
    })
    await eventually(() => expect(said()).toContain('Diese Nachricht ist noch nicht geschrieben.'))
    expect(all('radio', 'Als Text')).toEqual([])
  })

  test('says in staff-council mode that the subject of somebody else’s mail is hidden, and not that it is queued', async () => {
    const personalrat = { seit: '2027-03-01T08:00:00Z', endet: null }
    const withheld = { ...SENT, betreff: null, empfaenger: null }
    await arrive(PAGE.adminPostausgang, {
      start: { mandant: { personalrat } },
      answers: [answer(listMails, { items: [withheld, { ...withheld, id: idOf(52), status: 'wartend' }] })],
    })
    await eventually(() => expect(find('link', /^Betreff nicht gezeigt/)).toBeDefined())
    expect(said(find('link', /^Betreff nicht gezeigt/))).toContain('Gesendet')
    expect(said(find('link', /^Noch nicht verschickt/))).toContain('Wartend')
  })

  test('says if a mail does not exist', async () => {
    const detail = 'Diese Nachricht gibt es nicht.'
    await arrive(`${PAGE.adminPostausgang}?nachricht=${FAILED.id}`, {
      answers: [refuse(showMail, { status: 404, code: 'nichtGefunden', detail })],
    })
    await eventually(() => expect(said(find('alert'))).toContain(detail))
  })

  test('is also in English', async () => {
    await arrive(PAGE.adminPostausgang, { language: 'en' })
    await eventually(() => expect(find('link', /^Platz 7/)).toBeDefined())
    expect(said(find('link', /^Platz 7/))).toContain('10 Mar 2027, 09:30')
    expect(said()).not.toMatch(/Gesendet|Mailserver sagt/)
  })
})

describe('a test mail', () => {
  test('goes to oneself, and shows the mail server’s answer in place', async () => {
    const { server } = await arrive(PAGE.adminPostausgang, {
      answers: [answer(sendTestMail, { ergebnis: 'gesendet', antwort: '250 queued as 4711' })],
    })
    await eventually(() => expect(find('button', 'Testmail')).toBeDefined())
    await click('button', 'Testmail')
    await click('button', 'Senden')
    await eventually(() => expect(said(find('note'))).toContain('hat die Testmail angenommen'))
    expect(said(find('note'))).toContain('Er sagt: 250 queued as 4711')
    expect(server.asked(sendTestMail).map(({ body }) => body)).toEqual([{ adresse: 'lena@haus.example' }])
  })

  test('goes to another address, and says why the server rejected it', async () => {
    const { server } = await arrive(PAGE.adminPostausgang, {
      answers: [
        answer(sendTestMail, ({ body }) =>
          JSON.stringify(body).includes('weg@haus.example')
            ? ({ ergebnis: 'nichtErreicht', antwort: null } as const)
            : ({ ergebnis: 'abgelehnt', antwort: '550 no such person' } as const),
        ),
      ],
    })
    await eventually(() => expect(find('button', 'Testmail')).toBeDefined())
    await click('button', 'Testmail')
    await write('textbox', 'An', 'neu@anderswo.example')
    await click('button', 'Senden')
    await eventually(() => expect(said(find('alert'))).toContain('Er sagt: 550 no such person'))
    await write('textbox', 'An', 'weg@haus.example')
    await click('button', 'Senden')
    await eventually(() => expect(said(find('alert'))).toContain('nicht zu Ende geantwortet'))
    expect(server.asked(sendTestMail)).toHaveLength(2)
  })

  test('says that no mail server is set up', async () => {
    await arrive(PAGE.adminPostausgang, {
      answers: [answer(sendTestMail, { ergebnis: 'keinServer', antwort: null })],
    })
    await eventually(() => expect(find('button', 'Testmail')).toBeDefined())
    await click('button', 'Testmail')
    await click('button', 'Senden')
    await eventually(() => expect(said()).toContain('Es ist kein Mailserver eingerichtet'))
  })
})
