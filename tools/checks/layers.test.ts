import { describe, expect, it } from 'vitest'
import { layers } from './layers.ts'
import { treeOfTexts } from './tree.ts'

const problems = (texts: Record<string, string>) => layers.run(treeOfTexts(texts)).problems

describe('layers', () => {
  it('lets every layer import what stands below it', () => {
    expect(
      problems({
        'domain/id.ts': 'export const id = 1',
        'contract/schema.ts': "import { id } from '@platzwart/domain/id'\nimport { z } from 'zod'",
        'server/features/leseraum/bookLeseraum.ts':
          "import '@platzwart/contract/schema'\nimport { sql } from 'kysely'",
      }),
    ).toEqual([])
  })

  it('refuses a rule that imports the server, and says why', () => {
    const [problem] = problems({
      'domain/a.ts': "// first line\nimport '@platzwart/server/app'",
      'server/app.ts': '',
    })
    expect(problem).toMatch(
      /^domain\/a\.ts:2 imports server\/app\.ts, but domain may import nothing: the rules run/,
    )
  })

  it.each([
    ['domain/a.ts', 'node:fs'],
    ['domain/a.ts', 'zod'],
    ['web/app/a.ts', 'node:fs'],
  ])('refuses %s importing %s', (path, specifier) => {
    expect(problems({ [path]: `import '${specifier}'` })).toHaveLength(1)
  })

  it('lets the server take a library, and a library nothing of ours', () => {
    expect(
      problems({ 'server/a.ts': "import '@platzwart/libs/zip'", 'libs/zip.ts': "import 'fflate'" }),
    ).toEqual([])
    expect(problems({ 'web/a.ts': "import '@platzwart/libs/zip'", 'libs/zip.ts': '' })).toHaveLength(1)
    expect(problems({ 'libs/a.ts': "import '@platzwart/domain/id'", 'domain/id.ts': '' })).toEqual([
      expect.stringContaining('knows no word of ours'),
    ])
  })

  it('lets the typed client take the type of the server, and nothing else of it', () => {
    const server = { 'server/app.ts': 'export type App = 1' }
    const type = "import type { App } from '@platzwart/server/app'"
    expect(problems({ ...server, 'web/platform/api.ts': type })).toEqual([])
    expect(problems({ ...server, 'web/platform/api.ts': type.replace('type ', '') })).toHaveLength(1)
    expect(problems({ ...server, 'web/platform/live.ts': type })).toHaveLength(1)
  })

  it('keeps the manifest of a feature to itself', () => {
    const importing = (file: string) =>
      problems({
        'server/features/leseraum/bookLeseraum.ts': `import '../mandant/${file}'`,
        [`server/features/mandant/${file}`]: '',
      })
    expect(importing('queries.ts')).toEqual([])
    expect(importing('feature.ts')).toEqual([expect.stringContaining('private to server/features/mandant')])
  })

  it('finds circles of values and leaves circles of types alone', () => {
    const circle = (word: string) =>
      problems({
        'domain/a.ts': `import ${word}{ b } from './b.ts'`,
        'domain/b.ts': `import ${word}{ a } from './a.ts'`,
      })
    expect(circle('type ')).toEqual([])
    expect(circle('')).toEqual([expect.stringContaining('domain/a.ts → domain/b.ts → domain/a.ts')])
  })

  it('finds circles of features of the screens, by types and by manifests, too', () => {
    const circle = (file: string, word: string) =>
      problems({
        [`web/features/serie/${file}`]: `import ${word}{ a } from '../leseraum/slots.ts'`,
        'web/features/leseraum/slots.ts': "import { b } from '../team/model/b.ts'",
        'web/features/team/model/b.ts': "import { c } from '../../serie/api/c.ts'",
        'web/features/serie/api/c.ts': '',
      })
    const found = [
      expect.stringContaining('leseraum → team closes a circle'),
      expect.stringMatching(/^web\/features\/serie\/.+:1 imports .+, and serie → leseraum closes a circle/),
      expect.stringContaining('team → serie closes a circle'),
    ]
    for (const [file, word] of [
      ['slots.ts', ''],
      ['slots.ts', 'type '],
      ['feature.ts', ''],
    ] as const)
      expect(circle(file, word)).toEqual(found)
    expect(circle('slots.test.ts', '')).toEqual([])
  })

  it.each([
    ['app', 'features/leseraum/api/plan.ts', 'the list of manifests alone'],
    ['frame', 'features/leseraum/slots.ts', 'the app puts features into it'],
    ['ui', 'frame/slot.ts', 'shared parts know no feature'],
    ['platform', 'ui/Note.tsx', 'what all screens stand on'],
    ['floorplan', 'features/leseraum/slots.ts', 'draws what it is given'],
    ['features/team', 'app/menu.ts', 'not the other way round'],
    ['features/team', 'features.ts', 'not the other way round'],
  ])('refuses web/%s naming web/%s, by its type alone, too', (from, to, why) => {
    for (const word of ['', 'type '])
      expect(
        problems({
          [`web/${from}/a.ts`]: `import ${word}{ b } from '@platzwart/web/${to}'`,
          [`web/${to}`]: '',
        }),
      ).toEqual([expect.stringContaining(why)])
  })

  it('lets the app list what manifests bring', () => {
    expect(problems({ 'web/app/a.ts': "import '../features.ts'", 'web/features.ts': '' })).toEqual([])
  })

  it('lets the features of the screens stand upon each other', () => {
    expect(
      problems({
        'web/features/serie/feature.ts': "import { Repeat } from '../leseraum/slots.ts'",
        'web/features/leseraum/slots.ts': "import { useSitzung } from '../../platform/session/start.ts'",
        'web/platform/session/start.ts': '',
      }),
    ).toEqual([])
  })

  it('fails where it reads fewer features than the manifests list', () => {
    expect(
      problems({
        'web/manifests.ts': "export { serie } from './features/serie/feature.ts'",
        'web/features/serie/feature.ts': '',
      }),
    ).toEqual(['web/manifests.ts lists serie, of which no import was read.'])
  })

  it('names imports that lead nowhere', () => {
    expect(problems({ 'domain/a.ts': "import './gone.ts'" })).toEqual([
      "domain/a.ts:1 imports './gone.ts', which does not exist.",
    ])
  })

  it('holds package.json to the same arrows', () => {
    expect(
      problems({ 'domain/package.json': JSON.stringify({ dependencies: { '@platzwart/server': '*' } }) }),
    ).toEqual([expect.stringContaining('domain/package.json depends on @platzwart/server')])
  })
})
