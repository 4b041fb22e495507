// @vitest-environment happy-dom
import { fahrtenbuchEintragSchema, type Nachzuegler as Late } from '@platzwart/contract/fahrtenbuch'
import { listNachzuegler } from '@platzwart/contract/operations/fahrtenbuch'
import { replaceTacho } from '@platzwart/contract/operations/heft'
import { filled, idOf } from '@platzwart/contract/testing/filled'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, said, write } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { answer } from '../../../testing/server.ts'
import { FahrtRow } from './FahrtRow.tsx'
import { Nachzuegler } from './Nachzuegler.tsx'
import { TachoDialog } from './TachoDialog.tsx'

const LATE: Late = {
  buchungId: idOf(4),
  fahrerId: idOf(5),
  fahrer: 'Ada Muster',
  fahrtart: 'dienstlich',
  abfahrt: '2027-03-15T08:00:00Z',
  ankunft: '2027-03-15T09:00:00Z',
  kmStart: 10_010,
  kmEnde: 10_030,
  zielort: 'Husum',
  zweck: 'Pumpe',
  zielperson: '',
  umweg: '',
  hinweis: 'Kam nachträglich an.',
}

describe('late records', () => {
  test('are above the logbook, and prefill their form', async () => {
    await visit(<Nachzuegler fahrzeugId={idOf(3)} fahrer={[]} />, {
      rechte: ['fahrzeug_pflege'],
      answers: [answer(listNachzuegler, [LATE])],
    })
    await eventually(() => expect(said()).toContain('Kam nachträglich an.'))
    await click('button', /eintragen/)
    expect(find<HTMLInputElement>('textbox', /km Abfahrt/).value).toBe('10.010')
    expect(find<HTMLInputElement>('textbox', /Ziel/).value).toBe('Husum')
    expect(find<HTMLSelectElement>('combobox', /Fahrer/).selectedOptions[0]?.textContent).toBe('Ada Muster')
    expect(all('textbox', /^Name/)).toEqual([])
  })
})

describe('a logbook row', () => {
  const row = (more: object) =>
    filled(fahrtenbuchEintragSchema, {
      fahrtart: 'dienstlich',
      kmStart: 100,
      kmEnde: 150,
      kilometer: 50,
      ergaenzbarBis: null,
      abfahrt: '2027-03-15T08:00:00Z',
      ankunft: '2027-03-15T12:00:00Z',
      aenderungen: [],
      lueckeVorher: null,
      fahrer: 'Ada Muster',
      ...more,
    })

  test('marks a trip entered afterwards', async () => {
    await visit(<FahrtRow eintrag={row({ art: 'nacherfasst', vollstaendig: true })} actions={null} />)
    expect(said()).toContain('nacherfasst')
    expect(said()).toContain('Ada Muster')
  })

  test('shows a corrected check-in with both readings, author and reason, and offers no change', async () => {
    await visit(
      <FahrtRow
        eintrag={row({
          art: 'uebergabe',
          kmStart: 301_464,
          kmEnde: 30_146,
          kilometer: 0,
          grund: 'Komma vergessen',
          erfasstVon: 'Bo Muster',
          vollstaendig: true,
        })}
        actions={{
          onNachtrag: () => undefined,
          onKorrektur: () => undefined,
          onLuecke: () => undefined,
          onNacherfassen: () => undefined,
        }}
      />,
    )
    for (const words of ['301.464 → 30.146 km', 'Check-in, berichtigt', 'Komma vergessen', 'Bo Muster'])
      expect(said()).toContain(words)
    expect(said()).not.toContain('dienstlich')
    expect(all('button')).toEqual([])
  })

  test('says that an explained gap is incomplete', async () => {
    await visit(<FahrtRow eintrag={row({ art: 'luecke', vollstaendig: false })} actions={null} />)
    expect(said()).toContain('unvollständig')
  })
})

describe('an odometer replacement', () => {
  test('is shown with its time, both readings and the reason', async () => {
    const { server } = await visit(<TachoDialog fahrzeugId={idOf(3)} onClose={() => undefined} />, {
      rechte: ['fahrzeug_pflege'],
      answers: [answer(replaceTacho, filled(fahrtenbuchEintragSchema, { art: 'tacho' }) as never)],
    })
    await click('button', 'Ins Fahrtenbuch schreiben')
    expect(said()).toContain('Der Kilometerstand fehlt.')
    expect(server.asked(replaceTacho)).toEqual([])
    await write('textbox', /^Bisheriger Tacho/, '84.210')
    await write('textbox', /^Neuer Tacho/, '12')
    await write('textbox', /^Warum ersetzt/, 'Kombiinstrument defekt')
    await click('button', 'Ins Fahrtenbuch schreiben')
    await eventually(() => expect(server.asked(replaceTacho)).toHaveLength(1))
    expect(server.asked(replaceTacho)).toMatchObject([
      {
        id: idOf(3),
        body: {
          kmStart: 84_210,
          kmEnde: 12,
          grund: 'Kombiinstrument defekt',
          zeit: expect.stringMatching(/Z$/),
        },
      },
    ])
  })
})
