// @vitest-environment happy-dom
import * as planWire from '@platzwart/contract/operations/grundriss'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as schliessungWire from '@platzwart/contract/operations/leseraum/schliessung'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import * as standortWire from '@platzwart/contract/operations/standort'
import { PAGE } from '@platzwart/contract/paths'
import { idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, key, leave, said, turn, write } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const SAAL = idOf(500)
const HALLE = idOf(501)
const HAUS = idOf(490)
const entry = (id: string, tag: string, grund: string) => ({
  id,
  gueltigVon: tag,
  gueltigBis: tag,
  von: '08:00',
  bis: '18:00',
  status: 'geschlossen',
  grund,
  grundEn: '',
})
const day = (wochentag: number) => ({ wochentag, von: '08:00', bis: '18:00', geoeffnet: true })
const planOf = (id: string, bezeichnung: string, sonder: readonly object[], tage = [1, 2], land = 'NW') => ({
  id,
  bezeichnung,
  version: 3,
  aktiv: true,
  leseraeume: [],
  standort: { id: HAUS, name: 'Haupthaus', bundesland: land },
  oeffnungszeiten: tage.map(day),
  sonderoeffnungszeiten: sonder,
})
const feiertag = (tag: string, de: string, en: string, regional = false) => ({
  tag,
  regional,
  bezeichnung: { de, en },
})
const TAGE = [
  feiertag('2027-05-01', 'Tag der Arbeit', 'Labour Day'),
  feiertag('2027-08-15', 'Mariä Himmelfahrt', 'Assumption of Mary', true),
  feiertag('2027-12-25', '1. Weihnachtstag', 'Christmas Day'),
]
const ofYear = (jahr = '') => [
  feiertag(`${jahr}-05-01`, `Maifeiertag ${jahr}`, `May ${jahr}`),
  feiertag(`${jahr}-12-25`, `Weihnachten ${jahr}`, `Christmas ${jahr}`),
]
const XMAS = entry(idOf(511), '2027-12-25', 'Weihnachten')
const NONE = { stand: 'leer', anzahl: 0, verschiebbar: 0, bleibt: true, buchungen: [] }

const arrive = (
  plans: readonly ReturnType<typeof planOf>[],
  bundesland: string | null = 'NW',
  feiertage: readonly ReturnType<typeof feiertag>[] = TAGE,
  jetzt?: string,
) =>
  visitApp(PAGE.adminSonderoeffnungszeiten, {
    start: jetzt === undefined ? {} : { jetzt },
    rechte: ['oeffnungszeiten_pflege'],
    answers: [
      answer(wire.listOeffnungszeiten, plans as never),
      answer(
        wire.listFeiertage,
        ({ query }) => (feiertage.length > 0 ? feiertage : ofYear(query?.jahr)) as never,
      ),
      answer(planWire.showGrundriss, plans[0] as never),
      answer(standortWire.listStandorte, [
        { id: HAUS, name: 'Haupthaus', adresse: '', abstellplaetze: [], bundesland, version: 2 } as never,
      ]),
      answer(raumWire.listSchliessungBetroffene, { anzahl: 0 }),
      answer(schliessungWire.listSchliessungen, []),
      answer(schliessungWire.proposeSchliessung, NONE),
      answer(schliessungWire.applySchliessung, {}),
    ],
  })

const BOTH = [planOf(SAAL, 'Lesesaal', [XMAS]), planOf(HALLE, 'Halle', [], [1, 3])] as const

describe('the holidays of a Land', () => {
  test('are added for all of its rooms in one step; existing entries stay, regional holidays are not proposed', async () => {
    const { server } = await arrive(BOTH)
    await eventually(() => expect(said()).toContain('Kommende Feiertage 2027 fehlen bei 1 von 2 Räumen'))
    await click('button', 'Haupthaus: Feiertage übernehmen')
    await eventually(() => expect(said()).toContain('Gilt nur in manchen Gemeinden.'))
    const dialog = find('dialog', 'Feiertage in Nordrhein-Westfalen')
    expect(dialog.textContent).toContain('Bei 1 von 2 schon eingetragen.')
    expect(find<HTMLInputElement>('checkbox', /Mariä Himmelfahrt/).checked).toBe(false)
    await click('button', 'Übernehmen', dialog)
    await eventually(() => expect(server.asked(schliessungWire.applySchliessung)).toHaveLength(1))
    expect(server.asked(schliessungWire.applySchliessung)).toMatchObject([
      {
        anlass: 'zeiten',
        body: {
          stand: 'leer',
          zeiten: {
            plaene: [
              {
                grundrissId: SAAL,
                version: 3,
                sonder: [XMAS, { grund: 'Tag der Arbeit', grundEn: 'Labour Day' }],
              },
              { grundrissId: HALLE, sonder: [{ gueltigVon: '2027-05-01' }, { gueltigVon: '2027-12-25' }] },
            ],
          },
        },
      },
    ])
    await eventually(() => expect(said()).toContain('Die Feiertage sind übernommen.'))
  })

  test('are shown before the year’s calendar', async () => {
    await arrive(BOTH)
    await eventually(() => expect(said()).toContain('Kommende Feiertage 2027 fehlen'))
    const titles = all('heading').map(({ textContent }) => textContent)
    expect(titles.indexOf('Feiertage')).toBeLessThan(titles.indexOf('Das Jahr 2027'))
    expect(titles).toContain('Feiertage')
  })

  test('of the rest of this year are proposed together with next year’s late in the year', async () => {
    const { server } = await arrive([planOf(SAAL, 'Lesesaal', [])], 'NW', [], '2026-11-10T09:07:00Z')
    await eventually(() => expect(said()).toContain('Kommende Feiertage 2026, 2027 fehlen bei 1 von 1'))
    await click('button', 'Haupthaus: Feiertage übernehmen')
    await eventually(() => expect(said(find('dialog'))).toContain('Weihnachten 2026'))
    for (const name of [/Weihnachten 2026/, /Maifeiertag 2027/, /Weihnachten 2027/]) {
      expect(find<HTMLInputElement>('checkbox', name).checked).toBe(true)
    }
    expect(said(find('dialog'))).not.toContain('Maifeiertag 2026')
    await click('button', 'Übernehmen', find('dialog'))
    await eventually(() => expect(server.asked(schliessungWire.applySchliessung)).toHaveLength(1))
    expect(server.asked(schliessungWire.applySchliessung)).toMatchObject([
      {
        body: {
          zeiten: {
            plaene: [
              {
                sonder: [
                  { gueltigVon: '2026-12-25' },
                  { gueltigVon: '2027-05-01' },
                  { gueltigVon: '2027-12-25' },
                ],
              },
            ],
          },
        },
      },
    ])
  })

  test('that are past are not proposed, but can be chosen', async () => {
    await arrive(BOTH, 'NW', [
      feiertag('2026-01-01', 'Neujahrstag', "New Year's Day"),
      feiertag('2027-05-01', 'Tag der Arbeit', 'Labour Day'),
    ])
    await eventually(() => expect(said()).toContain('Kommende Feiertage 2027 fehlen'))
    await click('button', 'Haupthaus: Feiertage übernehmen')
    await eventually(() => expect(find<HTMLInputElement>('checkbox', /Tag der Arbeit/).checked).toBe(true))
    expect(said(find('dialog'))).not.toContain('Neujahrstag')
    await click('radio', '2027')
    await eventually(() => expect(find<HTMLInputElement>('checkbox', /Tag der Arbeit/).checked).toBe(true))
    expect(find<HTMLInputElement>('checkbox', /Neujahrstag/).checked).toBe(false)
    expect(find<HTMLInputElement>('checkbox', /Neujahrstag/).disabled).toBe(false)
  })

  test('are offered within a longer open period', async () => {
    const long = {
      ...entry(idOf(513), '2027-01-01', 'Lange Öffnung'),
      gueltigBis: '2027-12-31',
      status: 'offen',
    }
    const { server } = await arrive([planOf(SAAL, 'Lesesaal', [long])])
    await eventually(() => expect(said()).toContain('Kommende Feiertage 2027 fehlen bei 1 von 1'))
    await click('button', 'Haupthaus: Feiertage übernehmen')
    await eventually(() => expect(find<HTMLInputElement>('checkbox', /Weihnachtstag/).checked).toBe(true))
    expect(find('dialog').textContent).not.toContain('chon eingetragen')
    await click('button', 'Übernehmen', find('dialog'))
    await eventually(() =>
      expect(server.asked(schliessungWire.applySchliessung)).toMatchObject([
        {
          body: {
            zeiten: {
              plaene: [{ sonder: [long, { gueltigVon: '2027-05-01' }, { gueltigVon: '2027-12-25' }] }],
            },
          },
        },
      ]),
    )
  })

  test('that affect bookings ask for a decision first, and report somebody who was faster', async () => {
    const { server } = await arrive(BOTH)
    await eventually(() => expect(said()).toContain('Kommende Feiertage 2027 fehlen'))
    await click('button', 'Haupthaus: Feiertage übernehmen')
    await eventually(() => expect(said()).toContain('Tag der Arbeit'))
    const hit = {
      id: idOf(601),
      leseraumId: idOf(520),
      bezeichnung: 'P1',
      status: 'reserviert',
      gruppengroesse: 1,
      von: '2027-05-01T07:00:00Z',
      bis: '2027-05-01T09:00:00Z',
      bucher: null,
      ersatz: null,
    }
    server.now(
      answer(schliessungWire.proposeSchliessung, {
        ...NONE,
        stand: 'eins',
        anzahl: 1,
        buchungen: [hit],
      } as never),
      refuse(schliessungWire.applySchliessung, {
        status: 412,
        code: 'anfrage.versionVeraltet',
        geaendert: { von: 'Otto Ohne', zeit: '2027-03-10T09:03:00Z' },
      }),
    )
    await click('button', 'Übernehmen', find('dialog'))
    await eventually(() => expect(said()).toContain('Das trifft 1 Buchung.'))
    await click('button', 'So speichern')
    await eventually(() => expect(said()).toContain('Otto Ohne'))
  })

  test('need a Land first, which is saved with its version', async () => {
    const { server } = await arrive([planOf(SAAL, 'Lesesaal', [])], null)
    await eventually(() => expect(said()).toContain('Noch kein Land gewählt'))
    expect(find<HTMLButtonElement>('button', 'Haupthaus: Feiertage übernehmen').disabled).toBe(true)
    server.now(answer(standortWire.setBundesland, {}))
    await turn('combobox', 'Haupthaus: Land', 'SN')
    await eventually(() =>
      expect(server.asked(standortWire.setBundesland)).toMatchObject([
        { id: HAUS, version: 2, body: { bundesland: 'SN' } },
      ]),
    )
  })
})

describe('the year’s calendar', () => {
  test('names each day’s kind, and is navigated by arrow keys from a single tab stop', async () => {
    await arrive(BOTH)
    const name =
      'Samstag, 25. Dezember, bei manchen anders, 1 von 2 Räumen, Feiertag: 1. Weihnachtstag, Weihnachten'
    await eventually(() => expect(find('button', name)).toBeDefined())
    const stops = all('button').filter((one) => one.hasAttribute('data-tag') && one.tabIndex === 0)
    expect(stops.map((one) => one.getAttribute('data-tag'))).toEqual(['2027-03-10'])
    stops[0]?.focus()
    await key('ArrowDown')
    await key('ArrowRight')
    expect(document.activeElement?.getAttribute('data-tag')).toBe('2027-03-18')
    await click('button', 'Als Tabelle')
    expect(find('table').textContent).toContain('25.12.2027')
    expect(find('table').textContent).toContain('Weihnachten')
  })

  test('takes a period by two presses, for all rooms in one step', async () => {
    const { server } = await arrive(BOTH)
    await eventually(() => expect(find('button', /^Montag, 5. Juli/)).toBeDefined())
    await click('radio', 'Ein Zeitraum')
    await click('button', /^Freitag, 9. Juli/)
    await eventually(() => expect(said()).toContain('Erster Tag: Fr., 09.07.2027. Jetzt den letzten wählen.'))
    await click('button', /^Montag, 5. Juli/)
    await write('textbox', 'Grund', 'Umbau')
    await click('button', 'Speichern', find('dialog'))
    await eventually(() => expect(server.asked(schliessungWire.applySchliessung)).toHaveLength(1))
    const fresh = {
      gueltigVon: '2027-07-05',
      gueltigBis: '2027-07-09',
      status: 'geschlossen',
      grund: 'Umbau',
    }
    expect(server.asked(schliessungWire.applySchliessung)).toMatchObject([
      { body: { zeiten: { plaene: [{ sonder: [XMAS, fresh] }, { sonder: [fresh] }] } } },
    ])
  })

  test('shows existing entries of the chosen days and rooms, and what keeps them closed', async () => {
    await arrive([BOTH[0], planOf(HALLE, 'Halle', [entry(idOf(512), '2027-07-05', 'Umbau')])])
    await eventually(() => expect(find('button', /^Montag, 5. Juli/)).toBeDefined())
    await click('button', /^Montag, 5. Juli/)
    const told = () => said(find('dialog'))
    await eventually(() => expect(told()).toContain('Halle: 05.07.2027, geschlossen'))
    expect(told()).not.toContain('bleiben an ihren geschlossenen Tagen zu')
    await click('radio', 'geöffnet')
    await eventually(() => expect(told()).toContain('geöffnet“ steht: Halle.'))
    await click('checkbox', /Halle/)
    await eventually(() => expect(told()).not.toContain('Was an diesen Tagen gilt'))
    expect(told()).not.toContain('bleiben an ihren geschlossenen Tagen zu')
    // A first day after the last one moves it.
    await write('textbox', 'Erster Tag', '25.12.2027')
    await leave()
    await eventually(() => expect(told()).toContain('Lesesaal: 25.12.2027, geschlossen'))
    expect(find<HTMLInputElement>('textbox', 'Letzter Tag').value).toContain('25.12.2027')
    expect(told()).toContain('geöffnet“ steht: Lesesaal.')
  })

  test('opens a single room’s effective entry of the pressed day', async () => {
    await arrive([BOTH[0]])
    await eventually(() => expect(find('button', /^Samstag, 25. Dezember, geschlossen/)).toBeDefined())
    await click('button', /^Samstag, 25. Dezember, geschlossen/)
    await eventually(() => expect(find<HTMLInputElement>('textbox', 'Grund').value).toBe('Weihnachten'))
  })

  test('says for a single room, too, what keeps days closed that should be open', async () => {
    await arrive([BOTH[0]])
    await eventually(() => expect(find('button', /^Freitag, 24. Dezember/)).toBeDefined())
    await click('radio', 'Ein Zeitraum')
    await click('button', /^Freitag, 24. Dezember/)
    await click('button', /^Montag, 27. Dezember/)
    const told = () => said(find('dialog'))
    await eventually(() => expect(told()).toContain('Grund'))
    expect(told()).not.toContain('Geschlossen bleibt')
    await click('radio', 'geöffnet')
    await eventually(() =>
      expect(told()).toContain('Geschlossen bleibt durch einen anderen Eintrag: 25.12.2027.'),
    )
  })

  test('replaces existing entries on these days on request, and keeps their rests', async () => {
    const long = { ...entry(idOf(514), '2027-07-01', 'Sommer'), gueltigBis: '2027-07-31', status: 'offen' }
    const { server } = await arrive([planOf(SAAL, 'Lesesaal', [long]), BOTH[1]])
    server.now(
      refuse(schliessungWire.proposeSchliessung, {
        status: 422,
        code: 'anfrage.ungueltig',
        issues: [
          {
            code: 'sonderoeffnungszeit.doppelt',
            detail: 'Für diesen Tag gibt es schon eine.',
            field: 'zeiten.plaene.0.sonder.1.gueltigVon',
            data: { tag: '2027-07-05' },
          },
        ],
      }),
    )
    await eventually(() => expect(find('button', /^Montag, 5. Juli/)).toBeDefined())
    await click('button', /^Montag, 5. Juli/)
    await click('radio', 'geöffnet')
    await click('button', 'Speichern', find('dialog'))
    await eventually(() => expect(said(find('dialog'))).toContain('Für diesen Tag gibt es schon eine.'))
    await click('checkbox', /Ersetzen, was an diesen Tagen schon gilt/)
    server.now(answer(schliessungWire.proposeSchliessung, NONE as never))
    await click('button', 'Speichern', find('dialog'))
    await eventually(() => expect(server.asked(schliessungWire.applySchliessung)).toHaveLength(1))
    const [sent] = server.asked(schliessungWire.applySchliessung)
    expect(sent).toMatchObject({
      body: {
        zeiten: {
          plaene: [
            {
              sonder: [
                { id: long.id, gueltigVon: '2027-07-01', gueltigBis: '2027-07-04' },
                { gueltigVon: '2027-07-06', gueltigBis: '2027-07-31' },
                { gueltigVon: '2027-07-05', gueltigBis: '2027-07-05', status: 'offen' },
              ],
            },
            { sonder: [{ gueltigVon: '2027-07-05' }] },
          ],
        },
      },
    })
  })

  test('says which otherwise closed days a period opens, for one room and for several', async () => {
    await arrive([planOf(SAAL, 'Lesesaal', [], [1, 2, 3, 4, 5])])
    await eventually(() => expect(find('button', /^Freitag, 9. Juli/)).toBeDefined())
    await click('radio', 'Ein Zeitraum')
    await click('button', /^Freitag, 9. Juli/)
    await click('button', /^Montag, 12. Juli/)
    const told = () => said(find('dialog'))
    await eventually(() => expect(told()).toContain('Grund'))
    expect(told()).not.toContain('sonst geschlossen')
    await click('radio', 'geöffnet')
    await eventually(() => expect(told()).toContain('Damit öffnen auch Tage, die sonst geschlossen sind:'))
    expect(told()).toContain('Sa., 10.07.2027; So., 11.07.2027')
    await click('radio', 'geschlossen')
    await eventually(() => expect(told()).not.toContain('sonst geschlossen'))
  })

  const SPAN = { ...XMAS, gueltigVon: '2027-12-24', gueltigBis: '2028-01-01' }
  const openSpan = async () => {
    const house = await arrive([planOf(SAAL, 'Lesesaal', [SPAN])])
    house.server.now(answer(wire.replaceSonderoeffnungszeiten))
    await eventually(() => expect(find('button', /^Montag, 27. Dezember, geschlossen/)).toBeDefined())
    await click('button', /^Montag, 27. Dezember, geschlossen/)
    return house
  }

  test('says that the pressed day belongs to a period, and edits the whole period', async () => {
    const { server } = await openSpan()
    await eventually(() =>
      expect(find('dialog', 'Sonderöffnungszeit: 24.12.2027 – 01.01.2028').textContent).toContain(
        '27.12.2027 gehört zu einem Zeitraum: 24.12.2027 bis 01.01.2028.',
      ),
    )
    await write('textbox', 'Grund', 'Ferien')
    await click('button', 'Speichern', find('dialog'))
    await eventually(() =>
      expect(server.asked(wire.replaceSonderoeffnungszeiten)).toMatchObject([
        { body: [{ ...SPAN, grund: 'Ferien' }] },
      ]),
    )
  })

  test('changes a single day of a period in one step, and keeps the rest', async () => {
    const { server } = await openSpan()
    await eventually(() => expect(find('button', 'Nur diesen Tag ändern')).toBeDefined())
    await write('textbox', 'Grund', 'Inventur')
    await click('button', 'Nur diesen Tag ändern')
    const dialog = find('dialog', 'Sonderöffnungszeit: 27.12.2027')
    expect(said(dialog)).toContain('die übrigen Tage von 24.12.2027 bis 01.01.2028 bleiben, wie sie sind')
    // The typed values stay, and the same button switches back.
    await click('button', 'Den ganzen Zeitraum ändern')
    find('dialog', 'Sonderöffnungszeit: 24.12.2027 – 01.01.2028')
    await click('button', 'Nur diesen Tag ändern')
    expect(find<HTMLInputElement>('textbox', 'Grund').value).toBe('Inventur')
    await click('button', 'Speichern', dialog)
    await eventually(() => expect(server.asked(wire.replaceSonderoeffnungszeiten)).toHaveLength(1))
    const [sent] = server.asked(wire.replaceSonderoeffnungszeiten)
    expect(sent?.body).toEqual([
      { ...SPAN, gueltigBis: '2027-12-26' },
      expect.objectContaining({ gueltigVon: '2027-12-27', gueltigBis: '2027-12-27', grund: 'Inventur' }),
      expect.objectContaining({ gueltigVon: '2027-12-28', gueltigBis: '2028-01-01', grund: 'Weihnachten' }),
    ])
    expect(sent).toMatchObject({ id: SAAL, version: 3 })
  })
})

test('copies one room’s times to others, after showing the changes', async () => {
  const { server } = await arrive(BOTH)
  await eventually(() => expect(find('combobox', 'Grundriss')).toBeDefined())
  await turn('combobox', 'Grundriss', SAAL)
  await eventually(() => expect(find('button', 'Auf andere Räume übertragen')).toBeDefined())
  await click('button', 'Auf andere Räume übertragen')
  await click('checkbox', 'Halle')
  await eventually(() =>
    expect(said()).toContain('Halle: Woche an Dienstag, Mittwoch; 1 Sonderöffnungszeit kommt dazu'),
  )
  await click('button', 'Übertragen', find('dialog'))
  await eventually(() => expect(server.asked(schliessungWire.applySchliessung)).toHaveLength(1))
  expect(server.asked(schliessungWire.applySchliessung)).toMatchObject([
    { body: { zeiten: { plaene: [{ grundrissId: HALLE, woche: [day(1), day(2)] }] } } },
  ])
})
