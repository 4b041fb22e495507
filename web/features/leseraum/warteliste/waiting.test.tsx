// @vitest-environment happy-dom
import type { WarteplatzView } from '@platzwart/contract/leseraum/warteliste'
import * as buchungWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, nameOf, names, said, write } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { buchung, SEAT, wall } from '../../../testing/leseraum.ts'
import { type Answer, answer, refuse } from '../../../testing/server.ts'
import { announcer } from '../../../ui/announce/announcer.ts'
import { waiting } from './waiting.tsx'

const { Angebote, Warteplaetze, OffersHere } = waiting

let made = 900

function place(more: Part<WarteplatzView> = {}): Part<WarteplatzView> {
  return {
    id: idOf(made++),
    grundriss: 'Lesesaal',
    standort: 'Haupthaus',
    status: 'wartet',
    version: 1,
    leseraumId: null,
    bezeichnung: null,
    zone: null,
    ausstattung: null,
    von: wall('12:00'),
    bis: wall('14:00'),
    mindestens: 120,
    gruppengroesse: 1,
    stelle: { platz: 2, wartende: 5 },
    reihenfolge: 'zeit',
    genutzt: null,
    angebot: null,
    ...more,
  }
}

const OFFER = {
  leseraumId: SEAT.fenster,
  bezeichnung: 'A-1',
  von: wall('12:00'),
  bis: wall('14:00'),
  gueltigBis: wall('10:22'),
  zweitePersonNoetig: false,
}
const offered = (more: object = {}) =>
  place({ status: 'angeboten', stelle: null, angebot: { ...OFFER, ...more } })

/** A stateful mock server of waiting-list entries. */
async function places(
  first: readonly Part<WarteplatzView>[],
  answers: readonly Answer[] = [],
  how: Visit = {},
) {
  let now = first
  const become = (id: unknown, status: 'verlassen' | 'gebucht') => {
    now = now.map((one) => (one.id === id ? { ...one, status, stelle: null } : one))
  }
  return visit(
    <>
      <Angebote />
      <Warteplaetze />
    </>,
    {
      answers: [
        answer(wire.listWarteplaetze, () => now),
        answer(wire.leaveWarteliste, ({ id }) => become(id, 'verlassen') as undefined),
        answer(wire.acceptAngebot, ({ id }) => {
          become(id, 'gebucht')
          return buchung()
        }),
        answer(buchungWire.listLeseraumBuchungen, { items: [], cursor: null }),
        ...answers,
      ],
      ...how,
    },
  )
}

const cards = () => all('article')

test('The dialog of a seat shows its offers on that day, and no others', async () => {
  const tag = Temporal.PlainDate.from('2027-03-10')
  const elsewhere = { leseraumId: SEAT.gang, bezeichnung: '7' }
  const answers = [answer(wire.listWarteplaetze, () => [offered(), offered(elsewhere)])]
  await visit(<OffersHere leseraumId={SEAT.gang} tag={tag} />, { answers })
  await eventually(() => expect(cards().map(nameOf)).toEqual(['Platz 7, Heute, 12:00 – 14:00 Uhr']))
})

describe('entries on waiting lists', () => {
  test('show what, when, where, the position and its reason', async () => {
    await places([
      place({ bezeichnung: 'A-1' }),
      place({ zone: 'Fenster', mindestens: 60, gruppengroesse: 1 }),
      place({ ausstattung: 'Lampe', gruppengroesse: 3 }),
    ])
    expect(cards().map(nameOf)).toEqual([
      'A-1, Heute, 12:00 – 14:00 Uhr',
      'Im Bereich Fenster, Heute, 12:00 – 14:00 Uhr',
      'Mit Lampe, Heute, 12:00 – 14:00 Uhr',
    ])
    const [first, second, third] = cards().map((card) => said(card))
    expect(first).toContain('Stelle 2 von 5. Gefragt wird zuerst, wer zuerst da war.')
    expect(first).toContain('Lesesaal, Haupthaus')
    expect(first).not.toContain('Mindestens')
    expect(second).toContain('Mindestens 1 Stunde')
    expect(third).toContain('Für 3 Personen')
  })

  test('show how much the person has booked, if the order depends on that', async () => {
    await places([place({ reihenfolge: 'nutzung', genutzt: 90 })])
    expect(said(cards()[0])).toContain('am wenigsten gebucht hat (selbst: 90 Minuten)')
  })

  test('can be left by one press, which is announced', async () => {
    const { server } = await places([place({ bezeichnung: 'A-1' })])
    await click('button', 'Warteliste verlassen: A-1, Heute, 12:00 – 14:00 Uhr')
    await eventually(() => expect(said()).toContain('Die Warteliste ist verlassen.'))
    await eventually(() => expect(said(cards()[0])).toContain('verlassen'))
    expect(server.writes).toEqual(['leaveWarteliste'])
    expect(names('button', cards()[0])).toEqual([])
  })

  test.each([
    ['abgelaufen', 'Angebot verfallen'],
    ['vorbei', 'nichts frei geworden'],
    ['gebucht', 'gebucht'],
  ] as const)('that is over (%s) says what became of it', async (status, words) => {
    await places([place({ status, stelle: null })])
    expect(said(cards()[0])).toContain(words)
  })

  test('have no heading if there are none', async () => {
    await places([])
    expect(all('region')).toEqual([])
  })

  test('report a failed load, and retry by a press', async () => {
    const no = { status: 503, code: 'server.beschaeftigt', detail: 'Gleich wieder.' } as const
    const { server } = await places([], [refuse(wire.listWarteplaetze, no)])
    await eventually(() => expect(names('button')).toHaveLength(1))
    server.now(answer(wire.listWarteplaetze, [place({ bezeichnung: 'A-1' })]))
    await click('button')
    await eventually(() => expect(cards()).toHaveLength(1))
  })

  test('are in English, too', async () => {
    await places([place({ bezeichnung: 'A-1' })], [], { language: 'en' })
    expect(said(cards()[0])).toContain('Place 2 of 5. Asked first is who came first.')
  })
})

describe('an offer', () => {
  const announcements = () => announcer.announcements().map(({ text }) => text)

  test('shows subject and expiry, counts down, and is announced once', async () => {
    const one = offered()
    await places([one])
    expect(nameOf(find('article'))).toBe('A-1, Heute, 12:00 – 14:00 Uhr')
    expect(said(find('article'))).toMatch(/Gehalten bis 10:22 Uhr, noch 1[45]:\d\d\./)
    const words = 'A-1 ist frei geworden: Heute, 12:00 – 14:00 Uhr. Das Angebot gilt bis 10:22 Uhr.'
    await eventually(() => expect(announcements().filter((text) => text === words)).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(announcements().filter((text) => text.includes('A-1'))).toHaveLength(1)
  })

  test('is accepted by one press', async () => {
    const { server } = await places([offered()])
    await click('button', 'A-1 annehmen, Heute, 12:00 – 14:00 Uhr')
    await eventually(() => expect(said()).toContain('A-1 ist gebucht.'))
    expect(server.asked(wire.acceptAngebot)).toMatchObject([{ body: {}, version: 1 }])
    await eventually(() => expect(said(find('article'))).toContain('gebucht'))
  })

  test('is declined by another', async () => {
    const { server } = await places([offered()])
    await click('button', 'A-1 ablehnen, Heute, 12:00 – 14:00 Uhr')
    await eventually(() => expect(said()).toContain('geht an die nächste Person'))
    expect(server.writes).toEqual(['leaveWarteliste'])
  })

  test('that needs a second person asks for one first', async () => {
    const { server } = await places([offered({ zweitePersonNoetig: true })])
    await click('button', /annehmen/)
    await eventually(() => expect(said()).toContain('Bitte die E-Mail-Adresse der zweiten Person eintragen.'))
    expect(server.writes).toEqual([])
    await write('textbox', /E-Mail der zweiten Person/, 'Ada@Haus.example')
    await click('button', /annehmen/)
    await eventually(() =>
      expect(server.asked(wire.acceptAngebot)).toMatchObject([
        { body: { zweitePerson: 'ada@haus.example' } },
      ]),
    )
  })

  const OVER = 'Dieses Angebot gilt nicht mehr.'
  const over = refuse(wire.acceptAngebot, { status: 409, code: 'warteliste.keinAngebot', detail: OVER })

  test('that is refused says why, and is reloaded', async () => {
    const { server } = await places([offered()], [over])
    const readBefore = server.asked(wire.listWarteplaetze).length
    await click('button', /annehmen/)
    const alert = () => find('alert')
    await eventually(() => expect(said(alert())).toContain(OVER))
    const reads = () => server.asked(wire.listWarteplaetze).length
    await eventually(() => expect(reads()).toBeGreaterThan(readBefore))
  })

  test('that has expired has no buttons', async () => {
    await places([offered({ gueltigBis: wall('10:06') })])
    expect(said(find('article'))).toContain('Die Zeit für dieses Angebot ist um.')
    expect(names('button')).toEqual([])
  })
})
