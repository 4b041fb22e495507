import { ZUSAGE } from '@platzwart/domain/leseraum/namesOthers'
import { zusageSchema, zusageTokenSchema } from '../../leseraum/zusage.ts'
import { get, json, post } from '../../operation.ts'

const asked = {
  tag: 'leseraum',
  params: { token: zusageTokenSchema },
  refusals: [429],
  namesOthers: ZUSAGE,
} as const

export const readZusage = get('readZusage', '/api/zusagen/{token}', {
  ...asked,
  summary:
    'What the second person of a booking is asked for, by the address in the mail to them; without signing in. Changes nothing.',
  answers: { 200: json(zusageSchema, 'What, when, where, by whom, and whether it is still open.') },
})

export const acceptZusage = post('acceptZusage', '/api/zusagen/{token}/accept', {
  ...asked,
  summary:
    'The second person confirms, as they would signed in. If-Match carries the version that was shown. Once more changes nothing.',
  version: 'always',
  answers: { 200: json(zusageSchema, 'As it is now.') },
})

export const refuseZusage = post('refuseZusage', '/api/zusagen/{token}/refuse', {
  ...asked,
  summary:
    'The second person refuses, which cancels the booking. If-Match carries the version that was shown. Once more changes nothing.',
  version: 'always',
  answers: { 200: json(zusageSchema, 'As it is now.') },
})
