import { z } from 'zod'
import { bytes, get } from '../operation.ts'
import { given } from '../schema.ts'

export const live = get('live', '/api/live', {
  tag: 'live',
  summary:
    'Changes of the Mandant as server-sent events; resume with Last-Event-ID or `after`. Sign of life every 25 s.',
  query: z.object({ after: given(100).optional() }),
  refusals: [429],
  answers: {
    200: {
      says: 'Events as in contract/live.ts, and as each feature declares its own (`live…Schema`).',
      schema: bytes('text/event-stream'),
    },
  },
})
