// @vitest-environment happy-dom
import type { EinfuhrLineView, EinfuhrView } from '@platzwart/contract/einfuhr'
import * as people from '@platzwart/contract/operations/benutzer'
import * as roles from '@platzwart/contract/operations/berechtigung'
import * as wire from '@platzwart/contract/operations/einfuhr'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { previewAnswers } from '../../../testing/einfuhr.ts'
import { all, click, eventually, find, said, turn } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const ID = idOf(80)
const READY: EinfuhrView = {
  id: ID,
  dateiname: 'personen.csv',
  status: 'bereit',
  erledigt: 1_000,
  gesamt: 1_000,
  kodierung: 'windows-1252',
  kodierungUnklar: false,
  lesarten: [],
  trennzeichen: ';',
  uebergangen: ['Telefon'],
  anzahl: { neu: 980, geaendert: 1, unveraendert: 17, abgelehnt: 2 },
  fehler: null,
  mails: true,
  erstellt: '2027-03-10T08:00:00Z',
}
const LINES: readonly EinfuhrLineView[] = [
  {
    zeile: 2,
    urteil: 'neu',
    titel: 'Nele Neumann',
    zusatz: 'nele@haus.example',
    aenderungen: [],
    verstoesse: [],
  },
  {
    zeile: 3,
    urteil: 'geaendert',
    titel: 'Ida Ideler',
    zusatz: 'ida@haus.example',
    aenderungen: [
      { spalte: 'Nachname', vorher: 'Muster', nachher: 'Ideler' },
      { spalte: 'Gruppen', vorher: null, nachher: 'Leserschaft' },
    ],
    verstoesse: [],
  },
  {
    zeile: 502,
    urteil: 'abgelehnt',
    titel: '',
    zusatz: 'keine-adresse',
    aenderungen: [],
    verstoesse: [{ spalte: 'E-Mail', wert: 'keine-adresse', detail: 'Das Format stimmt nicht.' }],
  },
]

const AT = `${PAGE.adminBenutzer}?einlesen=true&einfuhr=${ID}`

const arrive = (at: string, how: Visit = {}) =>
  visitApp(at, {
    rechte: ['benutzer_pflegen', 'berechtigungs_pflege'],
    ...how,
    answers: [
      answer(people.listBenutzer, { items: [], cursor: null }),
      answer(roles.listGruppen, []),
      answer(roles.listRollen, []),
      ...previewAnswers(READY, LINES),
      ...(how.answers ?? []),
    ],
  })

describe('people from a file', () => {
  test('the list links to the import, and exports the filtered list', async () => {
    await arrive(`${PAGE.adminBenutzer}?suche=nele&status=alle`)
    await eventually(() => expect(find('button', 'Aus Datei')).toBeDefined())
    const link = find<HTMLAnchorElement>('link', 'Als CSV-Datei')
    expect(link.getAttribute('href')).toBe(
      `${wire.exportBenutzer.path}?sortierung=name&richtung=auf&status=alle&suche=nele`,
    )
    await click('button', 'Aus Datei')
    await eventually(() => expect(find('link', 'Vorlage herunterladen')).toBeDefined())
    await click('button', 'Vorschau zeigen')
    expect(said()).toContain('Bitte eine Datei auswählen.')
  })

  test('shows its progress, and why it cannot be read', async () => {
    const fehler = 'In der Datei stehen keine Personen.'
    const { server } = await arrive(AT, {
      answers: [answer(wire.showEinfuhr, { ...READY, status: 'laeuft', erledigt: 2_000, gesamt: 100_000 })],
    })
    await eventually(() => expect(said()).toContain('Geprüfte Zeilen: 2.000 von 100.000'))
    server.now(answer(wire.showEinfuhr, { ...READY, status: 'fehlgeschlagen', fehler }))
    await eventually(() => expect(said()).toContain(fehler))
    await click('button', 'Andere Datei')
    await eventually(() => expect(find('button', 'Vorschau zeigen')).toBeDefined())
  })

  test('shows refused lines first, with line, column and rule, then any selection', async () => {
    await arrive(AT)
    await eventually(() => expect(said()).toContain('E-Mail „keine-adresse“: Das Format stimmt nicht.'))
    expect(said()).toContain('Zeile 502')
    expect(said()).toContain('Windows (Westeuropa), getrennt durch Semikolon')
    expect(said()).toContain('Nicht gelesen werden die Spalten: Telefon.')
    expect(said()).toContain('Die 2 abgelehnten Zeilen bleiben draußen.')
    await turn('combobox', 'Zeilen zeigen', 'geaendert')
    await eventually(() => expect(said()).toContain('Nachname: Muster → Ideler'))
    expect(said()).toContain('Gruppen: Leserschaft')
    expect(said()).not.toContain('Zeile 502')
  })

  test('is confirmed by one press, with invitations on request', async () => {
    const { server } = await arrive(AT, {
      answers: [answer(wire.applyEinfuhr, { ...READY, status: 'uebernommen' })],
    })
    await eventually(() => expect(find('button', '981 Zeilen übernehmen')).toBeDefined())
    await click('checkbox', 'Neue Personen per E-Mail einladen')
    await click('button', '981 Zeilen übernehmen')
    await eventually(() => expect(said()).toContain('Neu: 980, geändert: 1, unverändert: 17, abgelehnt: 2.'))
    expect(server.asked(wire.applyEinfuhr).map(({ body }) => body)).toEqual([{ einladen: true }])
    await click('button', 'Zurück zur Liste')
    await eventually(() => expect(all('dialog')).toHaveLength(0))
  })

  test('whose outcome has changed says so, and is judged again', async () => {
    const detail = 'Seit der Vorschau hat sich im Haus etwas geändert.'
    const { server } = await arrive(AT, {
      answers: [
        refuse(wire.applyEinfuhr, { status: 409, code: 'einfuhr.veraltet', detail }),
        answer(wire.renewEinfuhr, { ...READY, status: 'wartend', gesamt: 0 }),
      ],
    })
    await eventually(() => expect(find('button', '981 Zeilen übernehmen')).toBeDefined())
    await click('button', '981 Zeilen übernehmen')
    await eventually(() => expect(said()).toContain(detail))
    await click('button', 'Vorschau erneuern')
    await eventually(() => expect(server.asked(wire.renewEinfuhr)).toHaveLength(1))
  })

  test('with several readings cannot be confirmed before one is chosen', async () => {
    const { server } = await arrive(AT, {
      answers: [
        answer(wire.showEinfuhr, {
          ...READY,
          kodierungUnklar: true,
          lesarten: [
            { kodierung: 'windows-1252', woerter: ['Šarić', 'OÕBrien'] },
            { kodierung: 'macintosh', woerter: ['äariÊ', 'O’Brien'] },
          ],
        }),
        answer(wire.renewEinfuhr, { ...READY, status: 'wartend', gesamt: 0 }),
      ],
    })
    const question = 'Wie sind die Umlaute und Akzente dieser Datei zu lesen?'
    await eventually(() => expect(find('combobox', question)).toBeDefined())
    expect(said()).toContain('Mac (MacRoman): äariÊ, O’Brien')
    expect(all('button', /übernehmen/)).toHaveLength(0)
    await turn('combobox', question, 'macintosh')
    await eventually(() =>
      expect(server.asked(wire.renewEinfuhr).map(({ query }) => query)).toEqual([{ kodierung: 'macintosh' }]),
    )
  })

  test('is also in English, and says if there are no mails', async () => {
    await arrive(AT, { language: 'en', answers: [answer(wire.showEinfuhr, { ...READY, mails: false })] })
    await eventually(() => expect(find('button', 'Take over 981 lines')).toBeDefined())
    expect(said()).toContain('No mail server is set up')
    expect(all('checkbox', /Invite new people/)).toHaveLength(0)
  })
})
