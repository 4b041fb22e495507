import { expect, it } from 'vitest'
import { kinds, kindsNamed } from './kinds.ts'
import { treeOfTexts } from './tree.ts'

const kind = (modul: string, table: string) =>
  `export const KIND = buchungArt<Types>({\n  modul: '${modul}',\n  record: { table: '${table}', open: 'offen' },\n})`

/** A house with two kinds, one of which has a feature of its module and one below it. */
const HOUSE = {
  'server/features/leseraum/art.ts': kind('leseraum', 'leseraum'),
  'server/features/leseraum/feature.ts': 'export const leseraum = {}',
  'server/features/fahrt/art.ts': kind('fahrzeugbuchung', 'fahrzeug'),
  'server/features/fahrt/feature.ts': "import { a } from '../flotte/flotte.ts'",
  'server/features/freigabe/feature.ts':
    "export const freigabe = { name: 'freigabe', modul: 'fahrzeugbuchung' }",
  'server/features/flotte/flotte.ts': 'export const a = 1',
  'server/features/buchung/takeSlot.ts': 'export const b = 1',
}
const named = (texts: Record<string, string>) => kindsNamed(treeOfTexts({ ...HOUSE, ...texts }))

it('finds a line that names a kind outside its folders, whatever it is called there', () => {
  for (const noun of [
    "'leseraum'",
    "'leseraum_buchung'",
    "'fahrzeugBuchung'",
    "'fahrzeugbuchung'",
    "'fahrzeug.kmPauschale'",
  ])
    expect([noun, named({ 'server/platform/a.ts': `const a = 1\nconst kinds = [${noun}]` })]).toEqual([
      noun,
      ['server/platform/a.ts:2'],
    ])
  expect(named({ 'web/app/a.ts': "import { a } from '../features/leseraum/model/a.ts'" })).toHaveLength(1)
  expect(named({ 'server/features/buchung/a.ts': "import { a } from '../fahrt/art.ts'" })).toHaveLength(1)
})

it('lets the folders of a kind name it in every layer, those of its module and those below them', () => {
  for (const path of [
    'server/features/leseraum/bookLeseraum.ts',
    'server/features/freigabe/decide.ts',
    'server/features/flotte/findA.ts',
    'web/features/freigabe/model/a.ts',
    'contract/operations/fahrt.ts',
    'contract/fahrzeugBuchung.ts',
    'domain/fahrzeug/book.ts',
  ])
    expect([path, named({ [path]: "const kinds = ['leseraum', 'fahrzeug']" })]).toEqual([path, []])
})

it('does not count more when a further kind stands beside the one that is named most', () => {
  const two = "const kinds = ['leseraum',\n'leseraum']"
  expect(named({ 'server/platform/a.ts': two })).toHaveLength(2)
  expect(named({ 'server/platform/a.ts': `${two}\nconst more = 'fahrzeug'` })).toHaveLength(2)
})

it('counts neither the lists of manifests, nor tests, nor words that only begin like a kind', () => {
  expect(
    named({ 'server/manifests.ts': "export { leseraum } from './features/leseraum/feature.ts'" }),
  ).toEqual([])
  expect(named({ 'web/manifests.ts': "export { leseraum } from './features/leseraum/feature.ts'" })).toEqual(
    [],
  )
  expect(named({ 'web/app/a.test.ts': "const a = 'leseraum'" })).toEqual([])
  expect(named({ 'web/app/a.ts': "const a = 'leseraumartig'\n// says 'leseraum'" })).toEqual([])
})

it('reads a module that is a constant of another file, and a list of modules', () => {
  const texts = {
    'domain/mandant/bereich.ts':
      "export const BEREICHE = ['leseraum', 'arbeitswelt'] as const satisfies readonly Modul[]",
    'server/features/leseraum/art.ts':
      "import { BEREICHE } from '@platzwart/domain/mandant/bereich'\n" +
      "export const KIND = buchungArt<Types>({ modul: BEREICHE, record: { table: 'leseraum' } })",
    'server/features/serie/feature.ts':
      "import { KIND } from '../leseraum/art.ts'\nexport const serie = { name: 'serie', modul: KIND.modul }",
    'server/features/serie/plan.ts': "const here = 'leseraum'",
  }
  expect(named({ ...texts, 'web/app/a.ts': "const a = 'arbeitswelt'" })).toContain('web/app/a.ts:1')
  expect(kinds.run(treeOfTexts({ ...HOUSE, ...texts })).problems).toEqual([])
})

it('says so where it cannot read a kind, or misses one that a manifest is of', () => {
  const art = {
    'server/features/fach/art.ts':
      'export const FACH = buchungArt<Types>({ modul: somewhere(), record: {} })',
  }
  const manifest = {
    'server/features/fach/feature.ts': "export const fach = { name: 'fach', modul: 'schliessfach' }",
  }
  expect(kinds.run(treeOfTexts({ ...HOUSE, ...art, ...manifest })).problems).toEqual([
    expect.stringContaining('server/features/fach/art.ts:1 defines a kind'),
    expect.stringContaining("is of the module 'schliessfach'"),
  ])
})
