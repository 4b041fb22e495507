import { effectiveBerechtigungen } from '@platzwart/domain/berechtigung/names'
import { bookableFor } from '@platzwart/domain/fuehrerschein/bookableFor'
import { dueOn } from '@platzwart/domain/fuehrerschein/stand'
import type { BenutzerId } from '@platzwart/domain/id'
import { runs } from '@platzwart/domain/testing/runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { readHolders } from '../berechtigung/queries.ts'
import { listBookable } from '../fahrer/queries.ts'
import { listLicences } from './queries.ts'

const NOW = '2026-11-23T08:00:00Z'
const HEUTE = Temporal.PlainDate.from('2026-11-23')
const ZONE = 'Europe/Berlin'
const NAME = 'fahrzeug_buchen'
const PEOPLE = 5
const GROUPS = 2
const ROLES = 3
const RUNS = runs(60, 20)

let app: TestApp
let haus: TestMandant

beforeAll(async () => {
  app = await testApp(NOW)
  haus = await createTestMandant(app, 'klein')
})

afterAll(() => app.close())

const wert = fc.constantFrom('true', 'true', 'false', '', 'TRUE', '1')
const berechtigung = fc.constantFrom(NAME, NAME, 'fahrzeug_pflege')
const grant = fc.option(fc.record({ berechtigung, wert }), { nil: null })
const day = (days: readonly string[]) => fc.constantFrom(null, ...days)
const licence = fc.record({
  ausgestellt: day(['2010-01-01', '2026-12-01']),
  gueltig: day(['2026-11-22', '2026-11-23', '2030-01-01']),
  naechste: day(['2026-11-01', '2026-11-23', '2026-11-24', '2027-01-01']),
})
const some = (count: number) => fc.subarray(Array.from({ length: count }, (_, nr) => nr))
const list = <T>(one: fc.Arbitrary<T>, length: number) =>
  fc.array(one, { minLength: length, maxLength: length })

const HOUSE = fc.record({
  rollen: list(grant, ROLES),
  gruppen: list(some(ROLES), GROUPS),
  leute: list(
    fc.record({
      aktiv: fc.constantFrom(true, true, true, false),
      direkt: grant,
      rollen: some(ROLES),
      gruppen: some(GROUPS),
      schein: fc.option(licence, { nil: null }),
    }),
    PEOPLE,
  ),
})
type House = typeof HOUSE extends fc.Arbitrary<infer T> ? T : never

const TABLES = [
  'fuehrerschein',
  'benutzer_berechtigung',
  'benutzer_rolle',
  'benutzer_gruppe',
  'gruppe_rolle',
  'rolle_berechtigung',
  'rolle',
  'gruppe',
]

function inserter(tx: Tx) {
  return (table: string, columns: string, values: readonly unknown[]) =>
    tx.raw(
      `insert into ${table} (mandant_id, ${columns}) values ($1, ${values.map((_, nr) => `$${nr + 2}`).join(', ')})`,
      [tx.scope.mandantId, ...values],
    )
}

const ids = (count: number) => Array.from({ length: count }, () => uuidv7())

async function writePerson(
  tx: Tx,
  id: string,
  one: House['leute'][number],
  rolle: string[],
  gruppe: string[],
) {
  const insert = inserter(tx)
  const { aktiv, direkt, schein } = one
  const person = [id, id, 'V', 'N', `${id}@klein.example`, aktiv ? 'aktiv' : 'inaktiv']
  await insert('benutzer', 'id, anmeldung_id, vorname, nachname, email, status', person)
  if (direkt) {
    const given = [id, direkt.berechtigung, direkt.wert]
    await insert('benutzer_berechtigung', 'benutzer_id, berechtigung, wert', given)
  }
  for (const of of one.rollen) await insert('benutzer_rolle', 'benutzer_id, rolle_id', [id, rolle[of]])
  for (const of of one.gruppen) await insert('benutzer_gruppe', 'benutzer_id, gruppe_id', [id, gruppe[of]])
  if (!schein) return
  const columns = 'benutzer_id, nummer, klassen, ausgestellt_am, gueltig_bis, naechste_pruefung'
  const dates = [schein.ausgestellt, schein.gueltig, schein.naechste]
  await insert('fuehrerschein', columns, [id, 'B', '{B}', ...dates])
}

/** In place of whoever was there; the ids of the people. */
async function write(tx: Tx, { rollen, gruppen, leute }: House): Promise<string[]> {
  for (const table of TABLES) await tx.raw(`delete from ${table}`)
  await tx.raw("update benutzer set status = 'inaktiv'")
  const insert = inserter(tx)
  const rolle = ids(ROLES)
  const gruppe = ids(GROUPS)
  for (const [nr, id] of rolle.entries()) {
    await insert('rolle', 'id, name', [id, `r${nr}`])
    const given = rollen[nr]
    if (!given) continue
    const values = [id, given.berechtigung, given.wert]
    await insert('rolle_berechtigung', 'rolle_id, berechtigung, wert', values)
  }
  for (const [nr, id] of gruppe.entries()) {
    await insert('gruppe', 'id, name', [id, `g${nr}`])
    for (const one of gruppen[nr] ?? []) await insert('gruppe_rolle', 'gruppe_id, rolle_id', [id, rolle[one]])
  }
  const people = leute.map((one) => ({ id: uuidv7(), one }))
  for (const { id, one } of people) await writePerson(tx, id, one, rolle, gruppe)
  return people.map(({ id }) => id)
}

const dayOf = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text))

/** The same house by the rules of the domain. */
function expected({ rollen, gruppen, leute }: House, ids: readonly string[]) {
  const people = leute.flatMap((one, nr) => {
    const inGroups = one.gruppen.flatMap((of) => gruppen[of] ?? [])
    const grants = [one.direkt, ...[...one.rollen, ...inGroups].map((of) => rollen[of] ?? null)]
    const given = effectiveBerechtigungen(grants.filter((each) => each !== null))
    const schein = one.schein && {
      klassen: ['B'] as const,
      ausgestelltAm: dayOf(one.schein.ausgestellt),
      gueltigBis: dayOf(one.schein.gueltig),
      naechstePruefung: dayOf(one.schein.naechste),
      fahrverbot: null,
    }
    const id = ids[nr] as BenutzerId
    return one.aktiv ? [{ id, mayBook: given.has(NAME), fuehrerschein: schein }] : []
  })
  const bucher = { id: 'somebody', mayBook: false, fremdbuchung: true }
  const holders = people.filter(({ mayBook }) => mayBook)
  const due = (bis: Temporal.PlainDate | null) =>
    holders.filter(({ fuehrerschein }) => {
      const tag = fuehrerschein && dueOn(fuehrerschein)
      return bis === null || !tag || Temporal.PlainDate.compare(tag, bis) <= 0
    })
  const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).toSorted()
  const now = Temporal.Instant.from(NOW)
  return {
    holders: idsOf(holders),
    bookable: idsOf(bookableFor(bucher, people, now, ZONE)),
    all: idsOf(due(null)),
    due: idsOf(due(HEUTE)),
  }
}

async function found(tx: Tx, many: boolean) {
  const page = { many, suche: '', after: null, limit: 100 }
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted()
  return {
    holders: (await readHolders(tx, NAME)).toSorted(),
    bookable: idsOf(await listBookable(tx, HEUTE, { ...page, id: null })),
    all: idsOf(await listLicences(tx, { ...page, faelligBis: null })),
    due: idsOf(await listLicences(tx, { ...page, faelligBis: HEUTE })),
  }
}

it('finds in any house the very people whom the rules name', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(HOUSE, async (house) => {
      await haus.scoped(async (tx) => {
        const wanted = expected(house, await write(tx, house))
        for (const many of [false, true]) expect(await found(tx, many)).toEqual(wanted)
      })
    }),
    { numRuns: RUNS },
  )
})
