import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { TestMandant } from '../mandant.ts'

async function versionIn(mandant: TestMandant, text: string, value: string): Promise<number | undefined> {
  const { rows } = await mandant.scoped((tx) => tx.raw<{ version: number }>(text, [value]))
  return rows[0]?.version
}

/** Of a record, as somebody has just read it. */
export async function versionOf(mandant: TestMandant, table: string, id: string): Promise<number> {
  return (await versionIn(mandant, `select version from ${table} where id = $1`, id)) ?? 0
}

/** What somebody sends along who has just read the record. */
export async function matchOf(mandant: TestMandant, table: string, id: string) {
  return { 'if-match': `"${await versionOf(mandant, table, id)}"` }
}

/** The plan of a house, as somebody has just read it who changes its seats. */
export async function planAsRead(mandant: TestMandant) {
  const id = mandant.grundrissId
  return { params: { id }, headers: await matchOf(mandant, 'grundriss', id) }
}

/** The same of a value of the house; nothing where none stands. */
export async function matchOfWert(mandant: TestMandant, name: EinstellungName | string) {
  const text =
    'select version from einstellung_wert where option_name = $1 and benutzer_id is null and gruppe_id is null'
  const version = await versionIn(mandant, text, name)
  return version === undefined ? {} : { 'if-match': `"${version}"` }
}
