import {
  domainAddSchema,
  domainSchema,
  mandantChangeSchema,
  mandantCreateSchema,
  mandantDetailSchema,
  mandantenPageSchema,
  mandantenQuerySchema,
  mandantOverviewSchema,
  mandantUpdateSchema,
} from '../mandant.ts'
import { del, get, json, patch, post } from '../operation.ts'

export const listMandanten = get('listMandanten', '/api/mandanten', {
  tag: 'mandant',
  summary: 'Mandanten with their modules and domains, a page at a time.',
  query: mandantenQuerySchema,
  answers: { 200: json(mandantenPageSchema, 'By name.') },
})

export const createMandant = post('createMandant', '/api/mandanten', {
  tag: 'mandant',
  summary: 'A new Mandant, usable at once: roles, permissions, and an admin by invitation.',
  body: mandantCreateSchema,
  answers: { 201: json(mandantOverviewSchema, 'The new Mandant.') },
})

export const updateMandant = patch('updateMandant', '/api/mandanten/{id}', {
  tag: 'mandant',
  summary: 'Renames a Mandant, switches its modules.',
  body: mandantUpdateSchema,
  answers: { 200: json(mandantOverviewSchema, 'As it is now.') },
})

export const addDomain = post('addDomain', '/api/mandanten/{id}/domains', {
  tag: 'mandant',
  summary: 'Gives a host to a Mandant; 409 when another one has it.',
  body: domainAddSchema,
  answers: { 201: json(mandantOverviewSchema, 'As it is now.') },
})

export const removeDomain = del('removeDomain', '/api/mandanten/{id}/domains/{domain}', {
  tag: 'mandant',
  summary: 'Takes a host from a Mandant.',
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
  summary: 'Default language, privacy text and imprint; what is left out stays.',
  body: mandantChangeSchema,
  answers: { 200: json(mandantDetailSchema, 'As it is now.') },
})
