// @vitest-environment happy-dom
import type { BenutzerListed } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, turn, write } from '../../../testing/find.ts'
import { arrive, NELE, OPEN, SHOWN, UDO } from '../../../testing/people.tsx'
import { answer, refuse } from '../../../testing/server.ts'

describe('a duplicate person', () => {
  const UHR = { von: '2027-03-11T09:00:00Z', bis: '2027-03-11T10:00:00Z' }
  const of = ({ id, vorname, nachname, email }: BenutzerListed) => ({
    id,
    name: `${vorname} ${nachname}`,
    email,
    status: 'aktiv' as const,
  })
  const PAIR = {
    bleibt: of(NELE),
    geht: of(UDO),
    felder: [
      { feld: 'vorname' as const, bleibt: 'Nele', geht: 'Udo' },
      { feld: 'email' as const, bleibt: NELE.email, geht: UDO.email },
    ],
    doppelt: ['fuehrerschein' as const],
    bewegt: [{ bestand: 'platzbuchung' as const, anzahl: 1300 }],
    ueberschneidungen: [],
  }

  /** Opens the preview of the merge. */
  async function chosen(...answers: ReturnType<typeof answer>[]) {
    const app = await arrive(OPEN, { answers })
    await eventually(() => expect(find('button', 'Andere Person suchen')).toBeDefined())
    await click('button', 'Andere Person suchen')
    await write('combobox', 'Name, E-Mail oder Personalnummer der anderen', 'udo')
    await eventually(() => expect(all('option', /^Udo Unruh/)).toHaveLength(1))
    await click('option', /^Udo Unruh/)
    return app
  }

  test('is merged, with the values chosen field by field', async () => {
    const { server } = await chosen(
      answer(wire.showZusammenfuehrung, PAIR),
      answer(wire.mergeBenutzer, { ...SHOWN, email: UDO.email, version: 4 }),
    )
    await eventually(() => expect(find('combobox', 'E-Mail und Anmeldung')).toBeDefined())
    expect(said(find('region', 'Zusammenführen'))).toContain('Buchungen von Plätzen und Räumen: 1.300')
    await turn('combobox', 'E-Mail und Anmeldung', 'geht')
    await click('button', 'Zusammenführen')
    await eventually(() => expect(said()).toContain('Die beiden sind jetzt eine Person: Nele Neumann.'))
    expect(server.asked(wire.mergeBenutzer)[0]).toMatchObject({
      id: NELE.id,
      anderesId: UDO.id,
      body: { vorname: 'bleibt', email: 'geht', doppelt: 'bleibt' },
    })
  })

  test.each([
    ['aktiv', 'inaktiv', 'Zusammengeführt ist die Person aktiv.', 'Danach meldet sich die Person'],
    ['inaktiv', 'inaktiv', 'Beide sind deaktiviert, und die Person bleibt es.', 'führt nicht mehr'],
  ] as const)('is said to get in where one of both does (%s, %s)', async (bleibt, geht, ...words) => {
    const of = { bleibt: { ...PAIR.bleibt, status: bleibt }, geht: { ...PAIR.geht, status: geht } }
    await chosen(answer(wire.showZusammenfuehrung, { ...PAIR, ...of }))
    await eventually(() => expect(find('button', 'Zusammenführen')).toBeDefined())
    for (const word of words) expect(said(find('region', 'Zusammenführen'))).toContain(word)
  })

  test('can be merged in the other direction', async () => {
    const { server, where } = await chosen(
      answer(wire.showZusammenfuehrung, ({ id }) =>
        id === NELE.id ? PAIR : { ...PAIR, bleibt: PAIR.geht, geht: PAIR.bleibt },
      ),
      answer(wire.mergeBenutzer, { ...SHOWN, ...UDO }),
    )
    await eventually(() => expect(find('button', 'Andersherum')).toBeDefined())
    await click('button', 'Andersherum')
    await eventually(() => expect(said()).toContain('Es bleibt: Udo Unruh (udo@haus.example)'))
    await click('button', 'Zusammenführen')
    await eventually(() => expect(where()).not.toContain(NELE.id))
    expect(server.asked(wire.mergeBenutzer)[0]).toMatchObject({ id: UDO.id, anderesId: NELE.id })
  })

  test('cannot be merged while both have bookings at the same time, which are listed', async () => {
    const ueberschneidungen = [
      { bleibt: { id: idOf(95), was: 'P1', ...UHR }, geht: { id: idOf(96), was: 'P4', ...UHR } },
    ]
    await chosen(answer(wire.showZusammenfuehrung, { ...PAIR, ueberschneidungen }))
    await eventually(() => expect(said()).toContain('P1: 11.03.2027, 10:00 bis 11.03.2027, 11:00 und P4'))
    expect(all('button', 'Zusammenführen')).toEqual([])
  })
})

describe('a person to be anonymised', () => {
  const buchung = { id: idOf(91), was: 'P2', von: '2027-03-11T09:00:00Z', bis: '2027-03-11T10:00:00Z' }
  const SHOWS = answer(wire.showAnonymisierung, {
    name: 'Nele Neumann',
    bestaende: [
      { bestand: 'person', wirkung: 'geht', anzahl: null },
      { bestand: 'einstellung', wirkung: 'geht', anzahl: 3 },
      { bestand: 'platzbuchung', wirkung: 'ohneNamen', anzahl: 1200 },
      { bestand: 'benachrichtigung', wirkung: 'bleibt', anzahl: null },
    ],
    erwaehnungen: [
      { stelle: 'fahrt', anzahl: 12, ziele: [idOf(81), idOf(82)] },
      { stelle: 'fahrtenbuch', anzahl: 1, ziele: [idOf(83)] },
    ],
    buchungen: [buchung],
  })

  test('is shown with free texts that may name them, and links there', async () => {
    await arrive(OPEN, { answers: [SHOWS] })
    await eventually(() => expect(find('button', 'Ansehen, was geschieht')).toBeDefined())
    await click('button', 'Ansehen, was geschieht')
    await eventually(() => expect(said()).toContain('Andere nennen diese Person vielleicht'))
    const part = said(find('region', 'Anonymisieren'))
    expect(part).toContain('Angaben zu Fahrten: 12')
    expect(part).toContain('Einträge im Fahrtenbuch: 1 (bleibt, wie es geschrieben ist)')
    expect(find('link', 'Angaben zu Fahrten, Stelle 2').getAttribute('href')).toContain(idOf(82))
  })

  test('is shown with what is deleted, and what is kept for how long, and is anonymised when the name is typed', async () => {
    const { server, where } = await arrive(OPEN, {
      answers: [
        SHOWS,
        refuse(wire.anonymiseBenutzer, {
          status: 422,
          code: 'benutzer.nameStimmtNicht',
          issues: [
            { code: 'benutzer.nameStimmtNicht', field: 'name', detail: 'Das ist nicht der Name.', data: {} },
          ],
        }),
      ],
    })
    await eventually(() => expect(find('button', 'Ansehen, was geschieht')).toBeDefined())
    await click('button', 'Ansehen, was geschieht')
    await eventually(() => expect(find('button', 'Für immer anonymisieren')).toBeDefined())
    const part = said(find('region', 'Anonymisieren'))
    for (const words of ['Einstellungen: 3', 'Buchungen von Plätzen und Räumen: 1.200', 'E-Mails: 14 Tage'])
      expect(part).toContain(words)
    expect(part).toContain('P2: 11.03.2027, 10:00 bis 11.03.2027, 11:00')
    await click('button', 'Für immer anonymisieren')
    await eventually(() => expect(said()).toContain('Bitte den Namen eingeben.'))
    expect(server.asked(wire.anonymiseBenutzer)).toEqual([])
    await write('textbox', 'Zur Bestätigung: „Nele Neumann“ eingeben', 'Nele')
    await click('button', 'Für immer anonymisieren')
    await eventually(() => expect(said()).toContain('Das ist nicht der Name.'))
    server.now(answer(wire.anonymiseBenutzer))
    await write('textbox', 'Zur Bestätigung: „Nele Neumann“ eingeben', 'Nele Neumann')
    await click('button', 'Für immer anonymisieren')
    await eventually(() => expect(said()).toContain('Die Person ist anonymisiert.'))
    expect(where()).not.toContain(NELE.id)
    expect(server.asked(wire.anonymiseBenutzer).at(-1)).toMatchObject({
      id: NELE.id,
      body: { name: 'Nele Neumann' },
    })
  })

  test('stays if something forbids it, which is reported at once', async () => {
    const detail = 'Für diese Person gilt eine Löschsperre.'
    await arrive(OPEN, {
      answers: [refuse(wire.showAnonymisierung, { status: 409, code: 'benutzer.loeschsperre', detail })],
    })
    await eventually(() => expect(find('button', 'Ansehen, was geschieht')).toBeDefined())
    await click('button', 'Ansehen, was geschieht')
    await eventually(() => expect(said(find('region', 'Anonymisieren'))).toContain(detail))
    expect(all('button', 'Für immer anonymisieren')).toEqual([])
  })
})
