import type { BestandName } from './datenschutz/bestaende.ts'
import type { FreitextName } from './datenschutz/freitexte.ts'
import type { TableDefinition, TableOfPeople, TextPlace } from './datenschutz/tableDefinition.ts'
import * as owners from './tablesOfOwners.ts'

type Owners = typeof owners

/** The definitions of all owners as one: each table with what its owner says of it. */
type Definitions = {
  readonly [T in { [O in keyof Owners]: keyof Owners[O] }[keyof Owners] & string]: {
    [O in keyof Owners]: T extends keyof Owners[O] ? Owners[O][T] : never
  }[keyof Owners]
}

/** A table, with its schema unless that is `public`. */
export type TableName = keyof Definitions

/** Those of which `F` holds. */
type TablesWith<F> = { [T in TableName]: Definitions[T] extends F ? T : never }[TableName]

/** A table that has something of people. */
export type BestandTable = TablesWith<{ readonly bestand: BestandName }>

/** What rows of the trail are about: a table whose changes stand there, or what several of them are together. */
export type ObjektName = TablesWith<{ readonly trail: string }> | 'aufbewahrung'

type ToldBy<T extends BestandTable> = Definitions[T] extends { readonly told: infer Told } ? Told : never

type Listed<Told, Part extends string> =
  Told extends Readonly<Record<Part, readonly (infer Column)[]>> ? Column : never

type Named<Told, Part extends string> =
  Told extends Readonly<Record<Part, infer Columns>> ? keyof Columns : never

/** Columns of which is said that they are not told: secrets, and what is about others. */
type SaidToBeWithheld<Told> = Told extends { readonly withheld: infer Withheld }
  ? { [C in keyof Withheld]: Withheld[C] extends 'geheim' | 'andere' ? C : never }[keyof Withheld]
  : never

type ColumnOf<Told> =
  | Listed<Told, 'values'>
  | Listed<Told, 'ranges'>
  | Named<Told, 'names'>
  | Named<Told, 'only'>
  | Named<Told, 'people'>
  | Named<Told, 'addresses'>
  | SaidToBeWithheld<Told>

/** A column that has a word, because it stands in the file of everything that is kept of a person. */
export type ToldColumn = { [T in BestandTable]: ColumnOf<ToldBy<T>> }[BestandTable] & string

/** A place in which people write freely, that a table has named as its own. */
type PlacedText = {
  [T in TableName]: Definitions[T] extends { readonly freitexte: infer Texts } ? keyof Texts : never
}[TableName]

const ALL: readonly (readonly [TableName, TableDefinition])[] = Object.values(owners).flatMap(
  (tables) => Object.entries(tables) as (readonly [TableName, TableDefinition])[],
)

const BY_NAME: ReadonlyMap<string, TableDefinition> = new Map(ALL)

export const TABLE_NAMES: readonly TableName[] = ALL.map(([name]) => name)

/** What is said of a table, its types widened. */
export function definitionOf(name: BestandTable): TableOfPeople
export function definitionOf(name: TableName): TableDefinition
export function definitionOf(name: TableName): TableDefinition {
  return BY_NAME.get(name) ?? {}
}

/** The tables that belong to a record of the list of what is kept; none of what lies outside the database. */
export function tablesOf(bestand: BestandName): readonly BestandTable[] {
  return ALL.filter(([, definition]) => definition.bestand === bestand).map(([name]) => name as BestandTable)
}

const TEXT_PLACES = new Map(
  ALL.flatMap(([table, { freitexte = {} }]) =>
    Object.entries(freitexte).map(([name, { columns, ziel }]) => [name, { table, columns, ziel }] as const),
  ),
)

/** Where a text of the list is written: one that no table names as its own does not compile. */
export function placeOf(name: FreitextName & PlacedText): TextPlace & { readonly table: TableName } {
  const place = TEXT_PLACES.get(name)
  if (place === undefined) throw new Error(`no table has the text ${name}`)
  return place
}
