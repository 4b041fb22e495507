import { z } from '@hono/zod-openapi'
import { get, json } from '../operation.ts'
import { ENDPOINTS } from '../paths.ts'
import { instant } from '../schema.ts'

// Separate because every page needs it; the other sign-in calls load with the few pages that use them.

export const sessionSchema = z
  .object({
    id: z.string(),
    createdAt: instant,
    updatedAt: instant,
    expiresAt: instant,
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
  })
  .openapi('AngemeldetesGeraet')

export const showSitzung = get('showSitzung', `${ENDPOINTS.auth}/get-session`, {
  tag: 'sitzung',
  summary: 'The session of who asks.',
  answers: { 200: json(z.object({ session: sessionSchema }).nullable(), 'The session; null without one.') },
})
