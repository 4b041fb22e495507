import { setTimeout as pause } from 'node:timers/promises'
import type { sendTestMail as operation } from '@platzwart/contract/operations/benachrichtigung'
import type { Context } from 'hono'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { admit, type Call, refuse, respond } from '../../platform/http/endpoint.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import type { Frame } from '../../platform/http/frame.ts'
import type { Policy } from '../../platform/http/policy.ts'
import { tooMany } from '../../platform/http/problem.ts'
import {
  MailServerAway,
  type MailTransport,
  type Message,
  messageIdOf,
  serverReply,
} from '../../platform/mail/transport.ts'
import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { domainOf, originOf } from '../../platform/sitzung/origin.ts'
import { composeMail, speaker } from './renderParts.ts'
import type { Section } from './renderSections.ts'

/** Of one person in one house: enough to find the right settings, and too few to pester anybody. */
const SENDS: AttemptRule = { limit: 10, seconds: 60 * 60 }

/** A mail server that takes longer is one that does not answer, whatever it says in small pieces. */
const WAIT_MS = 15_000

type Result = z.input<(typeof operation)['answers'][200]['schema']>

/**
 * Who may, and how often, is settled and noted in a transaction that is over before the mail server is spoken with: one that hangs holds no
 * connection of the database and no lock.
 */
export function sendTestMail({ deps }: Frame, policy: Policy) {
  return async (c: Context<AppEnv>, { adresse }: z.output<typeof operation.body>): Promise<Response> => {
    const { send } = deps.transport
    const admitted = await admit(deps, policy, c, async (call) => {
      const { tx, person, now } = call
      if (send === null) return { message: null }
      const key = attemptKey('testmail', tx.scope.mandantId, person.id)
      const attempt = await takeAttempt(deps.authPool, key, SENDS, now)
      if (!attempt.allowed) return refuse(tooMany(attempt.retryAfter))
      const to = adresse ?? person.email
      record(tx, {
        aktion: 'sendTestMail',
        objekt: 'benutzer',
        objektId: person.id,
        nachher: { adresse: to },
      })
      return { message: await messageTo(call, to) }
    })
    if (admitted instanceof Response) return admitted
    const { message } = admitted
    const body: Result =
      send === null || message === null
        ? { ergebnis: 'keinServer', antwort: null }
        : await resultOf(send, message)
    return respond(c, { status: 200, body })
  }
}

async function messageTo({ deps, tx, person, konfiguration, now }: Call, to: string): Promise<Message> {
  const { name, zone } = konfiguration.mandant
  const { sprache } = person
  const say = speaker(sprache, 'mail')
  const origin = originOf(deps.publicUrl, await domainOf(deps.authPool, tx.scope.mandantId))
  const toName = to === person.email ? `${person.vorname} ${person.nachname}` : to
  const section: Section = {
    titel: say('testmail.titel', { mandant: name }),
    anrede: say('anrede', { name: toName }),
    absaetze: [say('testmail.text')],
    tabellen: [],
    knopf: { text: say('testmail.knopf'), href: `${origin}/`, hinweis: say('linkHinweis') },
    fuss: [say('ende')],
    gruss: [say('gruss'), name],
  }
  const id = uuidv7()
  const mail = {
    typ: 'testmail',
    objektId: id,
    objektVersion: 1,
    daten: null,
    empfaenger: { name: toName, adresse: to, sprache },
    absender: deps.transport.from,
    mandant: { name, zone },
    origin,
    now,
  }
  const { subject, text, html, attachments } = composeMail(
    mail,
    say('testmail.betreff', { mandant: name }),
    section,
  )
  return {
    fromName: name,
    toName,
    to,
    subject,
    text,
    html,
    attachments,
    invitation: null,
    language: sprache,
    messageId: messageIdOf(id, deps.transport),
  }
}

/** A server that is away, that refuses, or that does not answer in time is what was asked about, and no failure of the request. */
async function resultOf(send: NonNullable<MailTransport['send']>, message: Message): Promise<Result> {
  const settled = new AbortController()
  const silence: Result = { ergebnis: 'nichtErreicht', antwort: null }
  const sent = send(message).then(
    (antwort): Result => ({ ergebnis: 'gesendet', antwort }),
    (error: unknown): Result => ({
      ergebnis: error instanceof MailServerAway ? 'nichtErreicht' : 'abgelehnt',
      antwort: serverReply(error),
    }),
  )
  try {
    return await Promise.race([sent, pause(WAIT_MS, silence, { signal: settled.signal })])
  } finally {
    settled.abort()
  }
}
