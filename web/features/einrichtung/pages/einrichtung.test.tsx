// @vitest-environment happy-dom
import type { BeispielView, EinrichtungView } from '@platzwart/contract/einrichtung'
import * as wire from '@platzwart/contract/operations/einrichtung'
import { listAusstattungen } from '@platzwart/contract/operations/leseraum'
import { listStandorte } from '@platzwart/contract/operations/standort'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { menuEntries } from '@platzwart/domain/berechtigung/menu'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { einrichtungOf, type RoomFacts } from '@platzwart/domain/mandant/einrichtung'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { type Answer, answer, refuse } from '../../../testing/server.ts'

const SIXTY: RoomFacts = {
  plaene: 1,
  plaetze: 60,
  offenePlaene: 1,
  offenePlaetze: 60,
  ohnePlaetze: null,
  ohneZeiten: null,
}

const NONE_YET: RoomFacts = {
  plaene: 0,
  plaetze: 0,
  offenePlaene: 0,
  offenePlaetze: 0,
  ohnePlaetze: null,
  ohneZeiten: null,
}
/** With seats that are never open. */
const CLOSED = { leseraum: { ...SIXTY, offenePlaetze: 0, ohneZeiten: idOf(7) }, arbeitswelt: NONE_YET }

const FACTS = {
  module: ['leseraum', 'fahrzeugbuchung'],
  unnoetig: [] as string[],
  aussehen: true,
  rechtstexte: true,
  standorte: 1,
  raeume: { leseraum: SIXTY, arbeitswelt: NONE_YET },
  fahrzeuge: 2,
  fahrer: 0,
  menschen: 1,
  berechtigte: 1,
}

function viewOf(facts: Partial<typeof FACTS> = {}, more: Partial<EinrichtungView> = {}): EinrichtungView {
  const { schritte, ...rest } = einrichtungOf({ ...FACTS, ...facts })
  return { schritte: [...schritte], ...rest, abgelegt: false, ...more }
}

const NONE = { buchungen: 0, fahrten: 0, geaendert: [], bleibt: [] }
const NO_SAMPLE: BeispielView = {
  da: false,
  ...NONE,
  geht: { standorte: 0, grundrisse: 0, plaetze: 0, fahrzeuge: 0 },
}
const SAMPLE: BeispielView = {
  da: true,
  ...NONE,
  geht: { standorte: 1, grundrisse: 1, plaetze: 33, fahrzeuge: 0 },
}

const HAUS: readonly Berechtigung[] = ['customizing_mandant_pflege', 'objekt_pflege', 'ausstattungs_pflege']

/** While the checklist exists, the menu has it. */
const visitWith = (at: string, view: EinrichtungView, rechte: readonly Berechtigung[], more: Answer[] = []) =>
  visitApp(at, {
    rechte,
    start: {
      sitzung: {
        menue: menuEntries(new Set(rechte), FACTS.module, { einrichtung: true }).map(({ id }) => id),
      },
    },
    answers: [answer(wire.readEinrichtung, view), answer(wire.readBeispiel, NO_SAMPLE), more].flat(),
  })

async function arrive(view: EinrichtungView, rechte = HAUS) {
  const house = await visitWith(PAGE.adminEinrichtung, view, rechte)
  await eventually(() => expect(find('heading', 'Schritte')).toBeDefined())
  return house
}

describe('the setup checklist', () => {
  test('says what people can do already, and why something is not possible yet', async () => {
    await arrive(viewOf())
    expect(said()).toContain('60 Plätze sind buchbar, in 1 Raum')
    expect(said()).toContain('von niemandem mit dem Recht dazu ein Führerschein geprüft')
    expect(said()).toContain('6 von 9 erledigt')
  })

  test('says why nobody can book, and links to the opening times of the plan without any', async () => {
    const { server, where } = await arrive(viewOf({ raeume: CLOSED }))
    server.now(answer(listStandorte, []))
    expect(said()).toContain('niemand einen Platz buchen, weil Öffnungszeiten fehlen')
    const times = find<HTMLAnchorElement>('link', 'Öffnungszeiten')
    expect(times.getAttribute('href')).toBe(`${PAGE.adminRaeume}/${idOf(7)}?reiter=woche`)
    expect(find<HTMLAnchorElement>('link', 'Öffnungszeiten: jetzt erledigen').getAttribute('href')).toBe(
      times.getAttribute('href'),
    )
    await click('link', 'Standort')
    await eventually(() => expect(find('heading', 'Standorte')).toBeDefined())
    expect(where()).toBe(PAGE.adminLokationen)
    // The bar leads on from there.
    expect(find<HTMLAnchorElement>('link', 'Weiter: Öffnungszeiten').getAttribute('href')).toBe(
      times.getAttribute('href'),
    )
  })

  test('is the current page of the administration', async () => {
    await visitApp(PAGE.adminLokationen, { rechte: HAUS, answers: [answer(listStandorte, [])] })
    await eventually(() => expect(find('heading', 'Standorte')).toBeDefined())
    const here = () => [...find('navigation', 'Verwaltung').querySelectorAll('[aria-current="page"]')]
    await eventually(() => expect(all('navigation', 'Verwaltung')).toHaveLength(1))
    await eventually(() => expect(here().map(({ textContent }) => textContent)).toEqual(['Standorte']))
  })

  test('links nobody to a page that is closed to them', async () => {
    await arrive(viewOf({ standorte: 0 }), ['customizing_mandant_pflege'])
    expect(all('link', 'Standort')).toEqual([])
    expect(said()).toContain('Dafür fehlt Ihnen das Recht')
  })

  test('dismisses a step that is not needed, and restores it', async () => {
    const { server } = await arrive(viewOf())
    server.now(answer(wire.changeStep, viewOf({ unnoetig: ['menschen'] })))
    await click('button', 'Menschen: nicht nötig')
    await eventually(() => expect(find('button', 'Menschen: doch nötig')).toBeDefined())
    server.now(answer(wire.changeStep, viewOf()))
    await click('button', 'Menschen: doch nötig')
    await eventually(() => expect(find('button', 'Menschen: nicht nötig')).toBeDefined())
    expect(server.asked(wire.changeStep)).toMatchObject([
      { schritt: 'menschen', body: { unnoetig: true } },
      { schritt: 'menschen', body: { unnoetig: false } },
    ])
  })

  test('is dismissed, and restored', async () => {
    const { server } = await arrive(viewOf())
    server.now(answer(wire.changeEinrichtung, viewOf({}, { abgelegt: true })))
    await click('button', 'Liste weglegen')
    await eventually(() => expect(find('button', 'Wieder hervorholen')).toBeDefined())
    expect(server.asked('start').length).toBe(1)
    server.now(answer(wire.changeEinrichtung, viewOf()))
    await click('button', 'Wieder hervorholen')
    await eventually(() => expect(find('button', 'Liste weglegen')).toBeDefined())
    expect(server.asked(wire.changeEinrichtung)).toMatchObject([
      { body: { abgelegt: true } },
      { body: { abgelegt: false } },
    ])
  })

  test('says when it is done; a failed write is reported, and changes nothing', async () => {
    const { server } = await arrive(viewOf({ fahrer: 1, menschen: 2, berechtigte: 2 }))
    expect(said()).toContain('Alles eingerichtet')
    server.now(refuse(wire.changeEinrichtung, { status: 403, code: 'recht.fehlt' }))
    await click('button', 'Liste weglegen')
    await eventually(() => expect(all('alert')).not.toEqual([]))
    expect(find('button', 'Liste weglegen')).toBeDefined()
  })
})

describe('the way from step to step', () => {
  const EMPTY = { standorte: 0, fahrzeuge: 0, raeume: { leseraum: NONE_YET, arbeitswelt: NONE_YET } }
  const bar = () => find('region', 'Einrichten')

  test('shows the next step on administration pages, while nothing can be booked', async () => {
    await visitWith(PAGE.adminAusstattung, viewOf(EMPTY), HAUS, [answer(listAusstattungen, [])])
    await eventually(() => expect(bar()).toBeDefined())
    const next = find<HTMLAnchorElement>('link', 'Weiter: Standort')
    expect(next.getAttribute('href')).toBe(`${PAGE.adminLokationen}/neu`)
    expect(find('link', 'Alle Schritte (2 von 9)').getAttribute('href')).toBe(PAGE.adminEinrichtung)
  })

  test('is hidden from somebody who comes independently once something can be booked', async () => {
    await visitWith(PAGE.adminAusstattung, viewOf(), HAUS, [answer(listAusstattungen, [])])
    await eventually(() => expect(find('heading', 'Ausstattung')).toBeDefined())
    expect(all('region', 'Einrichten')).toEqual([])
  })

  test('reports a completed step at once, with the next one', async () => {
    const { server, queryClient } = await visitWith(`${PAGE.adminLokationen}/neu`, viewOf(EMPTY), HAUS)
    await eventually(() => expect(said(bar())).toContain('Jetzt: Standort.'))
    expect(all('link', /^Weiter:/)).toEqual([])
    server.now(answer(wire.readEinrichtung, viewOf({ ...EMPTY, standorte: 1 })))
    // Any mutation of the page.
    await queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => Promise.resolve('saved') })
      .execute(undefined)
    await eventually(() => expect(said(bar())).toContain('Erledigt: Standort.'))
    expect(find<HTMLAnchorElement>('link', 'Weiter: Grundriss mit Plätzen').getAttribute('href')).toBe(
      `${PAGE.adminRaeume}/neu?bereich=leseraum`,
    )
  })

  test('is hidden if the checklist cannot be read', async () => {
    await visitApp(PAGE.adminAusstattung, {
      rechte: HAUS,
      start: { sitzung: { menue: ['admin', 'einrichten', 'ausstattung'] } },
      answers: [
        refuse(wire.readEinrichtung, { status: 500, code: 'server.fehler' }),
        answer(listAusstattungen, []),
      ],
    })
    await eventually(() => expect(find('heading', 'Ausstattung')).toBeDefined())
    expect(all('region', 'Einrichten')).toEqual([])
    expect(all('alert')).toEqual([])
  })
})

describe('a sample house', () => {
  async function fillWith(sample: BeispielView) {
    const house = await arrive(viewOf())
    house.server.now(answer(wire.createBeispiel, sample), answer(wire.readBeispiel, sample))
    await click('button', 'Mit Beispiel füllen')
    await eventually(() => expect(find('button', 'Beispiel entfernen')).toBeDefined())
    return house
  }

  test('is created by one press, and the checklist is read again', async () => {
    const { server } = await fillWith(SAMPLE)
    expect(server.asked(wire.createBeispiel)).toHaveLength(1)
    expect(server.asked(wire.readEinrichtung).length).toBeGreaterThan(1)
  })

  test('is removed after a preview of what is deleted, what belongs to people, and what is kept', async () => {
    const { server } = await fillWith({
      ...SAMPLE,
      buchungen: 2,
      geaendert: ['Mein Haus'],
      bleibt: ['BSP 101'],
    })
    await click('button', 'Beispiel entfernen')
    expect(server.asked(wire.deleteBeispiel)).toEqual([])
    for (const words of [
      '1 Standort, 1 Grundriss, 33 Plätze und die Buchungen',
      'Mit gehen 2 Buchungen',
      'geht trotzdem: Mein Haus',
      'damit gefahren wurde: BSP 101',
    ])
      expect(said()).toContain(words)
    server.now(answer(wire.deleteBeispiel, NO_SAMPLE), answer(wire.readBeispiel, NO_SAMPLE))
    await click('button', 'Ja, alles entfernen')
    await eventually(() => expect(find('button', 'Mit Beispiel füllen')).toBeDefined())
    expect(server.asked(wire.deleteBeispiel)).toMatchObject([{ body: { buchungen: 2, fahrten: 0 } }])
  })

  test('with more bookings meanwhile stays, and the preview is updated', async () => {
    const { server } = await fillWith(SAMPLE)
    await click('button', 'Beispiel entfernen')
    server.now(
      refuse(wire.deleteBeispiel, { status: 409, code: 'beispiel.mehrGebucht' }),
      answer(wire.readBeispiel, { ...SAMPLE, buchungen: 1 }),
    )
    await click('button', 'Ja, alles entfernen')
    await eventually(() => expect(said()).toContain('Mit geht 1 Buchung'))
    await click('button', 'Behalten')
    expect(find('button', 'Beispiel entfernen')).toBeDefined()
  })
})
