// @vitest-environment happy-dom
import { listAuftraege } from '@platzwart/contract/operations/auftrag'
import { PAGE } from '@platzwart/contract/paths'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, names, said } from '../../../testing/find.ts'
import { type Visit, visitApp } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'

const run = (periode: string, ergebnis: object | null, beendet: string | null = '2027-03-10T08:00:05Z') => ({
  periode,
  begonnen: '2027-03-10T08:00:00Z',
  beendet,
  ergebnis,
})

const FRISTEN = {
  auftrag: 'leseraum.fristen',
  alleSekunden: 30,
  ueberfaellig: false,
  laeufe: [
    run('2027-03-10T08:00:00Z', { storniert: 1_200, erinnert: 3, freigegeben: 0 }),
    run('2027-03-10T07:59:30Z', {}),
    run('2027-03-10T07:59:00Z', null, null),
    run('2027-03-10T07:58:30Z', { erinnert: 1 }),
  ],
}
const BERICHT = {
  auftrag: 'fahrzeug.bericht',
  alleSekunden: 3600,
  ueberfaellig: true,
  laeufe: [run('2027-02', {})],
}
const UNKNOWN = { auftrag: 'neu.erfunden', alleSekunden: 7200, ueberfaellig: false, laeufe: [] }

const arrive = (how: Visit = {}) =>
  visitApp(PAGE.adminAuftraege, {
    rechte: ['customizing_mandant_pflege'],
    answers: [answer(listAuftraege, [FRISTEN, BERICHT, UNKNOWN] as never)],
    ...how,
  })

const job = (name: string) => find('heading', name).closest('li') as HTMLElement

describe('scheduled jobs', () => {
  test('are listed with their rhythm, late ones first', async () => {
    await arrive()
    await eventually(() => expect(find('heading', 'Fristen der Leseräume')).toBeDefined())
    expect(names('heading').slice(1)).toEqual(['Fahrzeugbericht', 'Fristen der Leseräume', 'neu.erfunden'])
    expect(said(job('Fahrzeugbericht'))).toContain('stündlich')
    expect(said(job('Fahrzeugbericht'))).toContain('Seit zwei Läufen überfällig')
    expect(said(job('Fristen der Leseräume'))).toContain('alle 30 Sekunden')
    expect(said(job('Fristen der Leseräume'))).toContain('Im Takt')
    expect(said(job('neu.erfunden'))).toContain('alle 2 Stunden')
    expect(said(job('neu.erfunden'))).toContain('Hier gab es noch nichts zu tun.')
  })

  test('show what the last runs did, without zero counts', async () => {
    await arrive()
    await eventually(() => expect(all('table').length).toBeGreaterThan(0))
    const rows = all('row', undefined, find('table', /^Letzte Läufe: Fristen der Leseräume/)).map((row) =>
      said(row),
    )
    expect(rows[1]).toContain('10.03.2027, 09:00')
    expect(rows[1]).toContain('storniert: 1.200, erinnert: 3')
    expect(rows[1]).not.toContain('freigegeben')
    expect(rows[2]).toContain('nichts zu tun')
    expect(rows[3]).toContain('läuft')
    expect(said(job('Fristen der Leseräume'))).toContain('1 früherer Lauf')
    expect(said(job('Fahrzeugbericht'))).toContain('2027-02')
  })

  test('are also in English, with days and numbers', async () => {
    await arrive({ language: 'en' })
    await eventually(() => expect(all('table').length).toBeGreaterThan(0))
    expect(said()).toContain('10 Mar 2027, 09:00')
    expect(said()).toContain('1,200')
    expect(said()).not.toMatch(/Läufe|storniert/)
  })

  test('that could not be read say why, and can be retried', async () => {
    const { server } = await arrive({
      answers: [
        refuse(listAuftraege, { status: 403, code: 'recht.fehlt', detail: 'Dafür fehlt die Berechtigung.' }),
      ],
    })
    await eventually(() => expect(said()).toContain('Dafür fehlt die Berechtigung.'))
    server.now(answer(listAuftraege, [BERICHT] as never))
    await click('button', 'Noch einmal versuchen')
    await eventually(() => expect(find('heading', 'Fahrzeugbericht')).toBeDefined())
  })
})
