import { parseArgs } from 'node:util'
import { sayFaults, verifyFahrtenbuch } from '../features/fahrtenbuch/verifyFahrtenbuch.ts'
import { StartRefusal } from '../platform/config/startRefusal.ts'
import { build } from '../platform/database/sql.ts'
import type { Deps } from '../platform/deps.ts'
import { forMandant } from '../platform/jobs/forMandant.ts'
import { readTyped } from './openPlatzwart.ts'

const USAGE = `Use it like this:

  npm run verify-logbook
  npm run verify-logbook -- --mandant "Werke Nordhafen" --kennzeichen "NH-PW 104"

--mandant takes a name, an id or a domain, --kennzeichen a plate. Without them every logbook is checked.`

const OPTIONS = { mandant: { type: 'string' }, kennzeichen: { type: 'string' } } as const

export interface Verify {
  readonly mandant: string | null
  readonly kennzeichen: string | null
}

/** What was typed after `npm run verify-logbook --`. @throws StartRefusal in sentences. */
export function readVerify(args: readonly string[]): Verify {
  const { values } = readTyped(USAGE, () => parseArgs({ args: [...args], options: OPTIONS }))
  return { mandant: values.mandant ?? null, kennzeichen: values.kennzeichen ?? null }
}

/** Where houses are spread over machines, the directory is not: it is asked apart. */
const DOMAIN = 'select mandant_id from auth.mandant_domain where domain = lower($1)'

const MANDANTEN = `
  select id, name, zone from public.mandant
  where $1::text is null or name = $1 or id::text = $1 or id = $2
  order by name, id`

export interface Verification {
  readonly sentences: readonly string[]
  /** Logbooks that are not as they were written. */
  readonly broken: number
}

/** Checks the logbook of every vehicle that is meant, a line for each. @throws StartRefusal when nothing is. */
export async function runVerify(
  deps: Pick<Deps, 'appPool' | 'authPool'>,
  wish: Verify,
): Promise<Verification> {
  const { rows: hosts } = await deps.authPool.query<{ mandant_id: string }>(DOMAIN, [wish.mandant])
  const { rows: mandanten } = await deps.authPool.query<{ id: string; name: string; zone: string }>(
    MANDANTEN,
    [wish.mandant, hosts[0]?.mandant_id ?? null],
  )
  if (mandanten.length === 0) throw new StartRefusal(`There is no Mandant ${wish.mandant}.\n\n${USAGE}`)
  const sentences: string[] = []
  let broken = 0
  for (const mandant of mandanten) {
    await forMandant(deps.appPool, mandant.id, async (tx) => {
      const cars = await tx.all(
        build
          .selectFrom('fahrzeug')
          .where('mandant_id', '=', mandant.id)
          .select(['id', 'kennzeichen'])
          .$if(wish.kennzeichen !== null, (q) =>
            q.where('kennzeichen', '=', wish.kennzeichen?.toUpperCase() ?? ''),
          )
          .orderBy('kennzeichen')
          .orderBy('id'),
      )
      for (const { id, kennzeichen } of cars) {
        const verification = await verifyFahrtenbuch(tx, id)
        const { nummer, hash } = verification.head
        const faults = sayFaults(verification, { sprache: 'en', zone: mandant.zone })
        if (faults.length > 0) broken += 1
        const seal = nummer === 0 ? '' : `, sealed by ${hash}`
        const found = faults.length > 0 ? `BROKEN: ${faults.join(' ')}` : `${nummer} entries in order${seal}`
        sentences.push(`${mandant.name}, ${kennzeichen}: ${found}`)
      }
    })
  }
  if (sentences.length === 0)
    throw new StartRefusal(
      wish.kennzeichen ? `There is no vehicle ${wish.kennzeichen}.` : 'There is no vehicle.',
    )
  const total = broken === 0 ? 'All logbooks are as they were written.' : `Broken logbooks: ${broken}.`
  return { sentences: [...sentences, '', total], broken }
}
