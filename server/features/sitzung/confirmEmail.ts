import { PAGE } from '@platzwart/contract/paths'
import { originOf } from '../../platform/sitzung/origin.ts'
import { CONFIRM, type Confirmed } from './anmeldung/queries.ts'
import type { Auth } from './auth.ts'
import { findEmailCode } from './createLink.ts'
import { accountOfToken, receiverOf } from './queries.ts'
import { type AuthRequest, type Fields, refuse, tokenOf } from './readRequest.ts'

/**
 * The new address counts from now on. Only whoever is signed in with the account can say so: a link that went to a mistyped address must not
 * give the account to whoever reads that.
 */
export async function confirmEmail(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const account = await accountOfToken(auth.pool, tokenOf(auth, request) ?? '')
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const found = typeof fields.token === 'string' ? await findEmailCode(auth, fields.token) : null
  if (found === null) return refuse(422, 'sitzung.codeUngueltig')
  if (found.anmeldungId !== account.id) return refuse(409, 'sitzung.codeFremd')
  const { person, sprache } = await receiverOf(auth.pool, account.id, request.hostMandantId)
  const changed = await auth.changeAccount<Confirmed>({
    anmeldungId: account.id,
    text: CONFIRM,
    values: [account.id, found.id],
    changed: ({ zustand }) => zustand === 'ok',
  })
  if (changed?.zustand === 'vergeben') return refuse(409, 'benutzer.emailVergeben')
  if (changed?.zustand !== 'ok') return refuse(422, 'sitzung.codeUngueltig')
  const origin = originOf(auth.publicUrl, request.hostMandantId === null ? null : request.host)
  await auth.mail({
    typ: 'kontoAdresseGeaendert',
    anmeldungId: account.id,
    email: changed.vorher,
    anAdresse: true,
    adresse: changed.nachher,
    name: account.name,
    link: `${origin}${PAGE.login}`,
    geheim: false,
    gueltigBis: null,
    sprache,
    person,
  })
  return Response.json({ status: true })
}
