import { tagOf } from '@platzwart/domain/time/zone'
import type pg from 'pg'
import { snapshot } from '../features/leseraum/snapshot.ts'
import { inScope } from '../platform/database/inScope.ts'
import { insertRows } from '../platform/database/insertRows.ts'
import { mintScope } from '../platform/database/scope.ts'
import { build } from '../platform/database/sql.ts'
import type { Tx } from '../platform/database/tx.ts'
import { createAnmeldungen } from './anmeldungen.ts'
import { createPeople } from './bestand/people.ts'
import { type Before, createRaeume, type Raeume } from './bestand/raeume.ts'
import type { Table } from './bestand/table.ts'
import { teamRows } from './bestand/team.ts'
import type { DemoBuchung } from './buchungen/belegungsbuch.ts'
import { createBuchungen } from './buchungen/createBuchungen.ts'
import { buchungRow, factsOf } from './buchungen/rows.ts'
import { createFuhrpark } from './fuhrpark/createFuhrpark.ts'
import { DEMO_PASSWORD } from './logins.ts'
import { inFull } from './mandanten/inFull.ts'
import { lindenau } from './mandanten/lindenau.ts'
import { nordhafen } from './mandanten/nordhafen.ts'
import { type Template, ZONE } from './mandanten/template.ts'
import { createRandom, type Random } from './random.ts'
import { fillYear, madeUp } from './year/fillYear.ts'

export interface DemoDeps {
  readonly appPool: pg.Pool
  readonly authPool: pg.Pool
  readonly hashPassword: (password: string) => Promise<string>
  /** The demo lies around this moment, and is the same for the same one. */
  readonly now: Temporal.Instant
  /** As it is shown: with a second large house, many more people and a year that lies behind. Without it, as small as the journeys want it. */
  readonly inFull?: boolean
}

const SEED = 2026
/** What houses have got since is drawn by chance of its own, so that the rest stays as it is. */
const LATER = 2027

/**
 * Fills the two demo Mandanten on the first start: people with accounts, floor plans, opening hours, settings, and
 * bookings from two weeks back to one ahead. Does nothing once their domain exists. The domains come last, so that
 * a start that was interrupted is taken up where it stopped; each Mandant is one transaction.
 */
export async function fillDemo(deps: DemoDeps): Promise<void> {
  const { appPool, authPool, hashPassword, now } = deps
  const heute = tagOf(now, ZONE)
  const small = [lindenau(heute), nordhafen()]
  const templates = deps.inFull ? small.map((one) => inFull(one, heute)) : small
  const { rowCount } = await authPool.query('select 1 from auth.mandant_domain where domain = $1', [
    templates[0]?.domain,
  ])
  if (rowCount) return
  const zufall = createRandom(SEED)
  const people = templates.flatMap((it) => [...it.personen, ...(it.later?.personen ?? [])])
  const anmeldungen = await createAnmeldungen(
    authPool,
    people,
    await hashPassword(DEMO_PASSWORD),
    zufall,
    now,
  )
  for (const template of templates) {
    await inScope(appPool, mintScope(template.id, null), (tx) =>
      fillMandant(tx, template, anmeldungen, { zufall, now, withYear: deps.inFull ?? false }),
    )
  }
  await authPool.query(
    `insert into auth.mandant_domain (domain, mandant_id)
     select r.domain, r.id from jsonb_to_recordset($1::jsonb) as r(domain text, id uuid) on conflict do nothing`,
    [JSON.stringify(templates.map(({ domain, id }) => ({ domain, id })))],
  )
}

async function fillMandant(
  tx: Tx,
  template: Template,
  anmeldungen: ReadonlyMap<string, string>,
  {
    zufall,
    now,
    withYear,
  }: { readonly zufall: Random; readonly now: Temporal.Instant; readonly withYear: boolean },
): Promise<void> {
  // One millisecond apart: plans are listed by id, and so in the order of the template.
  let born = now.epochMilliseconds - 60_000
  const id = () => zufall.id(born++)
  const { personen, tabellen: everyone } = createPeople(template, anmeldungen, id)
  const { orte, tabellen: raeume, ...places } = createRaeume(template, id)
  const later = createLater(template, places, now)
  const buchungen = createBuchungen(template, { personen, orte }, zufall, now)
  const fuhrpark = createFuhrpark(template, { personen }, places, zufall, now)
  // Another server that starts at the same moment holds the Mandant's row: whoever gets none leaves it to that one.
  if ((await tx.run(insertMandant(template, now))) === 0) return
  const { kundenname } = template
  const emails = new Map(Array.from(personen, ([email, benutzerId]) => [benutzerId, email]))
  const tabellen: readonly Table[] = [
    ['mandant_legacy', kundenname === null ? [] : [{ kundenname }]],
    ...everyone,
    ...raeume,
    ['leseraum_buchung', buchungen.map((it) => buchungRow(it, emails))],
    ['protokoll', buchungen.map((it) => protokollRow(it, zufall))],
    ...fuhrpark,
    ...later.tabellen,
    ...teamRows(template.later?.team, personen, now),
  ]
  await Promise.all(tabellen.map(([tabelle, rows]) => insertRows(tx, tabelle, rows)))
  if (!withYear) return
  const all = { personen, orte: [...orte, ...later.orte], gebucht: buchungen }
  await fillYear(tx, madeUp(template, all, now), emails)
}

/** Born behind everything else, and so last in every list. */
function createLater({ name, later }: Template, before: Before, now: Temporal.Instant): Raeume {
  const zufall = createRandom(LATER + name.length)
  let born = now.epochMilliseconds - 10_000
  return createRaeume(later ?? { standorte: [], plaene: [] }, () => zufall.id(born++), before)
}

function insertMandant({ id, name, datenschutz, impressum, module }: Template, now: Temporal.Instant) {
  return build
    .insertInto('mandant')
    .values({
      id,
      name,
      zone: ZONE,
      sprache: 'de',
      datenschutz,
      impressum,
      // Everything stands there already.
      einrichtung_abgelegt: now,
      ...(module ? { module: [...module] } : {}),
    })
    .onConflict((conflict) => conflict.doNothing())
}

/** The trail begins with how the booking was made: with a second person it waited for that one. */
function protokollRow(it: DemoBuchung, zufall: Random) {
  const locks = it.status === 'verschlossen'
  const status = locks ? it.status : it.benutzer2Id === null ? 'reserviert' : 'vorgemerkt'
  return {
    id: zufall.id(it.erstellt.epochMilliseconds),
    zeit: it.erstellt,
    akteur_id: it.benutzer1Id,
    aktion: locks ? 'lock' : 'book',
    objekt: 'leseraum_buchung',
    objekt_id: it.id,
    nachher: snapshot({ ...factsOf(it), status }),
  }
}
