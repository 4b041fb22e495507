import { TABLE_NAMES } from '@platzwart/domain/tables'

const isOfHouses = (name: string) => !name.includes('.')

/**
 * The distribution column of each table in the schema `public` on a Citus cluster. All are co-located with
 * the first, so that each Mandant is on one worker. The schemas `auth`, `pgboss` and `platzwart_meta`
 * (sign-in, queues, the program's own records) stay on the coordinator.
 */
export const DISTRIBUTION: Readonly<Record<string, 'id' | 'mandant_id'>> = {
  mandant: 'id',
  ...Object.fromEntries(
    TABLE_NAMES.filter((name) => isOfHouses(name) && name !== 'mandant').map((name) => [name, 'mandant_id']),
  ),
}
