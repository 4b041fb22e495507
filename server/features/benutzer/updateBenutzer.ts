import type { benutzerUpdateSchema } from '@platzwart/contract/benutzer'
import { PAGE } from '@platzwart/contract/paths'
import type { z } from 'zod'
import { ready } from '../../platform/database/tx.ts'
import { type Call, isRefusal, refuse } from '../../platform/http/endpoint.ts'
import { domainOf, originOf } from '../../platform/sitzung/origin.ts'
import { type AccountMail, accountMailOf } from '../benachrichtigung/sendAccountMail.ts'
import { isElsewhere } from '../sitzung/anmeldung/queries.ts'
import { authOf } from '../sitzung/auth.ts'
import { ensureAccount } from '../sitzung/invite.ts'
import { confirmationMail } from '../sitzung/requestConfirmation.ts'
import { lockPerson } from './lockPerson.ts'
import { type BenutzerRow, nameOf, readTaken } from './queries.ts'
import { savePerson } from './savePerson.ts'

type Input = z.output<typeof benutzerUpdateSchema>

const taken = (
  code: 'benutzer.emailVergeben' | 'benutzer.personalnummerVergeben',
  field: string,
  name: string,
) => {
  const data = { name }
  return refuse({ status: 409, code, data, issues: [{ code, field, data }] })
}

/** Nobody else in the house has the number or the address. */
async function refuseTaken(call: Call, id: string, email: string, nummer: string | null) {
  const others = await readTaken(call.tx, [email], [], nummer === null ? [] : [nummer])
  for (const other of others.filter((found) => found.id !== id)) {
    const name = `${other.vorname} ${other.nachname}`
    return other.email === email
      ? taken('benutzer.emailVergeben', 'email', name)
      : taken('benutzer.personalnummerVergeben', 'personalnummer', name)
  }
  return null
}

/**
 * The account signs in with the new address from now on, and links to the old one are worthless. An account that is somebody's in another
 * house, or operates the installation, is not this house's to change.
 */
async function changeAccount(call: Call, { anmeldung_id }: BenutzerRow, email: string) {
  const { deps, tx } = call
  if (await isElsewhere(deps.authPool, anmeldung_id, tx.scope.mandantId)) {
    const code = 'benutzer.emailGeteilt'
    return refuse({ status: 409, code, issues: [{ code, field: 'email', data: {} }] })
  }
  const done = await tx.first(
    ready<{ gut: boolean }>('select auth.change_konto_email($1, $2) as gut', anmeldung_id, email),
  )
  return done?.gut === true ? null : taken('benutzer.emailVergeben', 'email', '')
}

/**
 * Whoever has not come yet has said nothing: their account is not looked at, wherever else it may be somebody's. The person becomes that of the
 * new address, as if it had been invited, and the invitation is to be sent again.
 */
async function inviteOther(call: Call, row: BenutzerRow, email: string) {
  const { deps, tx } = call
  const { mandantId } = tx.scope
  const anmeldung_id = await ensureAccount(deps.authPool, email, nameOf(row))
  const [other] = await readTaken(tx, [], [anmeldung_id], [])
  if (other) return taken('benutzer.emailVergeben', 'email', nameOf(other))
  if (!(await isElsewhere(deps.authPool, row.anmeldung_id, mandantId)))
    await tx.run(ready('select auth.forget_konto($1, $2, $3, true)', row.anmeldung_id, mandantId, row.id))
  return { anmeldung_id, einladung_bis: call.now }
}

/** The new address is asked whether it is the person's; the old one is told, so that nobody loses an account without a word. */
async function tellAddresses({ deps, tx }: Call, row: BenutzerRow, email: string): Promise<void> {
  const auth = authOf(deps)
  const { mandantId } = tx.scope
  const origin = originOf(auth.publicUrl, await domainOf(deps.authPool, mandantId))
  const account = {
    anmeldungId: row.anmeldung_id,
    name: `${row.vorname} ${row.nachname}`,
    sprache: row.sprache === 'en' ? ('en' as const) : ('de' as const),
    person: { mandantId, benutzerId: row.id },
  }
  const told: AccountMail = {
    ...account,
    typ: 'kontoAdresseGeaendert',
    email: row.email,
    anAdresse: true,
    adresse: email,
    link: `${origin}${PAGE.login}`,
    geheim: false,
    gueltigBis: null,
  }
  const asked = await confirmationMail(auth, { ...account, email }, origin)
  await deps.mailer.queue(tx, [accountMailOf(told, row.id), accountMailOf(asked, row.id)])
}

const snapshot = ({ vorname, nachname, email, personalnummer, sprache }: BenutzerRow) => ({
  vorname,
  nachname,
  email,
  personalnummer,
  sprache,
})

/** What is known of a person; what is left out stays. An empty personnel number is none. */
export async function updateBenutzer(call: Call, id: string, version: number, input: Input) {
  const locked = await lockPerson(call, id, 'benutzer_pflegen', version)
  if (isRefusal(locked)) return locked
  const { row } = locked
  const vorher = snapshot(row)
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const nachher = { ...vorher, ...given, personalnummer: numberOf(input, row) }
  const refused = await refuseTaken(call, id, nachher.email, nachher.personalnummer)
  if (refused) return refused
  const account = nachher.email === row.email ? {} : await changeAddress(call, row, nachher.email)
  if (isRefusal(account)) return account
  return savePerson(call, locked, {
    aktion: 'updateBenutzer',
    set: { ...nachher, ...account },
    vorher,
    nachher,
  })
}

/** One's own address counts when it is confirmed, and is asked for with one's password: by this way a device that was left open would be enough. */
async function changeAddress(call: Call, row: BenutzerRow, email: string) {
  if (row.id === call.person.id) {
    const code = 'benutzer.eigenesKonto'
    return refuse({ status: 409, code, issues: [{ code, field: 'email', data: {} }] })
  }
  if (row.einladung_bis !== null) return inviteOther(call, row, email)
  const refused = await changeAccount(call, row, email)
  if (refused) return refused
  await tellAddresses(call, row, email)
  return {}
}

function numberOf({ personalnummer }: Input, row: BenutzerRow): string | null {
  if (personalnummer === undefined) return row.personalnummer
  return personalnummer === '' ? null : personalnummer
}
