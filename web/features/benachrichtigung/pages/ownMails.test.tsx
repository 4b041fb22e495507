// @vitest-environment happy-dom
import { listGeraete, listOwnMails, showMail } from '@platzwart/contract/operations/benachrichtigung'
import { listGrundrisse } from '@platzwart/contract/operations/grundriss'
import { showKalenderLink } from '@platzwart/contract/operations/kalender'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { keepingOwn } from '../../../testing/einstellungen.ts'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const KEPT = {
  id: idOf(60),
  status: 'gesendet',
  betreff: 'Platz 7 ist gebucht',
  versuche: 1,
  empfaenger: { name: 'Lea Leserin', email: 'lea@haus.example' },
  erstellt: '2027-03-10T08:30:00Z',
  fehler: null,
  ohneServer: true,
} as const
const LETTER = {
  ...KEPT,
  html: '<script>top.hacked = true</script><p>Hallo Lea</p>',
  text: 'Hallo Lea, schlicht',
}

const arrive = (at: string = PAGE.eigeneMails, how: Visit = {}) =>
  visitApp(at, {
    ...how,
    answers: [
      answer(listOwnMails, ({ query }) => ({
        items: [KEPT].filter(({ status }) => [undefined, status].includes(query?.status as never)),
      })),
      answer(showMail, LETTER),
      ...(how.answers ?? []),
    ],
  })

describe('one’s own mails', () => {
  test('are linked from the account menu and one’s own settings', async () => {
    const { where } = await arrive(PAGE.eigeneEinstellungen, {
      answers: [
        ...keepingOwn({}),
        answer(listGrundrisse, []),
        answer(showKalenderLink, { link: null }),
        answer(listGeraete, { geraete: [] }),
      ],
    })
    await eventually(() => expect(find('link', 'Meine Mails lesen')).toBeDefined())
    await click('link', 'Meine Mails lesen')
    await eventually(() => expect(where()).toBe(PAGE.eigeneMails))
    await eventually(() => expect(find('heading', 'Meine Mails')).toBeDefined())
    await click('button', /^Konto von/)
    await eventually(() => expect(find('menuitem', 'Meine Mails')).toBeDefined())
  })

  test('are available without any right, and say that they are stored if there is no mail server', async () => {
    await arrive()
    await eventually(() => expect(find('link', /^Platz 7/)).toBeDefined())
    const row = said(find('link', /^Platz 7/))
    for (const word of ['Aufbewahrt, kein Mailserver', '10.03.2027, 09:30']) expect(row).toContain(word)
    expect(row).not.toContain('an Lea')
  })

  test('open as they were written, where nothing in them runs, and link back', async () => {
    const { where } = await arrive()
    await eventually(() => expect(find('link', /^Platz 7/)).toBeDefined())
    await click('link', /^Platz 7/)
    await eventually(() => expect(find('heading', 'Platz 7 ist gebucht')).toBeDefined())
    expect(where()).toBe(`${PAGE.eigeneMails}?nachricht=${KEPT.id}`)
    expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('')
    await click('radio', 'Als Text')
    expect(said()).toContain('Hallo Lea, schlicht')
    await click('link', 'Alle meine Mails')
    await eventually(() => expect(where()).toBe(PAGE.eigeneMails))
  })

  test('can be filtered by status in the address, and the filter can be cleared', async () => {
    const { where } = await arrive(`${PAGE.eigeneMails}?status=wartend`)
    await eventually(() => expect(said()).toContain('Keine Mails an Sie'))
    await click('button', 'Suche und Filter aufheben')
    await eventually(() => expect(find('link', /^Platz 7/)).toBeDefined())
    expect(where()).toBe(PAGE.eigeneMails)
  })

  test('say if there are none', async () => {
    await arrive(PAGE.eigeneMails, { answers: [answer(listOwnMails, { items: [] })] })
    await eventually(() => expect(said()).toContain('Sobald etwas für Sie gebucht'))
  })

  test('say if they could not be read, and not that there are none', async () => {
    const no = { status: 503, code: 'server.beschaeftigt', detail: 'Gleich wieder.' } as const
    await arrive(PAGE.eigeneMails, { answers: [refuse(listOwnMails, no)] })
    await eventually(() => expect(said()).toContain('Gleich wieder.'))
    expect(said()).not.toContain('Keine Mails an Sie')
  })

  test('say that somebody else’s mail does not exist', async () => {
    const detail = 'Diese Nachricht gibt es nicht.'
    await arrive(`${PAGE.eigeneMails}?nachricht=${idOf(61)}`, {
      answers: [refuse(showMail, { status: 404, code: 'nichtGefunden', detail })],
    })
    await eventually(() => expect(said(find('alert'))).toContain(detail))
    expect(all('radio', 'Als Text')).toEqual([])
  })

  test('are also in English', async () => {
    await arrive(PAGE.eigeneMails, { language: 'en' })
    await eventually(() => expect(find('link', /^Platz 7/)).toBeDefined())
    expect(said()).toContain('Kept, no mail server')
    expect(said()).not.toContain('Meine Mails')
  })
})
