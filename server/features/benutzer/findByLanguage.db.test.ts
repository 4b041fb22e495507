import * as benutzer from '@platzwart/contract/operations/benutzer'
import { AS_TWO, plainLetters, SIGNED, UNTYPED } from '@platzwart/domain/plainLetters'
import { beforeAll, describe, expect, it } from 'vitest'
import { plainLettersSql } from '../../platform/database/byLanguage.ts'
import { ready } from '../../platform/database/tx.ts'
import { haus, hausSuite } from '../../testing/suites/haus.ts'
import { as, one, person } from '../../testing/suites/people.ts'

hausSuite()

const DOMAIN = 'sortiert.example'
const NAMES = [
  'Zander',
  'de Vries',
  'von Berg',
  'Álvarez',
  'Äpfel',
  'Özdemir',
  'O’Brien',
  'Müller',
  'Muster',
  'Größler',
]

interface Found {
  readonly id: string
  readonly nachname: string
}

async function list(query: string) {
  const answer = await as(haus.leitung, `${benutzer.listBenutzer.path}?status=aktiv${query}`)
  return answer.json as never as { items: readonly Found[]; cursor: string | null }
}

const names = async (query: string) => (await list(query)).items.map(({ nachname }) => nachname)

async function rename(nachname: string, nr: number) {
  const { id } = await person()
  await as(haus.leitung, one(benutzer.updateBenutzer, id), {
    method: 'PATCH',
    body: { nachname, vorname: DOMAIN, personalnummer: `S-${nr}` },
    version: 1,
  })
}

describe('people of many languages', () => {
  beforeAll(async () => {
    for (const [nr, name] of NAMES.entries()) await rename(name, nr + 1)
  })

  const sorted = NAMES.toSorted(new Intl.Collator('de', { numeric: true }).compare)

  it('stand in the order of the language, also over pages and backwards', async () => {
    expect(sorted.slice(0, 2)).toEqual(['Álvarez', 'Äpfel'].toSorted(new Intl.Collator('de').compare))
    expect(await names(`&suche=${DOMAIN}`)).toEqual(sorted)
    expect(await names(`&suche=${DOMAIN}&richtung=ab`)).toEqual(sorted.toReversed())
    const paged: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `&suche=${DOMAIN}&limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`,
      )
      paged.push(...page.items.map(({ nachname }) => nachname))
      cursor = page.cursor
    }
    expect(paged).toEqual(sorted)
  })

  it('are numbered by worth', async () => {
    const numbers = await as(
      haus.leitung,
      `${benutzer.listBenutzer.path}?suche=${DOMAIN}&sortierung=personalnummer`,
    )
    expect(
      (numbers.json as never as { items: { personalnummer: string }[] }).items.map(
        (one) => one.personalnummer,
      ),
    ).toEqual(NAMES.map((_, nr) => `S-${nr + 1}`))
  })

  it.each([
    ['Ozdemir', 'Özdemir'],
    ['Oezdemir', 'Özdemir'],
    ["O'Brien", 'O’Brien'],
    ['obrien', 'O’Brien'],
    ['Muller', 'Müller'],
    ['Mueller', 'Müller'],
    ['Mu\u0308ller', 'Müller'],
    ['Grossler', 'Größler'],
    ['GRÖSSLER', 'Größler'],
  ])('are found by %s', async (typed, found) => {
    expect(await names(`&suche=${encodeURIComponent(`${DOMAIN} ${typed}`)}`)).toEqual([found])
  })

  it('are looked for by the letters that the database knows', async () => {
    const all = `${SIGNED}${SIGNED.toUpperCase()}${UNTYPED}${AS_TWO.map(([letter]) => letter).join('')}Aa1-%`
    const row = await haus.scoped((tx) =>
      tx.first(ready<{ plain: string }>(`select ${plainLettersSql('$1::text')} as plain`, all)),
    )
    expect(row?.plain).toBe(plainLetters(all))
  })
})
