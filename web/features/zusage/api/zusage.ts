import type { Zusage } from '@platzwart/contract/leseraum/zusage'
import * as wire from '@platzwart/contract/operations/leseraum/zusage'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** The request behind a mail's link; loaded once, and updated with its result. */
export const zusageOptions = (token: string) =>
  queryOptions({
    queryKey: ['zusage', token],
    retry: false,
    queryFn: (asked) => ask(wire.readZusage, { token, signal: asked.signal }),
  })

const ANSWERS = { zugesagt: wire.acceptZusage, abgesagt: wire.refuseZusage } as const

export type Answer = keyof typeof ANSWERS

export function answerZusage(
  token: string,
  given: Answer,
  { version }: Pick<Zusage, 'version'>,
  idempotencyKey: string,
): Promise<Zusage> {
  return ask(ANSWERS[given], { token, version, idempotencyKey })
}
