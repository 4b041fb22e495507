import { z } from '@hono/zod-openapi'
import { berechtigungSchema } from '../benutzer.ts'
import {
  attentionSchema,
  figuresSchema,
  gruppeCreateSchema,
  gruppeSchema,
  gruppeUpdateSchema,
  holderPageSchema,
  holderQuerySchema,
  rolleCreateSchema,
  rolleSchema,
  rolleUpdateSchema,
  rolleZweitfaktorSchema,
} from '../berechtigung.ts'
import { del, get, json, patch, post, put } from '../operation.ts'

export const listRollen = get('listRollen', '/api/rollen', {
  tag: 'berechtigung',
  summary: 'Roles with their permissions, and how many people each reaches.',
  answers: { 200: json(z.array(rolleSchema), 'By name.') },
})

export const createRolle = post('createRolle', '/api/rollen', {
  tag: 'berechtigung',
  summary: 'A new role. Nobody puts into it what they do not hold.',
  body: rolleCreateSchema,
  answers: { 201: json(rolleSchema, 'The new role.') },
})

export const updateRolle = patch('updateRolle', '/api/rollen/{id}', {
  tag: 'berechtigung',
  summary: 'Name and permissions of a role; what is left out stays.',
  body: rolleUpdateSchema,
  version: 'always',
  answers: { 200: json(rolleSchema, 'As it is now.') },
})

export const changeZweitfaktor = put('changeZweitfaktor', '/api/rollen/{id}/zweitfaktor', {
  tag: 'berechtigung',
  summary:
    'Whether whoever has the role needs a second factor. Who has none is led to set one up before anything else.',
  body: rolleZweitfaktorSchema,
  answers: { 200: json(rolleSchema, 'As it is now.') },
})

export const deleteRolle = del('deleteRolle', '/api/rollen/{id}', {
  tag: 'berechtigung',
  summary: 'Deletes a role; people and groups lose it.',
  version: 'always',
  answers: { 204: { says: 'Deleted.' } },
})

export const listGruppen = get('listGruppen', '/api/gruppen', {
  tag: 'berechtigung',
  summary: 'Groups with their roles, and how many people are in each.',
  answers: { 200: json(z.array(gruppeSchema), 'By name.') },
})

export const createGruppe = post('createGruppe', '/api/gruppen', {
  tag: 'berechtigung',
  summary: 'A new group, with roles that all of its people then have.',
  body: gruppeCreateSchema,
  answers: { 201: json(gruppeSchema, 'The new group.') },
})

export const updateGruppe = patch('updateGruppe', '/api/gruppen/{id}', {
  tag: 'berechtigung',
  summary: 'Name and roles of a group; what is left out stays.',
  body: gruppeUpdateSchema,
  version: 'always',
  answers: { 200: json(gruppeSchema, 'As it is now.') },
})

export const deleteGruppe = del('deleteGruppe', '/api/gruppen/{id}', {
  tag: 'berechtigung',
  summary: 'Deletes a group, with the values that settings have for it; its people stay.',
  version: 'always',
  answers: { 204: { says: 'Deleted.' } },
})

export const listHolders = get('listHolders', '/api/berechtigungen/{berechtigung}/inhaber', {
  tag: 'berechtigung',
  summary: 'Who holds a permission, and through what.',
  params: { berechtigung: berechtigungSchema },
  query: holderQuerySchema,
  namesOthers: { stays: 'rechte' },
  answers: { 200: json(holderPageSchema, 'By name.') },
})

export const listFigures = get('listFigures', '/api/verwaltung/zahlen', {
  tag: 'berechtigung',
  summary:
    'The house at a glance: what is taken and out in this moment, what is booked today, and what waits behind it. Only what this administrator looks after.',
  answers: { 200: json(figuresSchema, 'Whether there is any or not.') },
})

export const listAttention = get('listAttention', '/api/verwaltung', {
  tag: 'berechtigung',
  summary:
    'What needs the attention of this administrator: only what there is, and only what is theirs to see to.',
  answers: { 200: json(attentionSchema, 'The most urgent first.') },
})
