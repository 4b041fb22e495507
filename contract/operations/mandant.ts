import {
  betreiberProtokollPageSchema,
  betreiberProtokollQuerySchema,
  domainAddSchema,
  domainSchema,
  firstAdminSchema,
  logoNameSchema,
  mandantChangeSchema,
  mandantCreatedSchema,
  mandantCreateSchema,
  mandantDeleteSchema,
  mandantDetailSchema,
  mandantenPageSchema,
  mandantenQuerySchema,
  mandantHausSchema,
  mandantInvitedSchema,
  mandantUpdateSchema,
  rechtstexteSchema,
  umfangSchema,
  untergrundSchema,
  zugriffSchema,
} from '../mandant.ts'
import { bytes, del, get, json, patch, post, put } from '../operation.ts'

export const listMandanten = get('listMandanten', '/api/mandanten', {
  tag: 'mandant',
  summary: 'Mandanten with their modules, domains and figures, a page at a time.',
  query: mandantenQuerySchema,
  answers: { 200: json(mandantenPageSchema, 'By name.') },
})

export const listBetreiberProtokoll = get('listBetreiberProtokoll', '/api/mandanten/protokoll', {
  tag: 'mandant',
  summary:
    'What operators have done to Mandanten: who, when, what and to which. Nobody of a Mandant is named.',
  query: betreiberProtokollQuerySchema,
  namesOthers: { stays: 'betreiber' },
  answers: { 200: json(betreiberProtokollPageSchema, 'The newest first.') },
})

export const createMandant = post('createMandant', '/api/mandanten', {
  tag: 'mandant',
  summary: 'A new Mandant, usable at once: roles, permissions, and an admin by invitation.',
  body: mandantCreateSchema,
  namesOthers: { stays: 'betreiber' },
  answers: { 201: json(mandantCreatedSchema, 'The new Mandant, with the invitation of its admin.') },
})

export const readHaus = get('readHaus', '/api/mandanten/{id}', {
  tag: 'mandant',
  summary: 'All that operators know of a Mandant; none of it is about its people.',
  answers: { 200: json(mandantHausSchema, 'As it is now.') },
})

export const updateMandant = patch('updateMandant', '/api/mandanten/{id}', {
  tag: 'mandant',
  summary:
    'Name, zone, language, modules, colour, older site, session limits and texts of a Mandant; what is left out stays.',
  version: 'always',
  body: mandantUpdateSchema,
  answers: { 200: json(mandantHausSchema, 'As it is now.') },
})

export const inviteAdmin = post('inviteAdmin', '/api/mandanten/{id}/einladung', {
  tag: 'mandant',
  summary:
    'Invites an admin of a Mandant in which nobody has signed in yet; 409 afterwards, when its people are its own business.',
  body: firstAdminSchema,
  namesOthers: { stays: 'betreiber' },
  answers: { 201: json(mandantInvitedSchema, 'Invited.') },
})

export const closeMandant = put('closeMandant', '/api/mandanten/{id}/sperre', {
  tag: 'mandant',
  summary: 'Lets nobody of a Mandant in any more, and ends what is signed in.',
  answers: { 200: json(mandantHausSchema, 'As it is now.') },
})

export const reopenMandant = del('reopenMandant', '/api/mandanten/{id}/sperre', {
  tag: 'mandant',
  summary: 'Lets the people of a Mandant in again.',
  answers: { 200: json(mandantHausSchema, 'As it is now.') },
})

export const setHausLogo = put('setHausLogo', '/api/mandanten/{id}/logo/{untergrund}', {
  tag: 'mandant',
  summary: 'Brings a logo of a Mandant, as its own people do (`setLogo`).',
  params: { untergrund: untergrundSchema },
  body: bytes('application/octet-stream'),
  refusals: [429],
  answers: { 200: json(mandantHausSchema, 'As it is now.') },
})

export const removeHausLogo = del('removeHausLogo', '/api/mandanten/{id}/logo/{untergrund}', {
  tag: 'mandant',
  summary: 'Takes a logo of a Mandant away; none is none.',
  params: { untergrund: untergrundSchema },
  answers: { 200: json(mandantHausSchema, 'As it is now.') },
})

export const readHausLogo = get('readHausLogo', '/api/mandanten/{id}/logos/{dateiname}', {
  tag: 'mandant',
  summary: 'A logo of a Mandant, for operators, whose host leads to no Mandant or to another one.',
  params: { dateiname: logoNameSchema },
  answers: { 200: { says: 'The bytes.', schema: bytes('image/png', 'image/jpeg') } },
})

export const countMandant = get('countMandant', '/api/mandanten/{id}/umfang', {
  tag: 'mandant',
  summary: 'How much would go if a Mandant were deleted.',
  answers: { 200: json(umfangSchema, 'What there is now.') },
})

export const deleteMandant = post('deleteMandant', '/api/mandanten/{id}/loeschung', {
  tag: 'mandant',
  summary: 'Deletes a Mandant that is closed, whole, after its name was typed; 409 while it is open.',
  body: mandantDeleteSchema,
  answers: { 200: json(umfangSchema, 'What has gone.') },
})

export const addDomain = post('addDomain', '/api/mandanten/{id}/domains', {
  tag: 'mandant',
  summary: 'Gives a host to a Mandant; 409 when another one has it.',
  body: domainAddSchema,
  answers: { 201: json(mandantHausSchema, 'As it is now.') },
})

export const removeDomain = del('removeDomain', '/api/mandanten/{id}/domains/{domain}', {
  tag: 'mandant',
  summary: 'Takes a host from a Mandant.',
  params: { domain: domainSchema },
  answers: { 204: { says: 'Removed.' } },
})

export const addMailDomain = post('addMailDomain', '/api/mandanten/{id}/maildomains', {
  tag: 'mandant',
  summary:
    'Lets an e-mail domain lead to the login page of a Mandant; 409 when it leads to that of another one.',
  body: domainAddSchema,
  answers: { 201: json(mandantHausSchema, 'As it is now.') },
})

export const removeMailDomain = del('removeMailDomain', '/api/mandanten/{id}/maildomains/{domain}', {
  tag: 'mandant',
  summary: 'Takes an e-mail domain from a Mandant.',
  params: { domain: domainSchema },
  answers: { 204: { says: 'Removed.' } },
})

export const showMandant = get('showMandant', '/api/mandant', {
  tag: 'mandant',
  summary: "One's own Mandant, with its domains and its customer's name in the older workspace site.",
  answers: { 200: json(mandantDetailSchema, 'The Mandant.') },
})

export const changeMandant = patch('changeMandant', '/api/mandant', {
  tag: 'mandant',
  summary:
    "Name, zone, default language, colour, session limits and texts of one's own Mandant; what is left out stays.",
  version: 'always',
  body: mandantChangeSchema,
  answers: { 200: json(mandantDetailSchema, 'As it is now.') },
})

export const setLogo = put('setLogo', '/api/mandant/logo/{untergrund}', {
  tag: 'mandant',
  summary:
    'Brings a logo as png, jpg, webp or svg, for light or for dark grounds. It is drawn anew; one with a script in it is refused.',
  params: { untergrund: untergrundSchema },
  body: bytes('application/octet-stream'),
  refusals: [429],
  answers: { 200: json(mandantDetailSchema, 'As it is now.') },
})

export const removeLogo = del('removeLogo', '/api/mandant/logo/{untergrund}', {
  tag: 'mandant',
  summary: 'Takes a logo away; none is none.',
  params: { untergrund: untergrundSchema },
  answers: { 200: json(mandantDetailSchema, 'As it is now.') },
})

export const grantZugriff = put('grantZugriff', '/api/mandant/zugriff', {
  tag: 'mandant',
  summary: "Lets operators have the data of one's own Mandant as a file, for some days from now.",
  body: zugriffSchema,
  answers: { 200: json(mandantDetailSchema, 'As it is now.') },
})

export const endZugriff = del('endZugriff', '/api/mandant/zugriff', {
  tag: 'mandant',
  summary: "Lets operators have the data of one's own Mandant no more.",
  answers: { 200: json(mandantDetailSchema, 'As it is now.') },
})

export const readLogo = get('readLogo', '/api/logo/{dateiname}', {
  tag: 'mandant',
  summary: 'A logo of the house that the session or the host names; its sign-in page shows it, too.',
  params: { dateiname: logoNameSchema },
  answers: { 200: { says: 'The bytes.', schema: bytes('image/png', 'image/jpeg') } },
})

export const readRechtstexte = get('readRechtstexte', '/api/rechtstexte', {
  tag: 'mandant',
  summary: 'Privacy text and imprint of the house that the session or the host names, as Markdown.',
  answers: { 200: json(rechtstexteSchema, 'As they are; empty where nothing is written.') },
})
