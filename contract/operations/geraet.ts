import { geraeteSchema, geraetSaveSchema } from '../geraet.ts'
import { del, get, json, post } from '../operation.ts'

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
  answers: { 204: { says: 'It is not there, now or before.' } },
})

export const tryGeraet = post('tryGeraet', '/api/geraete/{id}/probe', {
  tag: 'benachrichtigung',
  summary: 'Tells a device of one’s own something, to see that it arrives.',
  refusals: [429],
  answers: { 204: { says: 'It is on its way.' } },
})
