import type { BestandName } from './datenschutz/bestaende.ts'
import type { FreitextName } from './datenschutz/freitexte.ts'
import type { TableDefinition, TableOfPeople, TextPlace } from './datenschutz/tableDefinition.ts'
import * as owners from './tablesOfOwners.ts'

type Owners = typeof owners

/** The definitions of all owners merged: each table with its owner's definition. */
type Definitions = {
  readonly [T in { [O in keyof Owners]: keyof Owners[O] }[keyof Owners] & string]: {
    [O in keyof Owners]: T extends keyof Owners[O] ? Owners[O][T] : never
  }[keyof Owners]
}

/** A table, with its schema unless that is `public`. */
export type TableName = keyof Definitions

/** The tables whose definition has the fields `F`. */
type TablesWith<F> = { [T in TableName]: Definitions[T] extends F ? T : never }[TableName]

/** A table with data about people. */
export type BestandTable = TablesWith<{ readonly bestand: BestandName }>

/**
 * The subjects of audit-trail rows: a table whose changes are recorded, or a name for several of them
 * together.
 */
export type ObjektName = TablesWith<{ readonly trail: string }> | 'aufbewahrung'

type DisclosureBy<T extends BestandTable> = Definitions[T] extends { readonly disclosure: infer Disclosure }
  ? Disclosure
  : never

type Listed<Disclosure, Part extends string> =
  Disclosure extends Readonly<Record<Part, readonly (infer Column)[]>> ? Column : never

type Named<Disclosure, Part extends string> =
  Disclosure extends Readonly<Record<Part, infer Columns>> ? keyof Columns : never

/** Columns that are declared as withheld: secrets, and data about others. */
type DeclaredWithheld<Disclosure> = Disclosure extends { readonly withheld: infer Withheld }
  ? { [C in keyof Withheld]: Withheld[C] extends 'geheim' | 'andere' ? C : never }[keyof Withheld]
  : never

type ColumnOf<Disclosure> =
  | Listed<Disclosure, 'values'>
  | Listed<Disclosure, 'ranges'>
  | Named<Disclosure, 'names'>
  | Named<Disclosure, 'only'>
  | Named<Disclosure, 'people'>
  | Named<Disclosure, 'addresses'>
  | DeclaredWithheld<Disclosure>

/** A column that needs a phrase, because it appears in the file of everything that is kept of a person. */
export type DisclosedColumn = { [T in BestandTable]: ColumnOf<DisclosureBy<T>> }[BestandTable] & string

/** A kind of free text that some table declares. */
type PlacedText = {
  [T in TableName]: Definitions[T] extends { readonly freitexte: infer Texts } ? keyof Texts : never
}[TableName]

const ALL: readonly (readonly [TableName, TableDefinition])[] = Object.values(owners).flatMap(
  (tables) => Object.entries(tables) as (readonly [TableName, TableDefinition])[],
)

const BY_NAME: ReadonlyMap<string, TableDefinition> = new Map(ALL)

export const TABLE_NAMES: readonly TableName[] = ALL.map(([name]) => name)

/** A table's definition, with its types widened. */
export function definitionOf(name: BestandTable): TableOfPeople
export function definitionOf(name: TableName): TableDefinition
export function definitionOf(name: TableName): TableDefinition {
  return BY_NAME.get(name) ?? {}
}

/** The tables of a record of the list of what is kept; empty for one outside the database. */
export function tablesOf(bestand: BestandName): readonly BestandTable[] {
  return ALL.filter(([, definition]) => definition.bestand === bestand).map(([name]) => name as BestandTable)
}

const TEXT_PLACES = new Map(
  ALL.flatMap(([table, { freitexte = {} }]) =>
    Object.entries(freitexte).map(([name, { columns, ziel }]) => [name, { table, columns, ziel }] as const),
  ),
)

/** Where a kind of free text is stored: a kind that no table declares does not compile. */
export function placeOf(name: FreitextName & PlacedText): TextPlace & { readonly table: TableName } {
  const place = TEXT_PLACES.get(name)
  if (place === undefined) throw new Error(`no table has the text ${name}`)
  return place
}
