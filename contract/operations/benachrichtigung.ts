import { MAIL, MAILS } from '@platzwart/domain/datenschutz/namesInMails'
import {
  benachrichtigungDetailSchema,
  benachrichtigungPageSchema,
  postausgangQuerySchema,
  unsubscribeTokenSchema,
} from '../benachrichtigung.ts'
import { get, json, post } from '../operation.ts'

export const listMails = get('listMails', '/api/benachrichtigungen', {
  tag: 'benachrichtigung',
  summary: 'The outbox: every mail with its receiver, status and what the mail server said.',
  query: postausgangQuerySchema,
  namesOthers: MAILS,
  answers: { 200: json(benachrichtigungPageSchema, 'The newest first.') },
})

export const listOwnMails = get('listOwnMails', '/api/benachrichtigungen/eigene', {
  tag: 'benachrichtigung',
  summary: 'The mails to oneself.',
  query: postausgangQuerySchema,
  namesOthers: { stays: 'beteiligt' },
  answers: { 200: json(benachrichtigungPageSchema, 'The newest first.') },
})

export const showMail = get('showMail', '/api/benachrichtigungen/{id}', {
  tag: 'benachrichtigung',
  summary: 'One mail with its text: one’s own, or any for those who see the outbox.',
  namesOthers: MAIL,
  answers: { 200: json(benachrichtigungDetailSchema, 'The mail.') },
})

/** In the header of a mail, for its receiver's mail program: without signing in (RFC 8058). */
export const unsubscribe = post('unsubscribe', '/api/abmelden/{token}', {
  tag: 'benachrichtigung',
  summary:
    'Switches off the kind of mail in whose header this address stands, for its receiver. Whatever comes with it is not read.',
  params: { token: unsubscribeTokenSchema },
  answers: { 204: { says: 'Switched off, now or before.' } },
})

export const showSwitch = get('showSwitch', '/api/abmelden/{token}', {
  tag: 'benachrichtigung',
  summary: 'The same address in a browser: leads to the page with the switch, and switches nothing.',
  params: { token: unsubscribeTokenSchema },
  answers: { 303: { says: 'The page.' } },
})
