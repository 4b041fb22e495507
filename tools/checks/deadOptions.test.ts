import { expect, it } from 'vitest'
import { deadOptions, SCREENS_ONLY } from './deadOptions.ts'
import { treeOfTexts } from './tree.ts'

const catalogue = {
  'domain/einstellung/catalogue.ts':
    "export const EINSTELLUNGEN = {\n  'fahrzeug.frist': { ...number(1) },\n}",
}
const problems = (texts: Record<string, string>, base: Record<string, string> = catalogue) =>
  deadOptions.run(treeOfTexts({ ...base, ...texts })).problems

const DEAD = [expect.stringContaining("'fahrzeug.frist'")]

it.each([
  ['domain/fahrzeug/a.ts', "export const a = (e: E) => e['fahrzeug.frist'].value"],
  ['server/features/fahrzeug/a.ts', "const { 'fahrzeug.frist': frist } = einstellungen"],
  ['server/features/fahrzeug/b.ts', "const FLAG = { flag: 'fahrzeug.frist' }"],
])('knows what %s reads', (path, text) => {
  expect(problems({ [path]: text })).toEqual([])
})

it.each([
  ['nobody', 'domain/fahrzeug/a.ts', 'export const a = 1'],
  ['a type alone', 'domain/fahrzeug/a.ts', "export type A = Pick<Effective, 'fahrzeug.frist'>"],
  ['a comment', 'domain/fahrzeug/a.ts', "// by 'fahrzeug.frist'"],
  ['the rules of saving', 'domain/einstellung/hausRegeln.ts', "const a = haus['fahrzeug.frist']"],
  ['the verbs that save', 'server/features/einstellung/save.ts', "const a = haus['fahrzeug.frist']"],
  ['a screen', 'web/features/fahrzeug/a.ts', "const a = haus['fahrzeug.frist']"],
  ['a test', 'domain/fahrzeug/a.test.ts', "const a = haus['fahrzeug.frist']"],
  ['the demo', 'server/demo/a.ts', "const a = ['fahrzeug.frist', '1']"],
])('finds the option that %s reads', (_, path, text) => {
  expect(problems({ [path]: text })).toEqual(DEAD)
})

it('wants a taste to be read by a screen that is not the settings’ own', () => {
  const [taste = ''] = SCREENS_ONLY
  const base = {
    'domain/einstellung/catalogue.ts': `export const EINSTELLUNGEN = {\n  '${taste}': string(''),\n}`,
  }
  const read = `const a = einstellungen['${taste}']`
  expect(problems({ 'web/features/leseraum/a.ts': read }, base)).toEqual([])
  expect(problems({ 'web/features/einstellung/a.ts': read }, base)).toHaveLength(1)
  expect(problems({ 'web/features/leseraum/a.ts': read, 'domain/a.ts': read }, base)).toEqual([
    expect.stringContaining('take it off the list'),
  ])
})
