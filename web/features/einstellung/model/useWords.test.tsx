// @vitest-environment happy-dom
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { EINSTELLUNG_NAMES, optionOf } from '@platzwart/domain/einstellung/catalogue'
import type { Language } from '@platzwart/phrases/phrases'
import { describe, expect, test } from 'vitest'
import { all } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { fieldOf } from './fields.ts'
import { useWhose } from './useWhose.ts'
import { useWords } from './useWords.ts'

interface SaidProps {
  readonly values: readonly (readonly [EinstellungName, unknown])[]
}

function Said({ values }: SaidProps) {
  const words = useWords()
  return (
    <ul>
      {values.map(([name, wert]) => {
        const feld = fieldOf(name)
        return <li key={name + JSON.stringify(wert)}>{feld && words.wertText(feld, wert)}</li>
      })}
    </ul>
  )
}

/** The displayed text of each value. */
async function read(language: Language, ...values: SaidProps['values']) {
  await visit(<Said values={values} />, { language })
  return all('listitem').map((one) => one.textContent)
}

describe('a value', () => {
  test('is worded as people would say it', async () => {
    const said = await read(
      'de',
      ['leseraum.tageImVoraus', 1],
      ['leseraum.tageImVoraus', 30],
      ['leseraum.mindestpause', 1.5],
      ['leseraum.fensterStunde', 7],
      ['leseraum.maxBuchungenProWoche', 10],
      ['leseraum.zweitePersonAbGruppe', 3],
      ['leseraum.maxStundenProWoche', 0],
      ['arbeitswelt.maxBuchungenProWoche', 0],
      ['leseraum.mindestpause', 0],
      ['leseraum.zweitePersonAbGruppe', 0],
      ['leseraum.mindestbuchungszeit', 0],
      ['fahrzeug.stornoOhneCheckInMinuten', 0],
      ['leseraum.tageImVoraus', 0],
      ['leseraum.hoechstdauer', 600],
      ['leseraum.hoechstdauer', 1440],
      ['leseraum.fruehestens', '08:30'],
      ['leseraum.fensterWochentag', ''],
      ['leseraum.fensterWochentag', 'montags'],
      ['leseraum.freigabeOhneCheckIn', true],
      ['leseraum.freigabeOhneCheckIn', false],
      ['fahrzeug.pflegehinweisKm', 1000],
      ['fahrzeug.berichtTurnus', 'vierteljährlich'],
      ['fahrzeug.berichtTurnus', ''],
      ['fahrzeug.sauberkeitMailInnen', ''],
      ['fahrzeug.sauberkeitStufen', ['sauber', 'Sand']],
      ['fahrzeug.berichtAdressen', []],
      ['system.startseite', 'leseraum'],
    )
    expect(said).toEqual([
      '1 Tag',
      '30 Tage',
      '1,5 Stunden',
      '7 Uhr',
      '10 Mal',
      '3 Personen',
      'ohne Grenze',
      'ohne Grenze',
      'keine',
      'nie',
      'keiner',
      'nie',
      '0 Tage',
      '10 Stunden',
      '1 Tag',
      '08:30',
      'täglich um 0 Uhr',
      'wöchentlich, montags',
      'an',
      'aus',
      '1.000 km',
      'Vierteljährlich',
      'Kein Bericht',
      'Keine E-Mail',
      'sauber, Sand',
      'keine',
      'Leseräume',
    ])
  })

  test('of days of the week starts on Monday', async () => {
    const [said, none] = await read(
      'de',
      ['leseraum.buchbareWochentage', [0, 1, 6]],
      ['leseraum.buchbareWochentage', []],
    )
    expect(said).toMatch(/^Montag,? .*Samstag.*Sonntag$|^Montag, Samstag/)
    expect(none).toBe('keine')
  })

  test('is in English on an English page', async () => {
    const said = await read(
      'en',
      ['leseraum.tageImVoraus', 30],
      ['leseraum.mindestpause', 1.5],
      ['leseraum.fensterWochentag', 'montags'],
      ['system.startseite', 'leseraum'],
    )
    expect(said).toEqual(['30 days', '1.5 hours', expect.stringContaining('Monday'), 'Reading rooms'])
  })
})

function Names() {
  const words = useWords()
  const whose = useWhose()
  const shown = EINSTELLUNG_NAMES.filter((name) => fieldOf(name) !== null)
  return (
    <ul>
      {shown.map((name) => (
        <li key={name} title={words.text(name)}>
          {whose.option(name)}
        </li>
      ))}
    </ul>
  )
}

describe.each(['de', 'en'] as const)('every option with a field, in %s,', (language) => {
  test('has a distinct name and an explanation', async () => {
    await visit(<Names />, { language })
    const rows = all('listitem')
    expect(rows.length).toBeGreaterThan(60)
    const names = rows.map((one) => one.textContent)
    // A missing text shows its key.
    expect([...names, ...rows.map((one) => one.title)].filter((text) => /\w\.\w/.test(text ?? ''))).toEqual(
      [],
    )
    expect(rows.filter((one) => one.title === '')).toEqual([])
    // The mail of a reminder and its time may share a name; no others in one area may.
    const twice = names.filter((name, at) => names.indexOf(name) !== at)
    expect(twice.length).toBeLessThanOrEqual(3)
  })

  test('can display its default', async () => {
    const values = EINSTELLUNG_NAMES.filter((name) => fieldOf(name) !== null).map(
      (name) => [name, optionOf(name).standard] as const,
    )
    const said = await read(language, ...values)
    expect(
      said.filter((text) => text === '' || text === null || /einstellung\.|fehler\./.test(text)),
    ).toEqual([])
  })
})
