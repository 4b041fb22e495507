import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { memory } from '../testing/memory.ts'
import {
  formatMoment,
  formatNumber,
  formatTag,
  formatTagShort,
  formatUhrzeit,
  formatWochentagTag,
} from './format.ts'
import { chooseLanguage, keepLanguage, showLanguage, startLanguage } from './language.ts'
import { currentLanguage } from './texts/words.ts'

const NOVEMBER = Temporal.PlainDate.from('2026-11-21')
const at = (text: string) => Temporal.Instant.from(text)
const page = { documentElement: { lang: '' } }

beforeAll(async () => {
  vi.stubGlobal('document', page)
  await startLanguage('de')
})
beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', memory())
})
afterEach(() => vi.unstubAllGlobals())
afterAll(async () => {
  vi.stubGlobal('document', page)
  await showLanguage('de')
  vi.unstubAllGlobals()
})

describe('in German', () => {
  beforeEach(() => showLanguage('de'))

  test('days, numbers and instants are formatted as in Germany', () => {
    expect(formatTag(NOVEMBER)).toBe('21.11.2026')
    expect(formatWochentagTag(NOVEMBER)).toBe('Sa., 21.11.2026')
    expect(formatTagShort(NOVEMBER, false)).toEqual(['Sa', '21.11.'])
    expect(formatTagShort(NOVEMBER, true)).toEqual(['S', '21'])
    expect(formatNumber(48_120)).toBe('48.120')
    expect(formatMoment(at('2026-11-21T08:05:59Z'), 'Europe/Berlin')).toBe('21.11.2026, 09:05')
  })

  test('the first of a month has its leading zero', () => {
    expect(formatTag(Temporal.PlainDate.from('2026-03-01'))).toBe('01.03.2026')
  })
})

describe('in English', () => {
  beforeEach(() => showLanguage('en'))

  test('days, numbers and instants are formatted as in Britain', () => {
    expect(formatTag(NOVEMBER)).toBe('21 Nov 2026')
    expect(formatWochentagTag(NOVEMBER)).toBe('Sat, 21 Nov 2026')
    expect(formatTagShort(NOVEMBER, false)).toEqual(['Sat', '21/11'])
    expect(formatNumber(48_120)).toBe('48,120')
    expect(formatMoment(at('2026-11-21T08:05:59Z'), 'Europe/Berlin')).toBe('21 Nov 2026, 09:05')
  })

  test('the page declares its language', () => {
    expect(page.documentElement.lang).toBe('en')
  })
})

test.each([
  ['2026-03-29T00:59:00Z', 'Europe/Berlin', '01:59'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '03:00'],
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', '02:30 CEST'],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', '02:30 CET'],
  ['2026-03-08T07:00:00Z', 'America/New_York', '03:00'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '01:30 GMT-5'],
  ['2026-11-21T23:00:00Z', 'Europe/Berlin', '00:00'],
])('at %s the clock on the wall of %s shows %s', (instant, zone, wall) => {
  expect(formatUhrzeit(at(instant), zone)).toBe(wall)
})

test('the day of an instant is that of the house, not of the device', () => {
  expect(formatMoment(at('2026-10-24T23:30:00Z'), 'Europe/Berlin')).toContain('25')
  expect(formatMoment(at('2026-10-24T23:30:00Z'), 'America/New_York')).toContain('24')
})

describe('a person’s language', () => {
  test('is that of the account, else that of the house, else German', () => {
    expect(chooseLanguage('en', 'de')).toBe('en')
    expect(chooseLanguage(null, 'en')).toBe('en')
    expect(chooseLanguage(undefined, undefined)).toBe('de')
    expect(chooseLanguage('fr', 'toString')).toBe('de')
  })

  test('is first of all the one chosen on this device', async () => {
    await keepLanguage('en')
    expect(currentLanguage()).toBe('en')
    expect(chooseLanguage('de', 'de')).toBe('en')
    await keepLanguage('de')
    expect(chooseLanguage('en', 'en')).toBe('de')
  })

  test('can be chosen for this page if the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined)
    await keepLanguage('en')
    expect(currentLanguage()).toBe('en')
    expect(chooseLanguage('de', null)).toBe('de')
  })
})
