// @vitest-environment happy-dom
import { changePersonalratsmodus, showAnlage } from '@platzwart/contract/operations/datenschutz'
import { readRechtstexte } from '@platzwart/contract/operations/mandant'
import { PAGE } from '@platzwart/contract/paths'
import { describe, expect, test, vi } from 'vitest'
import { all, click, eventually, find, said, write } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const ANLAGE = {
  stand: '2027-03-10T09:07:00Z',
  personalrat: { an: false, seit: null, angekuendigt: null, endet: null, mindestgruppe: 5, version: 3 },
  namen: [
    {
      grund: 'freigabe',
      leser: ['fahrzeug_freigabe_von_sonderfahrten'],
      operationen: ['listFreigaben'],
      mails: ['fahrtFreigabeNoetig'],
    },
    { grund: 'beteiligt', leser: [], operationen: ['listOwnMails', 'start'], mails: [] },
  ],
  personen: { aktiv: 1234, inaktiv: 5 },
  rechte: [
    { berechtigung: 'buchung_pflege', personen: 0, rollen: [] },
    { berechtigung: 'benutzer_pflegen', personen: 1, rollen: [{ name: 'Leitung', personen: 1 }] },
  ],
  fristen: [
    { art: 'platzbuchungen', monate: 12 },
    { art: 'protokoll', monate: 0 },
  ],
  einstellungen: [
    {
      name: 'leseraum.freigabeOhneCheckIn',
      type: 'boolean',
      wert: true,
      herkunft: 'mandant',
      standard: true,
      nurMandant: true,
    },
  ],
  sperren: 2,
  zugriffBis: null,
} as const

const NO_TEXT = {
  datenschutz: '',
  datenschutzEn: '',
  impressum: '',
  impressumEn: '',
  barrierefreiheit: '',
  barrierefreiheitEn: '',
}

const arrive = (how: Visit = {}, part: object = {}) =>
  visitApp(PAGE.adminAnlage, {
    rechte: ['customizing_mandant_pflege'],
    answers: [answer(showAnlage, { ...ANLAGE, ...part } as never)],
    ...how,
  })

const region = (name: string) => said(find('region', name))

test('the annex lists permissions, retention periods, reports and settings', async () => {
  await arrive()
  await eventually(() => expect(region('Personen')).toContain('Aktive Personen 1.234'))
  expect(region('Personen')).toContain('nicht erlaubt; sie sehen nur Zahlen')
  expect(region('Wer was darf')).toMatch(/Buchungen aller pflegen.*niemand/)
  expect(region('Wer was darf')).toContain('eine Person Rolle „Leitung“: 1')
  expect(region('Wie lange es bleibt')).toMatch(/Buchungen von Plätzen 12 Monate.*Solange es das Haus gibt/)
  expect(region('Auswertungen und Dateien')).toMatch(/Protokoll als Excel-Datei.*Wer „Protokoll lesen“ darf/)
  expect(region('Einstellungen, die Personen betreffen')).toMatch(/ an$/)
  expect(said()).toContain('Was gespeichert wird')
})

test('it is dated, printed by one press, and says until when operators have access to the data', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await arrive({}, { zugriffBis: '2027-03-12T09:00:00Z' })
  await eventually(() => expect(region('Personen')).toContain('erlaubt bis 12.03.2027, 10:00 Uhr'))
  expect(said()).toContain('Stand 10.03.2027, 10:07 Uhr')
  await click('button', 'Drucken')
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('a failure is shown, with a retry', async () => {
  const { server } = await arrive({
    answers: [refuse(showAnlage, { status: 503, code: 'server.beschaeftigt', detail: 'Gerade viel los.' })],
  })
  await eventually(() => expect(find('alert')).toBeTruthy())
  expect(server.asked(showAnlage).length).toBeGreaterThan(0)
})

const ON = { ...ANLAGE.personalrat, an: true, seit: '2027-03-01T08:00:00Z', version: 4 }
const ENDING = { ...ON, angekuendigt: '2027-03-09T08:00:00Z', endet: '2027-03-23T08:00:00Z', version: 5 }

const MODE = 'Personalratsmodus'

/** The annex of a house with this mode, and an answer to its change. */
const open = (personalrat: object, changed: ReturnType<typeof answer>) =>
  arrive({ answers: [answer(showAnlage, { ...ANLAGE, personalrat } as never), changed] })

describe('staff-council mode', () => {
  test('is switched on after a confirmation that explains it', async () => {
    const { server } = await open(ANLAGE.personalrat, answer(changePersonalratsmodus, ON))
    await eventually(() => expect(region(MODE)).toContain('Der Personalratsmodus ist aus.'))
    await click('button', 'Einschalten')
    await eventually(() => expect(find('dialog', 'Personalratsmodus einschalten?')).toBeTruthy())
    expect(said(find('dialog'))).toContain('Wieder ausschalten dauert 14 Tage.')
    expect(server.asked(changePersonalratsmodus)).toEqual([])
    server.now(answer(showAnlage, { ...ANLAGE, personalrat: ON } as never))
    await click('button', 'Jetzt einschalten')
    await eventually(() => expect(region(MODE)).toContain('Er gilt seit dem 01.03.2027, 09:00 Uhr.'))
    expect(server.asked(changePersonalratsmodus)).toMatchObject([
      { body: { an: true, mindestgruppe: 5 }, version: 3 },
    ])
  })

  test('announces its end with the day, which can be withdrawn by one press', async () => {
    const { server } = await open(ON, answer(changePersonalratsmodus, ENDING))
    await eventually(() => expect(region(MODE)).toContain('Er gilt seit'))
    await click('button', 'Ausschalten')
    await eventually(() => expect(said(find('dialog'))).toContain('endet dann am 24.03.2027, 10:07 Uhr'))
    server.now(answer(showAnlage, { ...ANLAGE, personalrat: ENDING } as never))
    await click('button', 'Ende ankündigen')
    await eventually(() => expect(region(MODE)).toContain('und endet am 23.03.2027, 09:00 Uhr.'))
    server.now(answer(changePersonalratsmodus, ON))
    server.now(answer(showAnlage, { ...ANLAGE, personalrat: ON } as never))
    await click('button', 'Ende zurücknehmen')
    await eventually(() => expect(region(MODE)).not.toContain('und endet'))
    expect(server.asked(changePersonalratsmodus)).toMatchObject([
      { body: { an: false }, version: 4 },
      { body: { an: true }, version: 5 },
    ])
  })

  test('keeps its smallest group independently of its end', async () => {
    const { server } = await open(ENDING, answer(changePersonalratsmodus, ENDING))
    await eventually(() => expect(region(MODE)).toContain('und endet'))
    expect(all('button', 'Mindestgröße speichern')).toEqual([])
    await write('textbox', 'Mindestgröße von Gruppen in Auswertungen', '8')
    await click('button', 'Mindestgröße speichern')
    await eventually(() =>
      expect(server.asked(changePersonalratsmodus)).toMatchObject([
        { body: { an: false, mindestgruppe: 8 }, version: 5 },
      ]),
    )
  })

  test('reports that somebody else was faster', async () => {
    await open(
      ANLAGE.personalrat,
      refuse(changePersonalratsmodus, { status: 412, code: 'anfrage.versionVeraltet' }),
    )
    await eventually(() => expect(region(MODE)).toContain('ist aus'))
    await click('button', 'Einschalten')
    await eventually(() => expect(find('dialog')).toBeTruthy())
    await click('button', 'Jetzt einschalten')
    await eventually(() => expect(region(MODE)).toContain('Inzwischen hat jemand anderes das geändert.'))
  })

  test('the annex lists people who are named all the same, with reason and readers', async () => {
    await arrive()
    const names = 'Wo Personen im Personalratsmodus genannt werden'
    await eventually(() => expect(region(names)).toContain('Freigabe von Sonderfahrten'))
    expect(region(names)).toMatch(/Wer „Sonderfahrten.*“ darf Aufrufe: listFreigaben/)
    expect(region(names)).toMatch(/alle, die selbst beteiligt sind Aufrufe: listOwnMails, start/)
  })
})

describe('everybody of the house', () => {
  const PERSONALRAT = { seit: '2027-03-01T08:00:00Z', endet: '2027-03-23T08:00:00Z' }
  const meet = (endet: string | null, language: 'de' | 'en' = 'de') =>
    visitApp(PAGE.datenschutz, {
      rechte: [],
      language,
      start: { mandant: { personalrat: { ...PERSONALRAT, endet } } },
      answers: [answer(readRechtstexte, NO_TEXT)],
    })

  test('sees on every page, and on the privacy page, when the mode ends', async () => {
    await meet(PERSONALRAT.endet)
    await eventually(() =>
      expect(said()).toContain('Der Personalratsmodus dieses Hauses endet am 23.03.2027, 09:00 Uhr.'),
    )
    await eventually(() =>
      expect(said()).toContain('gilt seit dem 01.03.2027, 09:00 Uhr der Personalratsmodus'),
    )
    expect(said()).toContain('Er endet am 23.03.2027, 09:00 Uhr.')
  })

  test('sees it in their language', async () => {
    await meet(PERSONALRAT.endet, 'en')
    await eventually(() => expect(said()).toContain('Staff-council mode of this house ends on'))
  })

  test('sees no end if there is none', async () => {
    await meet(null)
    await eventually(() => expect(said()).toContain('der Personalratsmodus'))
    expect(said()).not.toContain('endet am')
  })

  test('no longer sees a mode that is over by the clock, even before the data are read again', async () => {
    await meet('2027-03-10T09:00:00Z')
    await eventually(() => expect(said()).toContain('Auskunft und Löschung'))
    expect(said()).not.toContain('Personalratsmodus')
  })
})
