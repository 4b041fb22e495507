import { describe, expect, it } from 'vitest'
import { Build, type Chunk, judge, LIMITS } from './budget.ts'

const chunk = (file: string, more: Partial<Chunk> = {}): Chunk => ({
  file: `assets/${file}-x.js`,
  page: null,
  imports: [],
  modules: [],
  ...more,
})

const MAP = 'web/features/leseraum/pages/KartePage.tsx'

/** A build as small as can be, with the kilobytes of its files. */
function built(given: { readonly start?: Partial<Chunk>; readonly map?: Partial<Chunk> } = {}) {
  const weights: Record<string, number> = {
    start: 100,
    Karte: 20,
    plan: 10,
    de: 5,
    en: 7,
    Haus: 60,
    controls: 30,
  }
  const start = given.start?.modules ?? []
  const chunks = [
    chunk('start', { ...given.start, modules: ['web/app/main.tsx', ...start] }),
    chunk('Karte', { page: MAP, imports: ['assets/plan-x.js', 'assets/start-x.js'], ...given.map }),
    chunk('plan', { modules: ['web/floorplan/FloorPlan.tsx'], imports: ['assets/start-x.js'] }),
    chunk('de', { page: 'web/platform/texts/de.ts' }),
    chunk('en', { page: 'web/platform/texts/en.ts' }),
    chunk('Haus', {
      page: 'web/features/haus/pages/HausPage.tsx',
      imports: ['assets/controls-x.js', 'assets/start-x.js'],
    }),
    chunk('controls'),
  ]
  const nameOf = (file: string) => /assets\/(\w+)-/.exec(file)?.[1] ?? ''
  return { chunks, build: new Build(chunks, (file) => weights[nameOf(file)] ?? 0) }
}

const broken = (build: Build, limits = LIMITS) =>
  judge(build, limits)
    .filter(({ holds }) => !holds)
    .map(({ says }) => says)

describe('the budget of the build', () => {
  it('weighs a reader’s first map with all that it imports, and with the larger of two languages', () => {
    const limits = { ...LIMITS, readerMost: 136 }
    expect(broken(built().build, limits)).toEqual(["a reader's first map: 137.0 kB of script, at most 136"])
    expect(broken(built().build, { ...limits, readerMost: 137 })).toEqual([])
  })

  it.each([
    'web/app/verwaltung/AdminNav.tsx',
    'web/features/fuhrpark/components/Stammdaten.tsx',
    'web/features/einstellung/model/useHausForm.ts',
  ])('finds %s among what a reader loads first', (module) => {
    expect(broken(built({ start: { modules: [module] } }).build)).toEqual([`a reader loads ${module}`])
    expect(broken(built({ map: { modules: [module] } }).build)).toEqual([`a reader loads ${module}`])
  })

  it.each([
    'web/features/fuhrpark/feature.ts',
    'web/features/fuhrpark/model/address.ts',
    'web/features/einstellung/model/effective.ts',
    'web/features/fahrt/components/FahrtKarte.tsx',
  ])('lets %s be: the table of routes, or no administration', (module) => {
    expect(broken(built({ start: { modules: [module] } }).build)).toEqual([])
  })

  it('finds the library of the schemas wherever it is loaded, also later than the start', () => {
    const { chunks } = built()
    const later = chunk('later', { modules: ['node_modules/zod/v4/core/core.js'] })
    expect(broken(new Build([...chunks, later], () => 1))).toEqual([
      'a browser loads the library of the schemas in assets/later-x.js',
    ])
  })

  it('weighs of a page what it does not share with most others', () => {
    expect(broken(built().build, { ...LIMITS, ownMost: 59 })).toEqual([
      'web/features/haus/pages/HausPage.tsx: 60.0 kB of its own, at most 59',
    ])
  })

  it('never counts for a page what the start has loaded, whatever the bundler calls that file', () => {
    const { chunks } = built()
    const renamed = chunks.map((one) => ({
      ...one,
      file: one.file.replace('start', 'index'),
      imports: one.imports.map((file) => file.replace('start', 'index')),
    }))
    const build = new Build(renamed, (file) => (file.includes('index') ? 100 : 1))
    expect(broken(build)).toEqual([])
  })

  it('refuses a build without the page that is weighed', () => {
    const { chunks } = built()
    const without = new Build(
      chunks.filter(({ page }) => page !== MAP),
      () => 1,
    )
    expect(() => judge(without)).toThrow(`no chunk of ${MAP}`)
  })
})
