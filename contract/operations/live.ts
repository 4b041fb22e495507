import { z } from 'zod'
import { bytes, get } from '../operation.ts'
import { rawText } from '../schema.ts'

export const live = get('live', '/api/live', {
  tag: 'live',
  summary:
    'Changes of the Mandant as server-sent events; resume with Last-Event-ID or `after`. Sign of life every 25 s.',
  query: z.object({ after: rawText(100).optional() }),
  refusals: [429],
  answers: {
    200: {
      says: 'Events as in contract/live.ts, and as each feature declares its own (`live…Schema`).',
      schema: bytes('text/event-stream'),
    },
  },
})
