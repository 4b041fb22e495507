import { describe, expect, it } from 'vitest'
import { codes } from './codes.ts'
import { deadPaths } from './deadPaths.ts'
import { deadTexts } from './deadTexts.ts'
import { fileNames } from './fileNames.ts'
import { phrases } from './phrases.ts'
import { residue } from './residue.ts'
import { timeDiscipline } from './timeDiscipline.ts'
import { type Check, treeOfTexts } from './tree.ts'

const problems = (check: Check, texts: Record<string, string>) => check.run(treeOfTexts(texts)).problems

const NOUNS = ['Leseraum', 'Fahrzeug', 'Suche', 'Frist', 'Mandant', 'Eintrag', 'Schließfach']
const GLOSSARY = { 'docs/glossary.md': NOUNS.map((noun) => `| ${noun} | noun | |\n`).join('') }

describe('fileNames', () => {
  it.each([
    'server/features/leseraum/bookLeseraum.ts',
    'server/features/fahrzeug/suche/searchFahrzeuge.ts',
    'server/features/fahrzeug/frist/receivers.ts',
    'server/features/leseraum/eintrag.ts',
    'server/features/schliessfach/feature.ts',
    'server/features/leseraum/checkIn.db.test.ts',
    'server/features/mandant/routes.test.ts',
    'server/migrations/0001-create-mandant.sql',
    'server/migrations/0007-create-kiosk.sql',
    'web/features/leseraum/pages/KartePage.tsx',
    'web/features/leseraum/api.ts',
    'web/platform/serviceWorker.ts',
  ])('knows %s', (path) => {
    expect(problems(fileNames, { ...GLOSSARY, [path]: '' })).toEqual([])
  })

  it.each([
    ['server/features/raum/book.ts', 'not a feature'],
    ['server/features/leseraum/things.ts', 'none of these'],
    ['server/features/leseraum/book/one.ts', 'one flat folder'],
    ['server/features/fahrzeug/suche/book/one.ts', 'one level deep'],
    ['server/features/leseraum/routes.ts', 'none of these'],
    ['server/features/fahrzeug/things/bookOne.ts', 'one flat folder'],
    ['server/platform/stringUtils.ts', "'utils' says nothing"],
    ['web/features/leseraum/hooks/useSeat.ts', 'none of them'],
    ['domain/öffnung.ts', 'ASCII'],
  ])('refuses %s', (path, expected) => {
    expect(problems(fileNames, { ...GLOSSARY, [path]: '' })).toEqual([expect.stringContaining(expected)])
  })
})

describe('timeDiscipline', () => {
  it.each([
    ['server/migrations/0001-create-x.sql', "select now() AT TIME ZONE 'UTC'"],
    ['server/migrations/0001-create-x.sql', "select tag + interval '1 day'"],
    ['domain/a.ts', 'export const a = Temporal.Now.instant()'],
    ['server/a.ts', 'export const a = new Date()'],
    ['web/a.ts', 'export const a = tag.toLocaleString()'],
  ])('refuses %s with %s', (path, text) => {
    expect(problems(timeDiscipline, { [path]: text })).toHaveLength(1)
  })

  it('lets an adapter of biome.json have its Date, and comments speak of it', () => {
    const rules = { style: { noRestrictedGlobals: 'off' } }
    const biome = JSON.stringify({ overrides: [{ includes: ['server/platform/a.ts'], linter: { rules } }] })
    expect(problems(timeDiscipline, { 'biome.json': biome, 'server/platform/a.ts': 'new Date()' })).toEqual(
      [],
    )
    expect(problems(timeDiscipline, { 'domain/a.ts': '// new Date() has no zone' })).toEqual([])
  })
})

describe('phrases', () => {
  const screen = (jsx: string) => problems(phrases, { 'web/a.tsx': `export const A = () => ${jsx}` })

  it.each(['<p>Hallo Welt</p>', '<input placeholder="Name" />', "<p>{'Frei'}</p>", '<p title={`Platz`} />'])(
    'refuses %s',
    (jsx) => {
      expect(screen(jsx)).toHaveLength(1)
    },
  )

  it.each(["<p>{t('shell:title')}</p>", '<kbd>Ctrl K</kbd>', '<p className="weit">·</p>', '<b>12:00</b>'])(
    'allows %s',
    (jsx) => {
      expect(screen(jsx)).toEqual([])
    },
  )
})

describe('codes', () => {
  it('finds the code that nothing gives', () => {
    const list =
      "export const ISSUE_CODES = [\n  'tag.ungueltig', // 'Invalid'\n  'typ.unbekannt',\n] as const"
    expect(
      problems(codes, { 'domain/issueCodes.ts': list, 'domain/tag.ts': "issue('tag.ungueltig')" }),
    ).toEqual([expect.stringContaining("'typ.unbekannt'")])
  })

  it('reads the codes of each kind, and misses their texts', () => {
    const tree = {
      'domain/tag/codes.ts': "export const CODES = [\n  'tag.ungueltig',\n] as const",
      'domain/tag/tag.ts': "issue('tag.ungueltig')",
      'phrases/de/fehler/tag.ts': "export const fehler = { 'tag.ungueltig': 'Nein' }",
    }
    expect(problems(codes, tree)).toEqual([])
    expect(problems(codes, { ...tree, 'phrases/de/fehler/tag.ts': '' })).toEqual([
      expect.stringContaining('has no text'),
    ])
  })
})

describe('deadTexts', () => {
  const tree = {
    'phrases/de/shell.ts':
      "export const shell = { nav: { open: 'Auf' }, step: { one: '1' }, frei_one: 'x', frei_other: 'y' }",
    'web/a.tsx': "t('nav.open'); t(`step.${n}`); t('shell:frei', { count })",
  }

  it('knows keys, beginnings of keys and plurals', () => {
    expect(problems(deadTexts, tree)).toEqual([])
  })

  it('finds the text that nobody asks for', () => {
    expect(problems(deadTexts, { ...tree, 'web/a.tsx': "t('nav.open'); t('shell:frei')" })).toEqual([
      expect.stringContaining("'shell:step.one'"),
    ])
  })
})

describe('deadPaths', () => {
  const tree = { 'package.json': '{"scripts":{"bench":""}}', 'domain/id.ts': '', 'docs/a.md': '' }

  it.each([
    '`domain/id.ts`',
    '`domain`',
    '[ids](../domain/id.ts#l1)',
    '`/leseraum/karte`',
    '`npm run bench`',
  ])('knows %s', (text) => {
    expect(problems(deadPaths, { ...tree, 'docs/a.md': text })).toEqual([])
  })

  it.each(['`domain/gone.ts`', '[ids](gone.ts)', '`npm run gone`', '`GONE.md`'])('refuses %s', (text) => {
    expect(problems(deadPaths, { ...tree, 'docs/a.md': text })).toHaveLength(1)
  })
})

describe('residue', () => {
  it.each([
    "const a = '/home/somebody/x'",
    '// TODO later',
    'x as any',
    "it.skip('x')",
    '"resolved": "https://x"',
  ])('refuses %s', (text) => {
    expect(problems(residue, { 'domain/a.ts': text })).toHaveLength(1)
  })

  it('allows paths of the product', () => {
    expect(problems(residue, { 'web/a.ts': "'/leseraum/karte' '/tmp' '/arbeitswelt'" })).toEqual([])
  })
})
