import type { benutzerInviteSchema } from '@platzwart/contract/benutzer'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { IssueCode } from '@platzwart/domain/issueCodes'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { lockRechte } from '../berechtigung/lockRechte.ts'
import { readRechteOfGruppen, readRechteOfRollen } from '../berechtigung/readRollen.ts'
import { refuseGrant, wordsOfRechte } from '../berechtigung/refuseGrant.ts'
import { authOf } from '../sitzung/auth.ts'
import { inviteBenutzer as invite } from '../sitzung/invite.ts'
import { kontenOf } from '../sitzung/queries.ts'
import { give } from './changeRechte.ts'
import { nameOf, readTaken } from './queries.ts'

type Input = z.output<typeof benutzerInviteSchema>

type NewPerson = Input['personen'][number]
type Taken = Awaited<ReturnType<typeof readTaken>>[number]

const issue = (code: IssueCode, nr: number, field: string, data = {}) => ({
  code,
  field: `personen.${nr}.${field}`,
  data,
})

/** Each line that repeats another one, or has the number of somebody else. */
function issuesOf(
  personen: readonly NewPerson[],
  taken: readonly Taken[],
  isThere: (one: NewPerson) => boolean,
) {
  const emails = new Set<string>()
  const nummern = new Map(taken.map((one) => [one.personalnummer, nameOf(one)]))
  return personen.flatMap((one, nr) => {
    const { email, personalnummer } = one
    const found = emails.has(email) ? [issue('benutzer.emailDoppelt', nr, 'email')] : []
    emails.add(email)
    const name = nummern.get(personalnummer)
    if (!personalnummer || isThere(one)) return found
    nummern.set(personalnummer, nameOf(one))
    return name === undefined
      ? found
      : [...found, issue('benutzer.personalnummerVergeben', nr, 'personalnummer', { name })]
  })
}

/** What all of them may then do has to be held by who invites them, and granting is a permission of its own. */
async function refuseRechte(call: Call, { gruppenIds, rollenIds }: Input, own: ReadonlySet<Berechtigung>) {
  if (gruppenIds.length + rollenIds.length === 0) return null
  const right = 'berechtigungs_pflege'
  if (!call.person.berechtigungen.has(right)) {
    const recht = wordsOfRechte(call, [right])[0] ?? right
    return refuse({ status: 403, code: 'benutzer.vergebenNurMitRecht', data: { recht } })
  }
  const granted = [
    ...(await readRechteOfGruppen(call.tx, gruppenIds)),
    ...(await readRechteOfRollen(call.tx, rollenIds)),
  ]
  return refuseGrant(call, granted, own)
}

/**
 * Lets people in, all or none. Whoever has an account joins with it; whoever is in the house already stays as they are, and is named. Where
 * no mail is set up the links are answered, once: they are not kept under the Idempotency-Key.
 */
export async function inviteBenutzer(call: Call, input: Input) {
  const { tx, deps } = call
  const { own } = await lockRechte(call, 'benutzer_pflegen')
  const refused = await refuseRechte(call, input, own)
  if (refused) return refused
  const emails = input.personen.map(({ email }) => email)
  const konten = await kontenOf(deps.authPool, emails)
  const nummern = input.personen.flatMap(({ personalnummer }) => personalnummer || [])
  const taken = await readTaken(tx, emails, [...konten.values()], nummern)
  const whoIs = ({ email }: NewPerson) =>
    taken.find((one) => one.email === email || one.anmeldung_id === konten.get(email))
  const issues = issuesOf(input.personen, taken, (one) => whoIs(one) !== undefined)
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  const eingeladen = []
  for (const { personalnummer, ...person } of input.personen.filter((one) => !whoIs(one))) {
    const made = await invite({ auth: authOf(deps), mailer: deps.mailer }, tx, {
      ...person,
      personalnummer: personalnummer || null,
    })
    eingeladen.push({ id: made.benutzerId, name: nameOf(person), email: person.email, link: made.link })
  }
  await give(
    tx,
    eingeladen.map(({ id }) => id),
    { ...input, berechtigungen: [] },
  )
  const { gruppenIds, rollenIds } = input
  record(
    tx,
    ...eingeladen.map(({ id, name, email }) => ({
      aktion: 'inviteBenutzer',
      objekt: 'benutzer',
      objektId: id,
      nachher: { name, email, gruppenIds, rollenIds },
    })),
  )
  if (eingeladen.length > 0) await raiseStand(tx)
  const schonDa = input.personen.flatMap((one) => {
    const known = whoIs(one)
    if (!known) return []
    const status = known.status === 'aktiv' ? ('aktiv' as const) : ('inaktiv' as const)
    return { id: known.id, name: nameOf(known), email: known.email, status }
  })
  const perMail = deps.transport.send !== null
  const kept = { perMail, eingeladen: eingeladen.map((one) => ({ ...one, link: null })), schonDa }
  const body = perMail ? kept : { ...kept, eingeladen }
  return { status: 201, body, kept } as const
}
