import { livenessSchema, readinessSchema } from '../health.ts'
import { get, json } from '../operation.ts'

export const liveness = get('liveness', '/api/health/live', {
  tag: 'betrieb',
  summary: 'The process runs.',
  answers: { 200: json(livenessSchema, 'It does.') },
})

export const readiness = get('readiness', '/api/health/ready', {
  tag: 'betrieb',
  summary:
    "Requests can be served: the server is not about to end, the database answers, there is room for files, and no job is two periods late. Shows each job's last run.",
  answers: { 200: json(readinessSchema, 'Ready.'), 503: json(readinessSchema, 'Not ready.') },
})
