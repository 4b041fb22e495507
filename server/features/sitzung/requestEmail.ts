import { PAGE } from '@platzwart/contract/paths'
import { mailAddress } from '@platzwart/contract/schema'
import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { originOf } from '../../platform/sitzung/origin.ts'
import type { AccountMail } from '../benachrichtigung/sendAccountMail.ts'
import { deleteEmailWechsel, isTaken, saveEmailWechsel } from './anmeldung/queries.ts'
import type { Auth, Herkunft } from './auth.ts'
import { reauthenticated } from './checkPassword.ts'
import { createEmailCode } from './createLink.ts'
import { type AccountOfToken, accountOfToken, receiverOf } from './queries.ts'
import { type AuthRequest, type Fields, refuse, tokenOf, tooMany } from './readRequest.ts'

const LINK_SECONDS = 24 * 60 * 60
const REQUESTS: AttemptRule = { limit: 5, seconds: 60 * 60 }

const ADDRESS = mailAddress

/**
 * Asks for another address of one's account: it counts as soon as it is confirmed by the link that goes there, and the old one is told. Who
 * asks does not learn whether somebody else has the address: whoever reads that mailbox does.
 */
export async function requestEmail(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const account = await accountOfToken(auth.pool, tokenOf(auth, request) ?? '')
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const given = ADDRESS.safeParse(typeof fields.email === 'string' ? fields.email.trim() : fields.email)
  if (!given.success) return refuse(422, 'sitzung.emailUngueltig')
  if (given.data === account.email) return refuse(422, 'sitzung.emailGleich')
  const who = await reauthenticated(auth, request, fields)
  if ('refusal' in who) return who.refusal
  const attempt = await takeAttempt(auth.pool, attemptKey('adresse', account.id), REQUESTS, auth.clock.now())
  if (!attempt.allowed) return tooMany(attempt.retryAfter)
  await begin(auth, request, account, given.data)
  return Response.json({ status: true })
}

async function begin(auth: Auth, from: Herkunft, account: AccountOfToken, neu: string): Promise<void> {
  const [{ person, sprache, seite }, taken] = await Promise.all([
    receiverOf(auth.pool, account.id, from.hostMandantId),
    isTaken(auth.pool, neu, account.id),
  ])
  const { id, code, gueltigBis } = await createEmailCode(auth, account.id, LINK_SECONDS)
  await saveEmailWechsel(auth.pool, { anmeldungId: account.id, email: neu, codeId: id })
  const origin = originOf(auth.publicUrl, from.hostMandantId === null ? null : from.host)
  const mail = { anmeldungId: account.id, name: account.name, sprache, person, adresse: neu }
  const told: AccountMail = {
    ...mail,
    typ: 'kontoAdresseBeantragt',
    email: account.email,
    link: `${origin}${seite}`,
    geheim: false,
    gueltigBis: null,
  }
  const asked: AccountMail = taken
    ? { ...told, typ: 'kontoAdresseVergeben', email: neu, anAdresse: true }
    : {
        ...mail,
        typ: 'kontoAdresseNeu',
        email: neu,
        anAdresse: true,
        link: `${origin}${PAGE.confirm}?token=${encodeURIComponent(code)}`,
        geheim: true,
        gueltigBis,
      }
  await auth.mail(told)
  await auth.mail(asked)
}

/** Takes the wish for another address back; its link is worthless. */
export async function withdrawEmail(auth: Auth, request: AuthRequest): Promise<Response> {
  const account = await accountOfToken(auth.pool, tokenOf(auth, request) ?? '')
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  await deleteEmailWechsel(auth.pool, account.id)
  return Response.json({ status: true })
}
