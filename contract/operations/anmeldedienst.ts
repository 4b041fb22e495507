import { z } from 'zod'
import {
  angeboteSchema,
  anmeldedienstCreateSchema,
  anmeldedienstePageSchema,
  anmeldedienstSchema,
  anmeldedienstUpdateSchema,
  anmeldungStartSchema,
  identitaetenSchema,
  offenCompleteSchema,
  offenSchema,
  onwardSchema,
  probeSchema,
} from '../anmeldedienst.ts'
import { bytes, del, get, json, post, put } from '../operation.ts'
import { ENDPOINTS } from '../paths.ts'
import { rawText, uuid } from '../schema.ts'

const goesOn = json(onwardSchema, 'The browser goes on there; the answer comes back to this browser alone.')
const tooMany = [429] as const

export const listAnmeldedienste = get('listAnmeldedienste', '/api/anmeldedienste', {
  tag: 'anmeldedienst',
  summary: 'The services that let people of the house sign in, what to enter there, and what was refused.',
  namesOthers: { stays: 'personen' },
  answers: { 200: json(anmeldedienstePageSchema, 'By name.') },
})

export const createAnmeldedienst = post('createAnmeldedienst', '/api/anmeldedienste', {
  tag: 'anmeldedienst',
  summary: 'Takes a service in. Nobody is offered it until it is switched on.',
  body: anmeldedienstCreateSchema,
  answers: { 201: json(anmeldedienstSchema, 'The service.') },
})

export const updateAnmeldedienst = put('updateAnmeldedienst', '/api/anmeldedienste/{id}', {
  tag: 'anmeldedienst',
  summary: 'Changes a service. One that gets another issuer knows nobody any more.',
  body: anmeldedienstUpdateSchema,
  version: 'always',
  answers: { 200: json(anmeldedienstSchema, 'As it is now.') },
})

export const deleteAnmeldedienst = del('deleteAnmeldedienst', '/api/anmeldedienste/{id}', {
  tag: 'anmeldedienst',
  summary: 'Takes a service out: its sessions end, and nobody is linked with it any more.',
  answers: { 204: { says: 'It is none any more.' } },
})

export const startProbe = post('startProbe', '/api/anmeldedienste/{id}/probe', {
  tag: 'anmeldedienst',
  summary: 'Begins a sign-in that is only looked at: nobody is let in by it, and nothing changes.',
  answers: { 200: goesOn },
})

export const showProbe = get('showProbe', '/api/anmeldedienste/proben/{code}', {
  tag: 'anmeldedienst',
  summary: 'What a service has said in a sign-in that was only looked at; for who has begun it.',
  params: { code: rawText(100, 1) },
  namesOthers: { stays: 'personen' },
  answers: { 200: json(probeSchema, 'Every claim, and what it is taken for.') },
})

export const listAngebote = get('listAngebote', '/api/anmeldung/angebote', {
  tag: 'anmeldedienst',
  summary:
    'By which services one can sign in: to the house of this address, or to the one whose people write from an e-mail domain. Nobody’s address is asked.',
  query: z.object({ domain: rawText(253, 1).optional() }),
  refusals: tooMany,
  answers: { 200: json(angeboteSchema, 'By name.') },
})

export const startAnmeldung = post('startAnmeldung', '/api/anmeldung/{id}', {
  tag: 'anmeldedienst',
  summary: 'Begins to sign in by a service.',
  body: anmeldungStartSchema,
  refusals: tooMany,
  answers: { 200: goesOn },
})

export const showOffen = get('showOffen', '/api/anmeldung/offen', {
  tag: 'anmeldedienst',
  summary: 'Whether a sign-in of this browser waits for something.',
  namesOthers: { stays: 'beteiligt' },
  answers: { 200: json(offenSchema, 'For what.') },
})

export const completeAnmeldung = post('completeAnmeldung', '/api/anmeldung/offen', {
  tag: 'anmeldedienst',
  summary: 'Tells the address that the service did not tell, and signs in.',
  body: offenCompleteSchema,
  refusals: tooMany,
  answers: {
    200: json(
      z.object({ status: z.enum(['angemeldet', 'verbinden']) }),
      'Signed in; or somebody of the house has the address, and signs in as before to agree.',
    ),
  },
})

export const leaveAnmeldedienst = post('leaveAnmeldedienst', '/api/anmeldung/abmeldung', {
  tag: 'anmeldedienst',
  summary:
    'Where the browser goes to sign out of the service as well, by which it is signed in here; before it signs out here.',
  answers: {
    200: json(z.object({ adresse: z.string().nullable() }), 'Null: there is nothing to leave.'),
  },
})

export const listIdentitaeten = get('listIdentitaeten', '/api/identitaeten', {
  tag: 'anmeldedienst',
  summary:
    'Who one is at the services of the house; or who somebody else is, for those who look after people.',
  query: z.object({ benutzer: uuid.optional() }),
  answers: { 200: json(identitaetenSchema, 'By service.') },
})

export const addIdentitaet = post('addIdentitaet', '/api/identitaeten', {
  tag: 'anmeldedienst',
  summary: 'Agrees to a sign-in of this browser that waits: who came by it is whoever is signed in.',
  answers: { 204: { says: 'Linked.' } },
})

export const startLinking = post('startLinking', '/api/identitaeten/{id}', {
  tag: 'anmeldedienst',
  summary: 'Begins to link whoever is signed in with a service.',
  answers: { 200: goesOn },
})

export const removeIdentitaet = del('removeIdentitaet', '/api/identitaeten/{id}', {
  tag: 'anmeldedienst',
  summary: 'Parts a person from a service, and ends their sessions by it.',
  answers: { 204: { says: 'They are linked no more.' } },
})

/** What services ask and browsers bring back, with whatever they add to it. */
export const APART_CALLS = [
  get('receiveAnmeldung', `${ENDPOINTS.dienst}/{id}/rueckkehr`, {
    tag: 'anmeldedienst',
    summary: 'Where a service sends the browser back. Whatever comes, the browser is led to a page.',
    answers: { 303: { says: 'To the page that comes next.' } },
  }),
  post('receiveLogout', `${ENDPOINTS.dienst}/{id}/abmeldung`, {
    tag: 'anmeldedienst',
    summary: 'A service says that somebody has signed out there (OpenID Connect Back-Channel Logout 1.0).',
    body: bytes('application/x-www-form-urlencoded'),
    answers: { 204: { says: 'Their sessions by it are over.' } },
  }),
] as const
