import {
  kollegenQuerySchema,
  kollegenSchema,
  sichtbarkeitSaveSchema,
  sichtbarkeitSchema,
} from '../../leseraum/team.ts'
import { get, json, put } from '../../operation.ts'

export const showSichtbarkeit = get('showSichtbarkeit', '/api/sichtbarkeit', {
  tag: 'leseraum',
  summary:
    'To which of one’s own groups one shows where one sits at workspaces. Nobody can ask it of somebody else.',
  answers: { 200: json(sichtbarkeitSchema, 'By name.') },
})

export const setSichtbarkeit = put('setSichtbarkeit', '/api/gruppen/{id}/sichtbarkeit', {
  tag: 'leseraum',
  summary:
    'Shows oneself to a group of one’s own, and sees those who do so, too; or neither any more, at once. Nobody can do it for somebody else.',
  body: sichtbarkeitSaveSchema,
  answers: { 200: json(sichtbarkeitSchema, 'As it is now.') },
})

export const listKollegen = get('listKollegen', '/api/kollegen', {
  tag: 'leseraum',
  summary:
    'Where those of one’s groups sit at workspaces who show themselves to one whom they see as well; nothing of what is over.',
  query: kollegenQuerySchema,
  namesOthers: { stays: 'freiwillig' },
  answers: { 200: json(kollegenSchema, 'People by name, what they have booked by start.') },
})
