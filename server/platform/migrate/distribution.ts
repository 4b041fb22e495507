import { TABLE_NAMES } from '@platzwart/domain/tables'

const isOfHouses = (name: string) => !name.includes('.')

/**
 * The schemas `auth`, `pgboss` and `platzwart_meta` stay on the coordinator: who may sign in and where, the queues, and what the program remembers
 * of the database. How each table of the schema `public` stands on a database of many machines: by which of its columns its rows are spread. All of them are
 * spread alike, so that everything of a Mandant is together on one. The first is that beside which the others are put.
 */
export const DISTRIBUTION: Readonly<Record<string, 'id' | 'mandant_id'>> = {
  mandant: 'id',
  ...Object.fromEntries(
    TABLE_NAMES.filter((name) => isOfHouses(name) && name !== 'mandant').map((name) => [name, 'mandant_id']),
  ),
}
