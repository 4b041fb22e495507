import {
  benachrichtigungDetailSchema,
  benachrichtigungPageSchema,
  postausgangQuerySchema,
} from '../benachrichtigung.ts'
import { get, json } from '../operation.ts'

export const listMails = get('listMails', '/api/benachrichtigungen', {
  tag: 'benachrichtigung',
  summary: 'The outbox: every mail with its receiver, status and what the mail server said.',
  query: postausgangQuerySchema,
  answers: { 200: json(benachrichtigungPageSchema, 'The newest first.') },
})

export const listOwnMails = get('listOwnMails', '/api/benachrichtigungen/eigene', {
  tag: 'benachrichtigung',
  summary: 'The mails to oneself.',
  query: postausgangQuerySchema,
  answers: { 200: json(benachrichtigungPageSchema, 'The newest first.') },
})

export const showMail = get('showMail', '/api/benachrichtigungen/{id}', {
  tag: 'benachrichtigung',
  summary: 'One mail with its text: one’s own, or any for those who see the outbox.',
  answers: { 200: json(benachrichtigungDetailSchema, 'The mail.') },
})
