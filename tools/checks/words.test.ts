import { describe, expect, it } from 'vitest'
import { styleClasses } from './styleClasses.ts'
import { treeOfTexts } from './tree.ts'
import { words } from './words.ts'

const GLOSSARY = '| word | English | meaning here |\n|---|---|---|\n| Fahrzeug, Klasse | vehicle, class | |\n'
const PHRASES = {
  'phrases/de/shell.ts': "export const shell = { a: 'Der Ausflug mit dem Fahrzeug' }",
  'phrases/en/shell.ts': "export const shell = { a: 'The trip' }",
}
const problems = (texts: Record<string, string>) =>
  words.run(treeOfTexts({ 'docs/glossary.md': GLOSSARY, ...PHRASES, ...texts })).problems

describe('words', () => {
  it.each([
    ['domain/a.ts', 'export function listFahrzeuge() {}'],
    ['domain/a.ts', 'interface FahrzeugKlasse { readonly zeile: string }'],
    ['domain/a.ts', 'function read({ zeile }: Row) { const spalte = zeile; return spalte }'],
    ['domain/a.test.ts', 'const zeile = () => 1'],
    ['web/a.module.css', '/* .zeile */ .row { margin: 0.5rem }'],
  ])('knows what %s calls its own: %s', (path, text) => {
    expect(problems({ [path]: text })).toEqual([])
  })

  it.each([
    ['domain/a.ts', 'export const istFahrzeug = 1', "in English it is 'is'"],
    ['domain/a.ts', 'function outer() { function merke() {} }', "in English it is 'keep'"],
    ['web/ui/Tastatur.tsx', '', "in English it is 'keyboard'"],
    ['web/a.module.css', '.zeile { margin: 0 }', "in English it is 'row'"],
    ['domain/a.ts', 'export type Ausflug = string', 'docs/glossary.md does not explain'],
  ])('refuses what %s calls its own: %s', (path, text, expected) => {
    expect(problems({ [path]: text })).toEqual([expect.stringContaining(expected)])
  })

  it('refuses a noun with two meanings', () => {
    expect(problems({ 'docs/glossary.md': `${GLOSSARY}| Klasse | grade | |\n` })).toEqual([
      expect.stringContaining("'Klasse' twice"),
    ])
  })
})

describe('styleClasses', () => {
  const screen = (text: string) =>
    styleClasses.run(
      treeOfTexts({
        'web/ui/A.module.css': '.row { margin: 0 }\n.row[data-open] > .cell { margin: 0 }',
        'web/ui/A.tsx': `import form from './A.module.css'\n${text}`,
      }),
    ).problems

  it('knows the classes of the stylesheet', () => {
    expect(screen("<p className={`${form.row} ${form.cell}`}>{t('form.title')}</p>")).toEqual([])
  })

  it('finds a class that is gone', () => {
    expect(screen('<p className={form.line} />')).toEqual([expect.stringContaining('form.line')])
  })
})
