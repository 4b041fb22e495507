import { expect, it } from 'vitest'
import { liveEventOf } from './event.ts'
import type { Change } from './feed.ts'

const ANNA = '01980000-0000-7000-8000-000000000001'
const BEN = '01980000-0000-7000-8000-000000000002'

const change = (more: Partial<Change>): Change => ({
  position: { xid: '1', id: ANNA },
  aktion: 'save',
  objekt: 'fuehrerschein',
  objektId: ANNA,
  nachher: { klassen: ['B'] },
  ...more,
})

it('tells of a licence to everybody that it changed, and whose it is to its holder alone', () => {
  expect(liveEventOf(change({}), ANNA)).toEqual({ art: 'fuehrerschein', eigener: true })
  const others = liveEventOf(change({}), BEN)
  expect(others).toEqual({ art: 'fuehrerschein', eigener: false })
  expect(JSON.stringify(others)).not.toContain(ANNA)
})

it('tells nothing of what is nothing for browsers', () => {
  expect(liveEventOf(change({ objekt: 'benutzer' }), ANNA)).toBeNull()
})
