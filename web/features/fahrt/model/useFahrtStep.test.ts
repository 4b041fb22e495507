import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Grund } from '../../../ui/Gruende.tsx'
import { ownFahrtenOptions } from '../api/fahrten.ts'
import { type Absage, withoutBusy } from './absage.ts'
import { refreshFahrten } from './refreshFahrten.ts'
import { keepFahrt } from './useFahrtStep.ts'

const trip = (id: string, status: string) => ({ id, status }) as FahrzeugBuchungView

describe('the cache update after a trip’s step', () => {
  let queryClient: QueryClient
  beforeEach(() => {
    queryClient = new QueryClient()
  })
  const own = () =>
    queryClient.getQueryData(ownFahrtenOptions.queryKey)?.map(({ id, status }) => `${id} ${status}`)
  const held = () =>
    queryClient.getQueryData<readonly FahrzeugBuchungView[]>(['gehalteneFahrten'])?.map(({ id }) => id) ?? []

  test('holds a cancelled trip until it is undone, and updates its own page', () => {
    queryClient.setQueryData(ownFahrtenOptions.queryKey, [trip('a', 'reserviert'), trip('b', 'reserviert')])
    keepFahrt(queryClient, trip('a', 'storniert'))
    expect(held()).toEqual(['a'])
    expect(queryClient.getQueryData(['fahrten', 'fahrt', 'a'])).toMatchObject({ status: 'storniert' })
    keepFahrt(queryClient, trip('a', 'reserviert'))
    expect(held()).toEqual([])
    expect(own()).toEqual(['b reserviert', 'a reserviert'])
  })

  test('has no duplicates, however often it is answered', () => {
    queryClient.setQueryData(ownFahrtenOptions.queryKey, [trip('a', 'reserviert')])
    for (const status of ['reserviert', 'aktiv', 'aktiv']) keepFahrt(queryClient, trip('a', status))
    expect(own()).toEqual(['a aktiv'])
    for (const _ of [1, 2]) keepFahrt(queryClient, trip('a', 'storniert'))
    expect(held()).toEqual(['a'])
  })

  test('creates no list that was not read', () => {
    keepFahrt(queryClient, trip('a', 'reserviert'))
    expect(own()).toBeUndefined()
  })

  test.each([
    [['fahrten', 'x'], true],
    [['fahrzeugSuche'], true],
    [['fahrzeugUebersicht', 'woche'], true],
    [['planTag'], false],
  ])('has %o read anew where somebody else was faster: %s', (key, again) => {
    queryClient.setQueryData(key, [])
    refreshFahrten(queryClient)
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(again)
  })
})

describe('a refusal without the reason that has a component of its own', () => {
  const grund = (code: string): Grund => ({ code, text: code, herkunft: null, field: null })
  const absage = (...codes: string[]): Absage => ({ gruende: codes.map(grund), vorschlaege: [] })
  const busy = 'fahrzeug.fahrerSchonUnterwegs'

  test.each([
    [null, null],
    [absage(busy), null],
    [absage(busy, busy), null],
    [absage(), null],
    [absage(busy, 'fahrzeug.belegt'), absage('fahrzeug.belegt')],
    [absage('fahrzeug.belegt'), absage('fahrzeug.belegt')],
  ])('of %o is %o', (before, after) => {
    expect(withoutBusy(before)).toEqual(after)
  })

  test('still offers alternatives', () => {
    const offered = { ...absage(busy), vorschlaege: [{ fahrzeugId: 'b' }] } as unknown as Absage
    expect(withoutBusy(offered)).toEqual({ ...offered, gruende: [] })
  })
})
