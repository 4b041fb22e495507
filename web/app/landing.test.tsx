// @vitest-environment happy-dom

import { readEinrichtung } from '@platzwart/contract/operations/einrichtung'
import { listFahrten } from '@platzwart/contract/operations/fahrt'
import { countZaehler } from '@platzwart/contract/operations/freigabe'
import { listLeseraumBuchungen } from '@platzwart/contract/operations/leseraum'
import { listEinstellungen } from '@platzwart/contract/operations/start'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followServerClock } from '../platform/session/serverClock.ts'
import { startOptions } from '../platform/session/start.ts'
import { viewsOf } from '../testing/einstellungen.ts'
import { startOf } from '../testing/house.tsx'
import { type Answer, answer, refuse, TestServer } from '../testing/server.ts'
import { landingOf } from './landing.ts'

const QUIET = [
  answer(countZaehler, { freigaben: 0, fuehrerscheine: 0 }),
  answer(listLeseraumBuchungen),
  answer(listFahrten),
  answer(listEinstellungen, viewsOf()),
]

afterEach(() => vi.unstubAllGlobals())

interface Arrival {
  readonly rechte?: readonly Berechtigung[] | null
  readonly module?: readonly string[]
  readonly answers?: readonly Answer[]
  readonly startpfad?: string
  /** Entries in addition to those of the permissions. */
  readonly menue?: readonly string[]
}

async function lands({ answers = [], startpfad = '/heute', menue = [], ...who }: Arrival) {
  const server = new TestServer([...QUIET, ...answers])
  vi.stubGlobal('fetch', server.fetch)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  followServerClock(queryClient)
  const known = startOf({ ...who, ...(who.rechte === null ? {} : { start: { sitzung: { startpfad } } }) })
  const { sitzung } = known
  const start = { ...known, sitzung: sitzung && { ...sitzung, menue: [...sitzung.menue, ...menue] } }
  queryClient.setQueryData(startOptions.queryKey, start)
  return { path: await landingOf(queryClient, start), server }
}

/** A trip of one's own that begins so many minutes from now. */
const trip = (minutes: number) => {
  const von = Temporal.Instant.from('2027-03-10T09:07:00Z').add({ minutes })
  return {
    von: von.toString(),
    bis: von.add({ hours: 2 }).toString(),
    status: 'reserviert',
    rolle: 'fahrer',
  }
}

const DRIVER: readonly Berechtigung[] = ['fahrzeug_buchen']
const APPROVER: readonly Berechtigung[] = ['fahrzeug_buchen', 'fahrzeug_freigabe_von_sonderfahrten']

describe('the landing page', () => {
  test.each<[string, Arrival, string]>([
    ['a guest', { rechte: null }, '/heute'],
    ['nothing waits', { rechte: DRIVER, startpfad: '/fahrzeuge' }, '/fahrzeuge'],
    ['the start page is not one’s own', { rechte: [], startpfad: '/fahrzeuge' }, '/leseraum/karte'],
    [
      'a trip begins',
      {
        rechte: APPROVER,
        startpfad: '/fahrzeuge',
        answers: [answer(listFahrten, { items: [trip(5)] } as never)],
      },
      '/heute',
    ],
    [
      'a trip is later today',
      {
        rechte: DRIVER,
        startpfad: '/fahrzeuge',
        answers: [answer(listFahrten, { items: [trip(300)] } as never)],
      },
      '/heute',
    ],
    [
      'a trip is on another day',
      {
        rechte: DRIVER,
        startpfad: '/fahrzeuge',
        answers: [answer(listFahrten, { items: [trip(3_000)] } as never)],
      },
      '/fahrzeuge',
    ],
    [
      'nobody can book anything yet',
      {
        rechte: APPROVER,
        menue: ['einrichten'],
        answers: [answer(readEinrichtung, { leer: true }), answer(countZaehler, { freigaben: 2 })],
      },
      '/admin/einrichten',
    ],
    [
      'something can be booked already',
      { rechte: [], menue: ['einrichten'], answers: [answer(readEinrichtung, { leer: false })] },
      '/heute',
    ],
    [
      'a decision waits',
      { rechte: APPROVER, answers: [answer(countZaehler, { freigaben: 2, fuehrerscheine: null })] },
      '/fahrzeuge/freigaben',
    ],
    [
      'a decision waits, and a trip is later today',
      {
        rechte: APPROVER,
        answers: [
          answer(countZaehler, { freigaben: 2 }),
          answer(listFahrten, { items: [trip(300)] } as never),
        ],
      },
      '/fahrzeuge/freigaben',
    ],
  ])('when %s', async (_, arrival, path) => {
    expect((await lands(arrival)).path).toBe(path)
  })

  test('is the start page if the server refuses to say what is pending', async () => {
    const refused = { status: 403, code: 'recht.fehlt' } as const
    const { path } = await lands({
      rechte: APPROVER,
      startpfad: '/fahrzeuge',
      answers: [
        refuse(countZaehler, refused),
        refuse(listFahrten, refused),
        refuse(listLeseraumBuchungen, refused),
      ],
    })
    expect(path).toBe('/fahrzeuge')
  })

  test('requests nothing that is not one’s own', async () => {
    const { server } = await lands({ rechte: [], module: ['leseraum'] })
    expect([server.asked(countZaehler), server.asked(listFahrten), server.unknown]).toEqual([[], [], []])
    expect(server.asked(listLeseraumBuchungen)).toHaveLength(1)
  })
})

describe('a slow server', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('delays nobody for more than two seconds', async () => {
    const never = { ...answer(countZaehler), reply: () => new Promise<Response>(() => {}) }
    const arrived = lands({ rechte: APPROVER, startpfad: '/fahrzeuge', answers: [never] })
    const path = vi.fn()
    void arrived.then(({ path: one }) => path(one))
    await vi.advanceTimersByTimeAsync(1_900)
    expect(path).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(path).toHaveBeenCalledWith('/fahrzeuge')
  })
})
