import { describe, expect, it } from 'vitest'
import { LIMITS, shape } from './shape.ts'
import { treeOfTexts } from './tree.ts'

/** The test keeps the share of tests up, so that each case has the one problem that it is about. */
const TESTED = { 'web/a.test.ts': '\n'.repeat(1000) }
const problems = (texts: Record<string, string>) => shape.run(treeOfTexts({ ...TESTED, ...texts })).problems
const many = (folder: string, n: number, ending = 'ts') =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`${folder}/f${i}.${ending}`, '']))

describe('shape', () => {
  it('lets features take from each other one way', () => {
    expect(
      problems({
        'server/features/fahrt/bookFahrt.ts': "import { a } from '../flotte/flotte.ts'",
        'server/features/suche/findFahrt.ts':
          "import { a } from '../flotte/flotte.ts'\nimport { b } from '../fahrt/bookFahrt.ts'",
      }),
    ).toEqual([])
  })

  it('sees every arrow of a circle, also those of types', () => {
    expect(
      problems({
        'server/features/flotte/flotte.ts': "import type { A } from '../suche/findFahrt.ts'",
        'server/features/fahrt/bookFahrt.ts': "import { a } from '../flotte/flotte.ts'",
        'server/features/suche/findFahrt.ts': "import { b } from '../fahrt/bookFahrt.ts'",
        'server/features/fahrer/loadFahrer.ts': "import { b } from '../fahrt/bookFahrt.ts'",
      }),
    ).toEqual(['arrowsBackUp is 3, and was 0: fahrt → flotte, flotte → suche, suche → fahrt.'])
  })

  it('sees a pair that imports both ways, and lets tests look up', () => {
    const down = { 'server/features/fahrt/bookFahrt.ts': "import { a } from '../flotte/flotte.ts'" }
    const up = "import { b } from '../fahrt/bookFahrt.ts'"
    expect(problems({ ...down, 'server/features/flotte/flotte.ts': up })).toEqual([
      expect.stringMatching(/^mutualPairs is 1, and was 0: fahrt → flotte/),
      expect.stringMatching(/^arrowsBackUp is 2/),
    ])
    expect(problems({ ...down, 'server/features/flotte/flotte.db.test.ts': up })).toEqual([])
  })

  it('sees two rooms of one feature that import both ways', () => {
    expect(
      problems({
        'server/features/fahrzeug/suche/findA.ts': "import { b } from '../frist/findB.ts'",
        'server/features/fahrzeug/frist/findB.ts': "import { a } from '../suche/findA.ts'",
      }),
    ).toEqual([
      expect.stringContaining('fahrzeug/frist → fahrzeug/suche'),
      expect.stringMatching(/^arrowsBackUp is 2/),
    ])
  })

  it('finds a folder with 31 files, whatever they are, and counts neither tests nor numbered lists', () => {
    expect(problems({ ...many('web/ui', 30), ...many('web/ui', 9, 'test.ts') })).toEqual([])
    expect(problems(many('web/ui', 31, 'css'))).toEqual([expect.stringContaining('web/ui (31 files)')])
    expect(problems(many('docs/decisions', 31, 'md'))).toEqual([])
  })

  it('lets the platform name no more features, and the browser send no more bodies without a type, than they do', () => {
    const named = "import type { A } from '../features/fahrt/bookFahrt.ts'\n"
    const platform = { 'server/platform/deps.ts': named.repeat(LIMITS.platformNamesFeatures + 1) }
    expect(problems(platform)).toEqual([expect.stringContaining('platformNamesFeatures')])
    const bodies = 'const send = (body: object) => body\n'.repeat(LIMITS.untypedBodies)
    expect(problems({ 'web/a.ts': bodies })).toEqual([])
    expect(problems({ 'web/a.ts': `${bodies}const send = (body: object) => body` })).toEqual([
      expect.stringContaining('untypedBodies'),
    ])
  })

  it('asks for tests where code has come without any', () => {
    const code = { 'web/b.ts': 'x\n'.repeat(10_000) }
    expect(problems(code)).toEqual([expect.stringContaining('(all)'), expect.stringContaining('(web)')])
  })
})
