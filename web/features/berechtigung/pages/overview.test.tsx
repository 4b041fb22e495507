// @vitest-environment happy-dom
import { listBenutzer } from '@platzwart/contract/operations/benutzer'
import {
  listAttention,
  listFigures,
  listGruppen,
  listRollen,
} from '@platzwart/contract/operations/berechtigung'
import { PAGE } from '@platzwart/contract/paths'
import { ATTENTION_NAMES } from '@platzwart/domain/berechtigung/attention'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, names, said } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const arrive = (items: readonly object[], how: Visit = {}) =>
  visitApp(PAGE.admin, {
    rechte: ['benutzer_pflegen', 'fahrzeug_pflege', 'ausstattungs_pflege', 'berechtigungs_pflege'],
    ...how,
    answers: [answer(listFigures, []), ...(how.answers ?? [answer(listAttention, () => items)])],
  })

const links = () => all('link').map((one) => [said(one), one.getAttribute('href')])

describe('the overview of the administration', () => {
  test('shows what needs attention, most urgent first, each with its count and its page', async () => {
    await arrive([
      { name: 'mailsGescheitert', anzahl: 2 },
      { name: 'keinPruefer', anzahl: 1 },
      { name: 'einladungen', anzahl: 1 },
      { name: 'plaetzeAus', anzahl: 1000 },
    ])
    await eventually(() => expect(names('heading')).toEqual(['Überblick', 'Dringend', 'Zu tun', 'Ruht']))
    expect(links()).toEqual(
      expect.arrayContaining([
        ['2 E-Mails kamen nicht an', `${PAGE.adminPostausgang}?status=fehlgeschlagen`],
        ['Niemand darf Führerscheine prüfen', PAGE.adminRollen],
        ['1 Einladung ist nicht angenommen', `${PAGE.adminBenutzer}?eingeladene=true`],
        ['mehr als 999 Plätze sind deaktiviert', PAGE.adminRaeume],
      ]),
    )
    expect(said()).not.toContain('Alles in Ordnung')
  })

  test.each([
    ['de', 'Die Schnittstelle dieses Hauses'],
    ['en', 'The interface of this house'],
  ] as const)(
    'leads in %s to the document of the interface, an address of the server',
    async (language, name) => {
      await arrive([], { language })
      await eventually(() => expect(find('link', name).getAttribute('href')).toBe('/api/docs'))
    },
  )

  test('says that all is well, even with items at rest', async () => {
    await arrive([{ name: 'fahrzeugeAus', anzahl: 3 }])
    await eventually(() => expect(said()).toContain('Alles in Ordnung'))
    expect(said()).toContain('3 Fahrzeuge sind deaktiviert')
  })

  test('is the first page of the administration, with a tab of its own', async () => {
    const { where } = await arrive([], {
      answers: [
        answer(listAttention, () => []),
        answer(listBenutzer),
        answer(listGruppen),
        answer(listRollen),
      ],
    })
    await eventually(() => expect(said()).toContain('Es wartet nichts auf Sie.'))
    expect(where()).toBe(PAGE.admin)
    await eventually(() => expect(all('navigation', 'Verwaltung')).toHaveLength(1))
    const [first] = all('link', undefined, find('navigation', 'Verwaltung'))
    expect(said(first)).toBe('Überblick')
    expect(first?.getAttribute('aria-current')).toBe('page')
    await click('link', 'Benutzer', find('navigation', 'Verwaltung'))
    await eventually(() => expect(where()).toBe(PAGE.adminBenutzer))
    expect(all('link', undefined, find('navigation', 'Verwaltung'))[0]?.hasAttribute('aria-current')).toBe(
      false,
    )
  })

  test('shows the house at a glance: what is taken now, today’s bookings, and whether the jobs run', async () => {
    await arrive([{ name: 'auftraegeUeberfaellig', anzahl: 2 }], {
      answers: [
        answer(listAttention, [{ name: 'auftraegeUeberfaellig', anzahl: 2 }]),
        answer(listFigures, [
          { name: 'plaetze', anzahl: 1240 },
          { name: 'plaetzeBelegt', anzahl: 312 },
          { name: 'platzbuchungen', anzahl: 1 },
          { name: 'mailsWartend', anzahl: 0 },
          { name: 'auftraege', anzahl: 14 },
        ]),
      ],
    })
    await eventually(() => expect(names('region')).toContain('Das Haus auf einen Blick'))
    await eventually(() => expect(said(find('region', 'Das Haus auf einen Blick'))).toContain('Stockt'))
    const tiles = all('link', undefined, find('region', 'Das Haus auf einen Blick'))
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual([
      PAGE.adminAuslastung,
      PAGE.adminAuftraege,
    ])
    expect(said(tiles[0])).toContain('312 von 1.240')
    expect(said(tiles[0])).toContain('Heute eine Buchung')
    expect(said(tiles[1])).toContain('2 Aufträge sind überfällig')
    expect(said(tiles[1])).toContain('Keine E-Mail wartet')
  })

  test('has no glance for somebody who looks after nothing counted', async () => {
    await arrive([])
    await eventually(() => expect(said()).toContain('Alles in Ordnung'))
    expect(names('region')).not.toContain('Das Haus auf einen Blick')
  })

  test('says why it could not be read', async () => {
    const refusal = { status: 403, code: 'recht.fehlt', detail: 'Dafür fehlt ein Recht.' } as const
    await arrive([], { answers: [refuse(listAttention, refusal)] })
    await eventually(() => expect(said(find('alert'))).toContain(refusal.detail))
  })

  test('has texts for everything, in English too', async () => {
    await arrive(
      ATTENTION_NAMES.map((name) => ({ name, anzahl: 5 })),
      { language: 'en' },
    )
    await eventually(() => expect(names('heading')).toContain('At rest'))
    expect(links().length).toBeGreaterThanOrEqual(ATTENTION_NAMES.length)
    expect(said()).not.toMatch(/sache\.|Überblick|sind /)
  })
})
