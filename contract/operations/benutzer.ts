import { z } from '@hono/zod-openapi'
import {
  ANONYMISIERUNG,
  BUCHUNGEN,
  UEBERSCHNEIDUNGEN,
  ZUSAMMENFUEHRUNG,
} from '@platzwart/domain/benutzer/namesOthers'
import {
  anonymiseSchema,
  anonymisierungSchema,
  benutzerBuchungSchema,
  benutzerDeactivateSchema,
  benutzerInvitedSchema,
  benutzerInviteSchema,
  benutzerPageSchema,
  benutzerQuerySchema,
  benutzerSchema,
  benutzerUpdateSchema,
  einladungSchema,
  mergeSchema,
  rechteSchema,
  zusammenfuehrungSchema,
} from '../benutzer.ts'
import { del, get, json, patch, post, put } from '../operation.ts'

export const listBenutzer = get('listBenutzer', '/api/benutzer', {
  tag: 'benutzer',
  summary: 'People of the house, a page at a time: searched, filtered, sorted.',
  query: benutzerQuerySchema,
  namesOthers: { stays: 'personen' },
  answers: { 200: json(benutzerPageSchema, 'In the order that was asked for.') },
})

export const showBenutzer = get('showBenutzer', '/api/benutzer/{id}', {
  tag: 'benutzer',
  summary: 'A person, with all that they may do and through what.',
  namesOthers: { stays: 'personen' },
  answers: { 200: json(benutzerSchema, 'The person.') },
})

export const inviteBenutzer = post('inviteBenutzer', '/api/benutzer', {
  tag: 'benutzer',
  summary:
    'Lets people in, all or none; each gets a mail, or where no mail is set up the answer has a link that is shown once.',
  body: benutzerInviteSchema,
  namesOthers: { stays: 'personen' },
  answers: { 201: json(benutzerInvitedSchema, 'Who was invited, and who was there before.') },
})

export const updateBenutzer = patch('updateBenutzer', '/api/benutzer/{id}', {
  tag: 'benutzer',
  summary: 'Name, address, personnel number, language, single sign-on; what is left out stays.',
  body: benutzerUpdateSchema,
  version: 'always',
  namesOthers: { stays: 'personen' },
  answers: { 200: json(benutzerSchema, 'As it is now.') },
})

export const changeRechte = put('changeRechte', '/api/benutzer/{id}/rechte', {
  tag: 'benutzer',
  summary: 'Groups, roles and direct permissions of a person. Nobody grants what they do not hold.',
  body: rechteSchema,
  version: 'always',
  namesOthers: { stays: 'personen' },
  answers: { 200: json(benutzerSchema, 'As it is now.') },
})

export const addRolleToBenutzer = put('addRolleToBenutzer', '/api/benutzer/{id}/rollen/{rolleId}', {
  tag: 'benutzer',
  summary: 'Gives a role to a person; the same as before when they have it.',
  answers: { 204: { says: 'They have it.' } },
})

export const removeRolleFromBenutzer = del('removeRolleFromBenutzer', '/api/benutzer/{id}/rollen/{rolleId}', {
  tag: 'benutzer',
  summary: 'Takes a role from a person.',
  answers: { 204: { says: 'They do not have it.' } },
})

export const addGruppeToBenutzer = put('addGruppeToBenutzer', '/api/benutzer/{id}/gruppen/{gruppeId}', {
  tag: 'benutzer',
  summary: 'Puts a person into a group; the same as before when they are in it.',
  answers: { 204: { says: 'They are in it.' } },
})

export const removeGruppeFromBenutzer = del(
  'removeGruppeFromBenutzer',
  '/api/benutzer/{id}/gruppen/{gruppeId}',
  {
    tag: 'benutzer',
    summary: 'Takes a person out of a group.',
    answers: { 204: { says: 'They are not in it.' } },
  },
)

export const renewEinladung = post('renewEinladung', '/api/benutzer/{id}/einladung', {
  tag: 'benutzer',
  summary: 'Invites somebody again who has not set a password yet; links of before are worthless.',
  namesOthers: { stays: 'personen' },
  answers: { 201: json(einladungSchema, 'The mail is on its way, or the link is here.') },
})

export const withdrawEinladung = del('withdrawEinladung', '/api/benutzer/{id}/einladung', {
  tag: 'benutzer',
  summary: 'Takes an invitation back: its link is worthless, and the person inactive.',
  answers: { 204: { says: 'Withdrawn.' } },
})

export const listBenutzerBuchungen = get('listBenutzerBuchungen', '/api/benutzer/{id}/buchungen', {
  tag: 'benutzer',
  summary: 'What the person has booked and has not ended, of every kind: what would be left behind.',
  namesOthers: BUCHUNGEN,
  answers: { 200: json(z.array(benutzerBuchungSchema), 'By start.') },
})

export const deactivateBenutzer = post('deactivateBenutzer', '/api/benutzer/{id}/deaktivierung', {
  tag: 'benutzer',
  summary:
    'Puts a person out at once. Bookings, and a car that is out, are answered with 409 until something is said about them.',
  body: benutzerDeactivateSchema,
  version: 'always',
  namesOthers: BUCHUNGEN,
  answers: { 200: json(benutzerSchema, 'As it is now.') },
})

export const activateBenutzer = post('activateBenutzer', '/api/benutzer/{id}/aktivierung', {
  tag: 'benutzer',
  summary: 'Lets a person in again who was put out.',
  version: 'always',
  namesOthers: { stays: 'personen' },
  answers: { 200: json(benutzerSchema, 'As it is now.') },
})

export const showAnonymisierung = get('showAnonymisierung', '/api/benutzer/{id}/anonymisierung', {
  tag: 'benutzer',
  summary: 'What would become of all that is kept of a person who is made anonymous; nothing is done.',
  namesOthers: ANONYMISIERUNG,
  answers: {
    200: json(anonymisierungSchema, 'What goes, what stays without a name, what stays for its time.'),
  },
})

export const anonymiseBenutzer = post('anonymiseBenutzer', '/api/benutzer/{id}/anonymisierung', {
  tag: 'benutzer',
  summary: 'Makes a person nobody: for good, with their name typed. Doing it again does nothing.',
  body: anonymiseSchema,
  answers: { 204: { says: 'The person is nobody any more.' } },
})

export const showZusammenfuehrung = get(
  'showZusammenfuehrung',
  '/api/benutzer/{id}/zusammenfuehrung/{anderesId}',
  {
    tag: 'benutzer',
    summary: 'What would become one of two who are the same person; nothing is done.',
    namesOthers: ZUSAMMENFUEHRUNG,
    answers: {
      200: json(zusammenfuehrungSchema, 'Where they differ, what moves, and what speaks against it.'),
    },
  },
)

export const mergeBenutzer = post('mergeBenutzer', '/api/benutzer/{id}/zusammenfuehrung/{anderesId}', {
  tag: 'benutzer',
  summary: 'Makes one of two who are the same person: the first stays, the other is nobody any more.',
  body: mergeSchema,
  namesOthers: UEBERSCHNEIDUNGEN,
  answers: { 200: json(benutzerSchema, 'The one who stays, as they are now.') },
})

export const resetZweitfaktor = del('resetZweitfaktor', '/api/benutzer/{id}/zweitfaktor', {
  tag: 'benutzer',
  summary: 'Takes the second factor from somebody who has lost it, and signs them out; they get a mail.',
  answers: { 204: { says: 'There is none any more.' } },
})

export const endSitzungen = del('endSitzungen', '/api/benutzer/{id}/sitzungen', {
  tag: 'benutzer',
  summary: "Ends all of a person's sessions in this house.",
  answers: { 204: { says: 'Ended.' } },
})
