// @vitest-environment happy-dom
import { clearEinstellung, saveEinstellung } from '@platzwart/contract/operations/einstellung'
import * as wire from '@platzwart/contract/operations/leseraum'
import { listSperren } from '@platzwart/contract/operations/leseraum/sperre'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import {
  all,
  click,
  describedAs,
  eventually,
  find,
  key,
  nameOf,
  names,
  said,
  write,
} from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { buchung, PLAN, type Saal, SEAT, saal, wall } from '../../../testing/leseraum.ts'
import { type Answer, answer, refuse } from '../../../testing/server.ts'
import { KartePage } from '../pages/KartePage.tsx'

interface Opened extends Saal {
  readonly seat?: string
  readonly search?: string
  readonly answers?: readonly Answer[]
  readonly language?: NonNullable<Visit['language']>
}

/** The dialog of a seat over the map, opened by a link. */
async function dialog({
  seat = SEAT.fenster,
  search = '',
  answers = [],
  language = 'de',
  ...how
}: Opened = {}) {
  const shown = await visit(<KartePage />, {
    at: `/leseraum/karte?platz=${seat}${search}`,
    answers: [...saal(how), ...answers],
    language,
  })
  await eventually(() => expect(buttons(/buchen|ändern|Buchen|^Book/)).not.toEqual([]))
  return shown
}

const open = () => find('dialog')
const told = () => said(open())
/** The confirmation beside the map; the dialog is closed by then. */
const done = (title: string) => find('region', title)
const isDone = (title: string) =>
  eventually(() => {
    expect(nameOf(done(title))).toBe(title)
    expect(names('dialog')).toEqual([])
  })
const buttons = (name: RegExp) => all('button', name, open())
const press = (name: string | RegExp) => click('button', name, open())
const offered = (name: string) =>
  [...find<HTMLSelectElement>('combobox', name).options].map((one) => one.text)
const shownIn = (name: string) => offered(name)[find<HTMLSelectElement>('combobox', name).selectedIndex]

async function choose(name: string, text: string) {
  const select = find<HTMLSelectElement>('combobox', name)
  await act(async () => {
    select.selectedIndex = offered(name).indexOf(text)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

const ask = (patch: object = {}) => [
  { body: { leseraumId: SEAT.fenster, von: wall('10:00'), bis: wall('18:00'), gruppengroesse: 1, ...patch } },
]
const booked = answer(wire.bookLeseraum, buchung({ von: wall('10:00'), bis: wall('18:00') }))

describe('the initial values', () => {
  test('are the map’s period, for the whole seat', async () => {
    await dialog()
    expect(nameOf(open())).toBe('Platz A-1 buchen, Mi., 10.03.2027')
    expect(told()).toContain('Lesesaal · Fenster')
    expect(told()).toContain('Den ganzen Tag frei.')
    expect([shownIn('Beginn'), shownIn('Ende')]).toEqual(['10:00 Uhr', '18:00 Uhr'])
    expect(buttons(/buchen$/).map(nameOf)).toEqual(['Mi., 10.03.2027, 10:00 – 18:00 Uhr buchen'])
  })

  test('come with the seat’s equipment and requirements', async () => {
    await dialog({ seat: SEAT.wand })
    expect(said(find('list', 'Ausstattung und Bedingungen'))).toBe('2 × Bildschirm')
    expect(told()).toContain('Bedingungen: Nur leise.')
  })

  test('are shortened by others’ and one’s own bookings, and the dialog says so', async () => {
    await dialog({
      held: [{ seat: SEAT.fenster, von: '10:00', bis: '12:00', status: 'aktiv' }],
      own: [buchung({ leseraumId: SEAT.gang, von: wall('15:00'), bis: wall('16:00') })],
    })
    expect([shownIn('Beginn'), shownIn('Ende')]).toEqual(['12:00 Uhr', '15:00 Uhr'])
    expect(told()).toContain('belegt 10:00 – 12:00 Uhr')
    expect(told()).toContain(
      'Gewünscht waren 10:00 – 18:00 Uhr. Bis 12:00 Uhr ist dieser Platz vergeben. Ab 15:00 Uhr läuft eine eigene Buchung.',
    )
  })

  test('respect the maximum length of a booking', async () => {
    await dialog({ settings: { 'leseraum.hoechstdauer': 120 } })
    expect(shownIn('Ende')).toBe('12:00 Uhr')
    expect(told()).toContain('Eine Buchung dauert höchstens 2 Stunden.')
    await choose('Beginn', '11:00 Uhr')
    expect(told()).not.toContain('Gewünscht waren')
  })

  test.each([
    ['vorgemerkt', 'vorgemerkt 14:00 – 15:00 Uhr'],
    ['reserviert', 'reserviert 14:00 – 15:00 Uhr'],
    ['aktiv', 'belegt 14:00 – 15:00 Uhr'],
    ['verschlossen', 'gesperrt 14:00 – 15:00 Uhr'],
    ['gehalten', 'eben frei geworden und noch gehalten, 14:00 – 15:00 Uhr'],
  ] as const)('beside one who has %s it', async (status, words) => {
    const held = [{ seat: SEAT.fenster, von: '14:00', bis: '15:00', status }]
    await dialog({ held, answers: [answer(listSperren, [])] })
    expect(said(find('region', 'Der Tag an diesem Platz'))).toContain(words)
  })

  test('of a locked seat say until when and why, from the locks of that day and seat', async () => {
    const lock = (seat: string, von: string, bis: string, grund: string) => ({
      id: idOf(930),
      leseraumIds: [seat],
      von,
      bis,
      grund,
    })
    await dialog({
      held: [{ seat: SEAT.fenster, von: '14:00', bis: '15:00', status: 'verschlossen' }],
      answers: [
        answer(listSperren, [
          lock(SEAT.fenster, wall('14:00'), wall('15:00'), 'Stuhl wackelt'),
          lock(SEAT.gang, wall('14:00'), wall('15:00'), 'Fenster klemmt'),
          lock(SEAT.fenster, wall('14:00', '2027-03-11'), wall('15:00', '2027-03-11'), 'Lesung'),
        ]),
      ],
    })
    await eventually(() => expect(told()).toContain('Gesperrt bis 10.03.2027, 15:00 Uhr. Stuhl wackelt'))
    expect(told()).not.toMatch(/klemmt|Lesung/)
  })

  test('follow the wall time on the night of a clock change', async () => {
    const week = Array.from({ length: 7 }, (_, wochentag) => ({
      wochentag,
      von: '00:00',
      bis: '06:00',
      geoeffnet: true,
    }))
    await dialog({
      search: '&tag=2027-03-28&modus=frei&von=01:00&bis=05:00',
      offen: ['00:00', '06:00'],
      plan: { oeffnungszeiten: week },
      settings: { 'leseraum.tageImVoraus': 60, 'leseraum.zeitschritt': 30 },
    })
    expect([shownIn('Beginn'), shownIn('Ende')]).toEqual(['01:00 Uhr', '05:00 Uhr'])
    // The hour from two to three does not exist.
    expect(offered('Beginn').slice(0, 6)).toEqual([
      '00:00 Uhr',
      '00:30 Uhr',
      '01:00 Uhr',
      '01:30 Uhr',
      '03:00 Uhr',
      '03:30 Uhr',
    ])
  })

  test('are in English, too', async () => {
    await dialog({ language: 'en', seat: SEAT.gang })
    expect(nameOf(open())).toMatch(/^Book Seat A-2/)
    expect([shownIn('Start'), shownIn('End')]).toEqual(['10:00', '18:00'])
  })
})

describe('booking', () => {
  test('sends the chosen values, and says what comes next', async () => {
    const { server } = await dialog({ answers: [booked] })
    await press(/buchen$/)
    await isDone('A-1 ist reserviert')
    expect(server.asked(wire.bookLeseraum)).toMatchObject(ask())
    expect(said(done('A-1 ist reserviert'))).toContain('Mi., 10.03.2027, 10:00 – 18:00 Uhr')
    expect(said(done('A-1 ist reserviert'))).toContain('Check-in von 09:45 bis 10:15 Uhr.')
  })

  test('says that the code is needed, and that there is no check-in', async () => {
    const how = { von: wall('10:00'), bis: wall('18:00'), freigabeOhneCheckIn: false, checkInMitCode: true }
    await dialog({ answers: [answer(wire.bookLeseraum, buchung(how))] })
    await press(/buchen$/)
    await isDone('A-1 ist reserviert')
    expect(said(done('A-1 ist reserviert'))).toContain(
      '10:15 Uhr mit dem Code am Platz. Der Platz bleibt auch',
    )
  })

  test('by Enter in a field sends once', async () => {
    const { server } = await dialog({ answers: [booked] })
    const [button] = buttons(/buchen$/)
    await act(async () => {
      button?.click()
      button?.click()
    })
    await isDone('A-1 ist reserviert')
    expect(server.writes).toEqual(['bookLeseraum'])
  })

  test('uses the fields’ start and end; another start keeps the length', async () => {
    const { server } = await dialog({ answers: [booked] })
    await choose('Ende', '12:00 Uhr')
    await choose('Beginn', '13:15 Uhr')
    expect(shownIn('Ende')).toBe('15:15 Uhr')
    await choose('Beginn', '11:00 Uhr')
    expect(shownIn('Ende')).toBe('13:00 Uhr')
    await press(/buchen$/)
    await eventually(() => expect(server.writes).toEqual(['bookLeseraum']))
    expect(server.asked(wire.bookLeseraum)).toMatchObject(ask({ von: wall('11:00'), bis: wall('13:00') }))
  })

  test('is shortened near the end of the day, and regains its length when the start moves back', async () => {
    await dialog()
    await choose('Ende', '12:00 Uhr')
    await choose('Beginn', '19:45 Uhr')
    expect(shownIn('Ende')).toBe('20:00 Uhr')
    await choose('Beginn', '14:00 Uhr')
    expect(shownIn('Ende')).toBe('16:00 Uhr')
  })

  test('keeps the length when the thumb of the start is moved by keyboard', async () => {
    await dialog()
    await choose('Ende', '12:00 Uhr')
    const thumb = find('slider' as 'grid', 'Beginn', open())
    await act(async () => thumb.focus())
    await key('PageUp')
    expect([shownIn('Beginn'), shownIn('Ende')]).toEqual(['11:00 Uhr', '13:00 Uhr'])
    await key('End')
    await key('Home')
    expect([shownIn('Beginn'), shownIn('Ende')]).toEqual(['10:00 Uhr', '12:00 Uhr'])
  })

  test('moves the thumbs of the day by keyboard, in sync with the fields', async () => {
    await dialog()
    const thumb = find('slider' as 'grid', 'Ende', open())
    await act(async () => thumb.focus())
    await key('PageDown')
    await key('ArrowLeft')
    expect(shownIn('Ende')).toBe('16:45 Uhr')
    expect(thumb.getAttribute('aria-valuetext')).toBe('16:45 Uhr')
    await key('Home')
    // It is 10:07: the earliest bookable step is the running one.
    expect([shownIn('Beginn'), shownIn('Ende')]).toEqual(['10:00 Uhr', '10:15 Uhr'])
  })

  test('needs no further press: the address drops the seat, and the confirmation is beside the map', async () => {
    const { where } = await dialog({ answers: [booked] })
    await press(/buchen$/)
    await isDone('A-1 ist reserviert')
    await eventually(() => expect(where()).toBe('/leseraum/karte'))
    await click('button', 'Meldung schließen')
    expect(names('region')).not.toContain('A-1 ist reserviert')
  })

  test.each([
    ['de', 'Platz 24 ist reserviert', /buchen$/],
    ['en', 'Seat 24 is reserved', /^Book /],
  ] as const)(
    'of a seat that is called by a number says in %s what it is',
    async (language, title, button) => {
      const numbered = buchung({ von: wall('10:00'), bis: wall('18:00'), bezeichnung: '24' })
      await dialog({ language, answers: [answer(wire.bookLeseraum, numbered)] })
      await press(button)
      await isDone(title)
    },
  )

  test('can be undone in the confirmation', async () => {
    const gehaltenBis = wall('10:07:40')
    const gone = buchung({ von: wall('10:00'), bis: wall('18:00'), status: 'storniert', gehaltenBis })
    const { server } = await dialog({ answers: [booked, answer(wire.cancelLeseraumBuchung, gone)] })
    await press(/buchen$/)
    await isDone('A-1 ist reserviert')
    server.now(answer(wire.listLeseraumBuchungen, { items: [gone], cursor: null }))
    await click('button', /^Stornieren/, done('A-1 ist reserviert'))
    await isDone('A-1 ist storniert.')
    expect(server.asked(wire.cancelLeseraumBuchung)).toMatchObject([{ id: idOf(800) }])
    expect(all('button', /^Rückgängig/, done('A-1 ist storniert.'))).toHaveLength(1)
  })
})

describe('a room that somebody else must confirm', () => {
  const room = { seat: SEAT.raum, search: '&kapazitaet=4' } as const
  const whom = 'E-Mail der zweiten Person'

  test('starts with the filter’s number of people, and asks for the second person at the field', async () => {
    const { server } = await dialog(room)
    expect(find<HTMLInputElement>('textbox', 'Gruppengröße').value).toBe('4')
    expect(told()).not.toContain('So lässt sich das nicht buchen')
    await press(/buchen$/)
    expect(describedAs(find('textbox', whom))).toContain(
      'Bitte die E-Mail-Adresse der zweiten Person eintragen.',
    )
    expect(server.writes).toEqual([])
  })

  test('is tentative until they have confirmed', async () => {
    const zweite = { name: 'Ada Berg', email: 'ada@haus.example' }
    const tentative = buchung({ bezeichnung: 'G-1', leseraumId: SEAT.raum, status: 'vorgemerkt', zweite })
    const { server } = await dialog({ ...room, answers: [answer(wire.bookLeseraum, tentative)] })
    await write('textbox', whom, 'Ada@haus.example')
    await press(/buchen$/)
    await isDone('G-1 ist vorgemerkt')
    expect(said(done('G-1 ist vorgemerkt'))).toContain(
      'Ada Berg muss bis 12:00 Uhr bestätigen. Danach: Check-in von 11:45 bis 12:15 Uhr.',
    )
    expect(server.asked(wire.bookLeseraum)).toMatchObject([
      { body: { leseraumId: SEAT.raum, gruppengroesse: 4, zweitePerson: 'ada@haus.example' } },
    ])
  })

  test('shows the server’s refusal of an address at its field', async () => {
    const issue = {
      code: 'leseraum.zweitePersonUnbekannt',
      field: 'zweitePerson',
      detail: 'Kein Konto.',
      data: {},
    }
    const no = { status: 422, code: 'anfrage.ungueltig', issues: [issue] } as never
    await dialog({ ...room, answers: [refuse(wire.bookLeseraum, no)] })
    await write('textbox', whom, 'wer@haus.example')
    await press(/buchen$/)
    await eventually(() => expect(describedAs(find('textbox', whom))).toContain('Kein Konto.'))
    expect(find('textbox', whom).getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a forbidden booking', () => {
  const held = [{ seat: SEAT.fenster, von: '08:00', bis: '20:00' }] as const

  test('says why before it is sent, and offers alternatives', async () => {
    const { server } = await dialog({ held, answers: [booked] })
    expect(told()).toContain('So lässt sich das nicht buchen')
    expect(told()).toContain('Stattdessen möglich')
    await press('Platz A-2, 10:00 – 18:00 Uhr')
    await eventually(() => expect(server.writes).toEqual(['bookLeseraum']))
    expect(server.asked(wire.bookLeseraum)).toMatchObject(ask({ leseraumId: SEAT.gang }))
  })

  test('is not sent', async () => {
    const { server } = await dialog({ held })
    await press(/buchen$/)
    expect(server.writes).toEqual([])
    expect(all('alert', undefined, open()).map(said).join()).toContain('So lässt sich das nicht buchen')
  })

  test('because somebody was faster shows the server’s alternatives, and reloads the map', async () => {
    const issue = {
      code: 'buchung.belegt',
      field: 'leseraumId',
      detail: 'A-1 ist gerade vergeben.',
      data: {},
    }
    const instead = {
      art: 'naechsterPlatz',
      grundrissId: PLAN.saal,
      grundriss: 'Lesesaal',
      bezeichnung: 'A-10',
      leseraumId: SEAT.wand,
      von: wall('10:00'),
      bis: wall('18:00'),
    } as const
    const no = { status: 409, code: 'buchung.belegt', issues: [issue], alternatives: [instead] } as const
    const { server } = await dialog({ answers: [refuse(wire.bookLeseraum, no as never)] })
    await press(/buchen$/)
    await eventually(() => expect(told()).toContain('A-1 ist gerade vergeben.'))
    await eventually(() => expect(server.asked('readPlanTag').length).toBeGreaterThan(1))
    server.now(booked)
    await press('Platz A-10, 10:00 – 18:00 Uhr')
    await eventually(() => expect(server.writes).toHaveLength(2))
    expect(server.asked(wire.bookLeseraum).at(-1)).toMatchObject({ body: { leseraumId: SEAT.wand } })
  })

  test('for a reason that only the server knows shows its text', async () => {
    const no = { status: 403, code: 'recht.fehlt', detail: 'Das ist nicht erlaubt.' } as const
    await dialog({ answers: [refuse(wire.bookLeseraum, no)] })
    await press(/buchen$/)
    await eventually(() => expect(told()).toContain('Das ist nicht erlaubt.'))
  })
})

describe('a seat with one’s own booking', () => {
  const own = [buchung({ id: idOf(810) })]

  test('shows it first; another time is one press away', async () => {
    await dialog({ own })
    const here = find('region', 'Hier besteht schon eine eigene Buchung')
    expect(said(here)).toContain('Heute, 12:00 – 14:00 Uhr')
    expect(all('combobox', 'Beginn')).toEqual([])
    await press('Weitere Zeit buchen')
    expect(shownIn('Beginn')).toBe('14:00 Uhr')
  })

  test('changes it with the version that was read, and only its time', async () => {
    const { server, where } = await dialog({
      own,
      search: `&buchung=${idOf(810)}`,
      answers: [answer(wire.changeLeseraumBuchung, buchung({ id: idOf(810), bis: wall('15:00') }))],
    })
    expect(nameOf(open())).toBe('Buchung von Platz A-1 ändern, Mi., 10.03.2027')
    expect([shownIn('Beginn'), shownIn('Ende')]).toEqual(['12:00 Uhr', '14:00 Uhr'])
    await choose('Ende', '15:00 Uhr')
    await press('Auf Mi., 10.03.2027, 12:00 – 15:00 Uhr ändern')
    await eventually(() => expect(server.writes).toEqual(['changeLeseraumBuchung']))
    expect(server.asked(wire.changeLeseraumBuchung)).toMatchObject([
      { id: idOf(810), version: 3, body: { leseraumId: SEAT.fenster, bis: wall('15:00') } },
    ])
    await isDone('A-1 ist geändert')
    expect(where()).toBe('/leseraum/karte')
  })

  test('restores it by one press after a change, with the version of the change', async () => {
    const zweite = { name: 'Ada Berg', email: 'ada@haus.example' }
    const before = buchung({ id: idOf(810), leseraumId: SEAT.raum, gruppengroesse: 3, zweite })
    const changed = buchung({
      id: idOf(810),
      leseraumId: SEAT.raum,
      bis: wall('15:00'),
      gruppengroesse: 1,
      version: 4,
    })
    const { server } = await dialog({
      seat: SEAT.raum,
      own: [before],
      search: `&buchung=${idOf(810)}`,
      answers: [answer(wire.changeLeseraumBuchung, changed)],
    })
    await choose('Ende', '15:00 Uhr')
    await press(/ändern$/)
    await isDone('A-1 ist geändert')
    server.now(answer(wire.changeLeseraumBuchung, { ...before, version: 5 }))
    await click('button', 'Rückgängig: die Änderung von A-1')
    await isDone('A-1 ist wieder wie zuvor gebucht')
    expect(server.asked(wire.changeLeseraumBuchung).at(-1)).toMatchObject({
      id: idOf(810),
      version: 4,
      body: {
        leseraumId: SEAT.raum,
        von: wall('12:00'),
        bis: wall('14:00'),
        gruppengroesse: 3,
        zweitePerson: 'ada@haus.example',
      },
    })
    expect(names('button')).not.toContain('Rückgängig: die Änderung von A-1')
  })

  test('shows who was asked to confirm, and does not replace them', async () => {
    const zweite = { name: 'Ada Berg', email: 'ada@haus.example' }
    const mine = buchung({ id: idOf(811), leseraumId: SEAT.raum, gruppengroesse: 3, zweite })
    await dialog({ seat: SEAT.raum, own: [mine], search: `&buchung=${idOf(811)}` })
    const field = find<HTMLInputElement>('textbox', 'E-Mail der zweiten Person')
    expect([field.value, field.readOnly]).toEqual(['ada@haus.example', true])
    expect(describedAs(field)).toContain('Für jemand anderen bitte neu buchen.')
  })
})

describe('the star of a seat', () => {
  test.each([
    ['to one’s favourites', [], 'Platz A-1 zu den Favoriten', [SEAT.fenster]],
    ['out of them', [SEAT.fenster, SEAT.gang], 'Platz A-1 aus den Favoriten nehmen', [SEAT.gang]],
  ])('takes it %s', async (_where, before, name, after) => {
    const { server } = await dialog({
      settings: { 'leseraum.favoritPlaetze': before },
      answers: [answer(saveEinstellung), answer(clearEinstellung)],
    })
    await press(name)
    await eventually(() => expect(server.asked(saveEinstellung)).toMatchObject([{ body: { wert: after } }]))
  })
})

test('Nothing is requested for a seat that the plan does not have', async () => {
  await visit(<KartePage />, { at: `/leseraum/karte?platz=${idOf(99)}`, answers: saal() })
  expect(names('dialog')).toEqual([])
})

test('The dialog shows the seat before its form, whose button then takes the focus', async () => {
  await visit(<KartePage />, { at: '/leseraum/karte', answers: saal() })
  const seen: string[] = []
  const watcher = new MutationObserver(() => {
    const shown = document.querySelector('[role="dialog"]')
    if (shown !== null) seen.push(shown.querySelector('form') === null ? said(shown) : 'form')
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  await act(async () => find('button', /^Platz A-1,/).focus())
  await key('Enter')
  await eventually(() => expect(nameOf(document.activeElement as HTMLElement)).toMatch(/10:00.*buchen/))
  watcher.disconnect()
  expect(seen[0]).toContain('A-1')
  expect(seen.at(-1)).toBe('form')
})
