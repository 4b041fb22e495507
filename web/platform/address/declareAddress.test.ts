import { describe, expect, test } from 'vitest'
import { changed, declareAddress, type Patch } from './declareAddress.ts'
import { count, flag, oneOf, someOf, text } from './kinds.ts'

const PAGE = declareAddress(
  {
    suche: text(),
    seite: count(9),
    offen: flag,
    art: oneOf(['auto', 'rad']),
    zeigt: someOf(['a', 'b', 'c']),
  },
  // Paging restarts with a new search.
  (values) => (values.suche === 'x' ? { ...values, seite: 1 } : values),
)

const NOTHING = { suche: '', seite: 1, offen: false, art: undefined, zeigt: [] }

/** The search that is written into an address with these parameters. */
function written(search: object): object {
  const [middleware] = PAGE.route.search.middlewares
  return middleware({ search, next: (given: object) => given } as never)
}

describe('an address', () => {
  test('without parameters shows the declared defaults', () => {
    expect(PAGE.defaults).toEqual(NOTHING)
    expect(PAGE.read({})).toEqual(NOTHING)
  })

  test.each([
    [
      { suche: 'Golf', seite: '3', offen: true },
      { suche: 'Golf', seite: 3, offen: true },
    ],
    [{ seite: 10 }, {}],
    [{ seite: -1, offen: 'yes', art: 'boot' }, {}],
    [
      { art: 'rad', zeigt: ['c', 'a', 'z'] },
      { art: 'rad', zeigt: ['a', 'c'] },
    ],
    [{ zeigt: 'b' }, { zeigt: ['b'] }],
    [{ unbekannt: 1, __proto__: { offen: true } }, {}],
    [
      { suche: 'x', seite: 5 },
      { suche: 'x', seite: 1 },
    ],
    [{ suche: null, seite: {}, art: [] }, {}],
  ])('of %o shows %o, and never an error', (raw, said) => {
    expect(PAGE.read(raw)).toEqual({ ...NOTHING, ...said })
    expect(PAGE.route.validateSearch(raw as never)).toEqual(PAGE.read(raw))
  })

  test.each([
    [{}, []],
    [{ offen: true }, ['offen']],
    [{ zeigt: ['a'] }, ['zeigt']],
    [{ zeigt: [], suche: '', seite: 1 }, []],
    [{ suche: 'Golf', art: 'rad' }, ['suche', 'art']],
  ])('knows which parameters say something: %o %o', (raw, names) => {
    expect(PAGE.said(PAGE.read(raw))).toEqual(names)
  })

  test('is written without defaults', () => {
    expect(written({ ...NOTHING, offen: true })).toEqual({ offen: true })
    expect(written({ ...NOTHING })).toEqual({})
    expect(written({ zeigt: ['b'], seite: 2 })).toEqual({ zeigt: ['b'], seite: 2 })
  })

  test('keeps the parameters of other pages', () => {
    expect(written({ ...NOTHING, fremd: '' })).toEqual({ fremd: '' })
  })

  test('that was written is parsed as what was shown', () => {
    const shown = PAGE.read({ suche: 'Golf', seite: 3, zeigt: ['c', 'b'] })
    expect(PAGE.read(written(shown))).toEqual(shown)
  })
})

test.each([
  [{ a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: undefined }, { b: 2 }],
  [{ a: 1 }, { a: 3 }, { a: 3 }],
  [{ a: 1, b: undefined }, {}, { a: 1 }],
] as [object, Patch<Record<string, unknown>>, object][])('%o changed by %o is %o', (old, patch, next) => {
  expect(changed(patch)(old)).toEqual(next)
})
