import type pg from 'pg'
import { domainOf, originOf } from '../../../platform/sitzung/origin.ts'

// On a cluster the directory lies on another machine than the houses, so each is asked by itself.
const OF_DOMAIN = 'select mandant_id as id from auth.mandant_maildomain where domain = $1'
const NAME = 'select name from public.mandant where id = $1'

interface Here {
  readonly publicUrl: string
  /** Host without port, and the Mandant that it belongs to. */
  readonly host: string
  readonly hostMandantId: string | null
}

/** Whose people write from an e-mail domain, and where they sign in (T3); null where that is here, as far as the domain says. */
export async function findHouse(pool: pg.Pool, domain: string, { publicUrl, host, hostMandantId }: Here) {
  const found = await pool.query<{ id: string }>(OF_DOMAIN, [domain])
  const id = found.rows[0]?.id
  if (id === undefined || id === hostMandantId) return null
  const [own, named] = await Promise.all([domainOf(pool, id), pool.query<{ name: string }>(NAME, [id])])
  const name = named.rows[0]?.name
  // Without a host of its own its people sign in at the installation's.
  const adresse = originOf(publicUrl, own)
  return name === undefined || new URL(adresse).hostname === host ? null : { name, adresse }
}
