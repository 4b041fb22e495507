import { expect, it } from 'vitest'
import {
  forged,
  hausdateiSuite,
  imported,
  inRows,
  left,
  same,
  there,
  traces,
} from '../../../testing/suites/hausdatei.ts'

hausdateiSuite()

/** Sets a column of every row of a table to a JSON text. */
const set = (table: string, column: string, json: string) =>
  inRows(table, (rows) =>
    rows
      .trimEnd()
      .split('\n')
      .map((row) => {
        const changed = { ...JSON.parse(row), [column]: '' }
        return `${JSON.stringify(changed).replace(`"${column}":""`, `"${column}":${json}`)}\n`
      })
      .join(''),
  )
const word = JSON.stringify
const form = (more: object) => JSON.stringify([{ art: 'wand', d: 'M0 0L9 9', ...more }])

it.each([
  ['grundriss', 'link', word('javascript:alert(1)')],
  ['grundriss', 'link', word('https://user:pw@example.org/')],
  ['grundriss', 'link', word('http://127.0.0.1:5432/')],
  ['grundriss', 'bezeichnung', word('P\u0007lan')],
  ['grundriss', 'breite', '-500'],
  ['grundriss', 'breite', '1e3000'],
  ['grundriss', 'zeichnung', '{"art":"wand"}'],
  ['grundriss', 'zeichnung', form({ art: 'script' })],
  ['grundriss', 'zeichnung', form({ d: 'M0 0"/><script>alert(1)</script>' })],
  ['grundriss', 'zeichnung', form({ onload: 'alert(1)' })],
  ['leseraum', 'x', '-5'],
  ['leseraum', 'kapazitaet', '0'],
  ['rolle_berechtigung', 'berechtigung', word('alles')],
  ['benutzer_berechtigung', 'berechtigung', word('__proto__')],
  ['mandant', 'sitzung_leerlauf', word('-30 days')],
  ['mandant', 'sitzung_gesamt', word('4000 years')],
  ['mandant', 'sitzung_gesamt', word('00:00:01')],
  ['mandant', 'akzent', word('#ffffff')],
  ['mandant', 'akzent', word('red;background:url(//evil.example)')],
  ['mandant', 'logo', word('../../logo.png')],
  ['mandant', 'zone', word('Mars/Olympus')],
  ['mandant', 'module', '["leseraum","alles"]'],
  ['einstellung_wert', 'option_name', word('gibt.es.nicht')],
  ['einstellung_wert', 'wert', word('viele')],
  ['benutzer', 'email', word('keine adresse@')],
  ['benutzer', 'vorname', word('A\u2028B')],
  ['datei', 'dateiname', word('../../bild.png')],
  ['leseraum_buchung', 'zeitraum', word('[2026-01-05T09:00:00+00:00,infinity)')],
  ['leseraum_buchung', 'tag', word('infinity')],
  ['leseraum_buchung', 'erstellt', word('0001-01-01T00:00:00+00:00')],
  ['leseraum_buchung', 'id', word('{01980000-0000-7000-8000-0000000000a1}')],
  ['fahrzeug', 'sitze', '100000'],
  ['fahrzeug', 'marke', '{"a":1}'],
  ['protokoll', 'nachher', `{"text":${word('a\u0000b')}}`],
  ['protokoll', 'nachher', `${'['.repeat(50)}${']'.repeat(50)}`],
  ['standort', 'geheim', word('x')],
])('What the API does not take is not taken in a file: %s.%s = %s', async (table, column, json) => {
  const done = await imported(there, await forged(same, set(table, column, json)))
  expect([done.status, done.fehler]).toEqual([
    'fehlgeschlagen',
    expect.stringMatching(/nicht erlaubt|widerspricht/),
  ])
  expect(await traces(there, done.mandantId)).toEqual([])
  expect(await left(there)).toEqual([])
})

it('A row that says something twice, or has bytes that are no text, is not taken', async () => {
  const doubled = inRows('rolle', (rows) => rows.replace('{', '{"name":"Leitung",'))
  const noText = (name: string, all: string) =>
    name === 'rows/rolle' ? Buffer.from(all.replace('"R"', '"\u00ff"'), 'latin1') : all
  for (const change of [doubled, noText]) {
    const done = await imported(there, await forged(same, change))
    expect(done).toMatchObject({ status: 'fehlgeschlagen', fehler: expect.stringContaining('widerspricht') })
  }
})

it('What the API has taken comes in: names with markup in them are words, and nothing else', async () => {
  const name = `<b>"R" & 'S' {x} \\u0041: [1,2]</b>`
  const done = await imported(there, await forged(same, set('gruppe', 'name', word(name))), 'Wörtlich')
  expect(done).toMatchObject({ status: 'fertig', fehler: null })
  const { rows } = await there.admin.query('select distinct name from gruppe where mandant_id = $1', [
    done.mandantId,
  ])
  expect(rows).toEqual([{ name }])
})

it('A house in which settings exclude each other is not taken in, and they are named', async () => {
  const changed = inRows('einstellung_wert', (rows) => {
    const [first = '{}', ...more] = rows.split('\n')
    const row = {
      ...JSON.parse(first),
      option_name: 'leseraum.mindestdauer',
      wert: '700',
      benutzer_id: null,
      gruppe_id: null,
    }
    return [JSON.stringify(row), more.join('\n')].join('\n')
  })
  const done = await imported(there, await forged(same, changed))
  expect(done).toMatchObject({ status: 'fehlgeschlagen' })
  expect(done.fehler).toContain('leseraum.mindestdauer, leseraum.hoechstdauer')
  expect(await traces(there, done.mandantId)).toEqual([])
})
