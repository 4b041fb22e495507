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
import { API } from '../paths.ts'

export const listMandanten = get('listMandanten', API.mandanten, {
  tag: 'mandant',
  summary: 'Mandanten with their modules and domains, a page at a time.',
  query: mandantenQuerySchema,
  answers: { 200: json(mandantenPageSchema, 'By name.') },
})

export const createMandant = post('createMandant', API.mandanten, {
  tag: 'mandant',
  summary: 'A new Mandant, usable at once: roles, permissions, and an admin by invitation.',
  body: mandantCreateSchema,
  answers: { 201: json(mandantOverviewSchema, 'The new Mandant.') },
})

export const updateMandant = patch('updateMandant', API.mandantById, {
  tag: 'mandant',
  summary: 'Renames a Mandant, switches its modules.',
  body: mandantUpdateSchema,
  answers: { 200: json(mandantOverviewSchema, 'As it is now.') },
})

export const addDomain = post('addDomain', API.mandantDomains, {
  tag: 'mandant',
  summary: 'Gives a host to a Mandant; 409 when another one has it.',
  body: domainAddSchema,
  answers: { 201: json(mandantOverviewSchema, 'As it is now.') },
})

export const removeDomain = del('removeDomain', API.mandantDomain, {
  tag: 'mandant',
  summary: 'Takes a host from a Mandant.',
  params: { domain: domainSchema },
  answers: { 204: { says: 'Removed.' } },
})

export const showMandant = get('showMandant', API.mandant, {
  tag: 'mandant',
  summary: "One's own Mandant, with its domains and its customer's name in the older workspace site.",
  answers: { 200: json(mandantDetailSchema, 'The Mandant.') },
})

export const changeMandant = patch('changeMandant', API.mandant, {
  tag: 'mandant',
  summary: 'Default language, privacy text and imprint; what is left out stays.',
  body: mandantChangeSchema,
  answers: { 200: json(mandantDetailSchema, 'As it is now.') },
})
