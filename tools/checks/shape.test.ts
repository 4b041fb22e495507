import { describe, expect, it } from 'vitest'
import { shape } from './shape.ts'
import { treeOfTexts } from './tree.ts'

const problems = (texts: Record<string, string>) => shape.run(treeOfTexts(texts)).problems

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
    ).toEqual(['arrowsBackUp: fahrt → flotte, flotte → suche, suche → fahrt.'])
  })

  it('sees a pair that imports both ways, and lets tests look up', () => {
    const down = { 'server/features/fahrt/bookFahrt.ts': "import { a } from '../flotte/flotte.ts'" }
    const up = "import { b } from '../fahrt/bookFahrt.ts'"
    expect(problems({ ...down, 'server/features/flotte/flotte.ts': up })).toEqual([
      expect.stringMatching(/^mutualPairs: fahrt → flotte/),
      expect.stringMatching(/^arrowsBackUp: /),
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
      expect.stringMatching(/^arrowsBackUp: /),
    ])
  })

  it('finds a platform that names a feature, and a body of any shape', () => {
    const named = "import type { A } from '../features/fahrt/bookFahrt.ts'\n"
    expect(problems({ 'server/platform/deps.ts': named })).toEqual([
      'platformNamesFeatures: server/platform/deps.ts:1.',
    ])
    expect(problems({ 'web/a.ts': '// body: object\nconst send = (body: { id: string }) => body' })).toEqual(
      [],
    )
    expect(problems({ 'web/a.ts': 'const send = (body: object) => body' })).toEqual([
      'untypedBodies: web/a.ts:1.',
    ])
  })
})
