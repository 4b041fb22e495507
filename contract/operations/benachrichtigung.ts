import { MAIL, MAILS } from '@platzwart/domain/datenschutz/namesInMails'
import { z } from 'zod'
import {
  benachrichtigungDetailSchema,
  benachrichtigungPageSchema,
  geraeteSchema,
  geraetSaveSchema,
  mailPreviewSchema,
  mailtextSaveSchema,
  mailtextSchema,
  mailtextTypSchema,
  postausgangQuerySchema,
  postausgangSuchQuerySchema,
  testMailResultSchema,
  testMailSchema,
  unsubscribeTokenSchema,
} from '../benachrichtigung.ts'
import { del, get, json, post, put } from '../operation.ts'

export const listMails = get('listMails', '/api/benachrichtigungen', {
  tag: 'benachrichtigung',
  summary: 'The outbox: every mail with its receiver, status and what the mail server said.',
  query: postausgangSuchQuerySchema,
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

export const sendMailAgain = post('sendMailAgain', '/api/benachrichtigungen/{id}/erneut', {
  tag: 'benachrichtigung',
  summary:
    'Sends a mail of the outbox once more, in its place among those about the same: what was written already as it is kept, without the entry for the calendar. One that waits stays as it is.',
  refusals: [429],
  answers: { 204: { says: 'It waits to be sent.' } },
})

export const sendTestMail = post('sendTestMail', '/api/benachrichtigungen/testmail', {
  tag: 'benachrichtigung',
  summary:
    'Sends a mail that says nothing but that it arrived, at once and past the outbox, and tells what the mail server said of it.',
  body: testMailSchema,
  refusals: [429],
  answers: { 200: json(testMailResultSchema, 'What came of it, whatever it was.') },
})

/** For the List-Unsubscribe header: mail programs call it without signing in (RFC 8058). */
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

const ofTyp = { typ: mailtextTypSchema }

export const listMailtexte = get('listMailtexte', '/api/mailtexte', {
  tag: 'benachrichtigung',
  summary:
    'Every kind of mail that the house sends, with its words in both languages and what they may name.',
  answers: { 200: json(z.array(mailtextSchema), 'In the order of the catalogue.') },
})

export const saveMailtext = put('saveMailtext', '/api/mailtexte/{typ}', {
  tag: 'benachrichtigung',
  summary:
    'How the house words a kind of mail: subject, beginning and end. What the mail tells stays. If-Match carries the version that was read.',
  params: ofTyp,
  body: mailtextSaveSchema,
  version: 'ifThere',
  answers: { 200: json(mailtextSchema, 'As it is now.') },
})

export const deleteMailtext = del('deleteMailtext', '/api/mailtexte/{typ}', {
  tag: 'benachrichtigung',
  summary: 'The mail reads as the product writes it again. If-Match carries the version that was read.',
  params: ofTyp,
  version: 'ifThere',
  answers: { 200: json(mailtextSchema, 'As it is now.') },
})

export const renderMailtext = post('renderMailtext', '/api/mailtexte/{typ}/vorschau', {
  tag: 'benachrichtigung',
  summary: 'A mail as these words would make it, with facts that are made up. Nothing is kept.',
  params: ofTyp,
  body: mailtextSaveSchema,
  answers: { 200: json(mailPreviewSchema, 'In both languages.') },
})

export const listGeraete = get('listGeraete', '/api/geraete', {
  tag: 'benachrichtigung',
  summary: 'One’s own devices that are told at once of what cannot wait. Nobody else sees them.',
  answers: { 200: json(geraeteSchema, 'The one that was switched on last first.') },
})

export const saveGeraet = post('saveGeraet', '/api/geraete', {
  tag: 'benachrichtigung',
  summary:
    'Lets this browser be told. One that is there already is the same device again, and belongs to whoever asks last; of more than ten the oldest goes.',
  body: geraetSaveSchema,
  answers: { 201: json(geraeteSchema, 'As it is now.') },
})

export const deleteGeraet = del('deleteGeraet', '/api/geraete/{id}', {
  tag: 'benachrichtigung',
  summary: 'This device is told nothing any more.',
  answers: { 204: { says: 'It is not there any more.' } },
})

export const sendProbe = post('sendProbe', '/api/geraete/{id}/probe', {
  tag: 'benachrichtigung',
  summary: 'Tells a device of one’s own something, to see that it arrives.',
  refusals: [429],
  answers: { 204: { says: 'It is on its way.' } },
})
