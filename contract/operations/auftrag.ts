import { auftraegeSchema } from '../auftrag.ts'
import { get, json } from '../operation.ts'

export const listAuftraege = get('listAuftraege', '/api/auftraege', {
  tag: 'auftrag',
  summary:
    'What the system does by itself: each job with its last runs and their results, and whether it is late.',
  answers: { 200: json(auftraegeSchema, 'By name.') },
})
