import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { boundedBytes } from '../boundedBytes.ts'
import type { AppEnv } from '../env.ts'
import { problemResponse, type Refusal, tooMany } from '../problem.ts'
import { REPORT_TYPES, readReports, type Violation } from './readReports.ts'
import { ReportRate } from './reportRate.ts'

/** Twenty reports, each containing the policy. */
export const MAX_REPORT_BYTES = 32 * 1024

const TYPE = new RegExp(`^(?:${REPORT_TYPES.map((type) => RegExp.escape(type)).join('|')})(?:;.*)?$`, 'i')

interface Receiver {
  readonly logger: Pick<Logger, 'warn'>
  readonly count: (violation: Violation) => void
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

/** Receives violation reports of the content security policy. Open to everybody, as the sign-in page reports, too. */
export function receiveReports({
  logger,
  count,
  now = () => performance.now(),
}: Receiver): MiddlewareHandler<AppEnv> {
  const rate = new ReportRate(now)
  return async (c) => {
    const refuse = (refusal: Refusal) => problemResponse(refusal, c.get('sprache'), c.get('requestId'))
    if (!TYPE.test(c.req.header('content-type') ?? ''))
      return refuse({ status: 415, code: 'anfrage.inhaltstyp' })
    if (!rate.take(c.get('address'))) return refuse(tooMany(60))
    const max = MAX_REPORT_BYTES
    const tooLarge: Refusal = { status: 413, code: 'anfrage.zuGross', data: { max } }
    if (Number(c.req.header('content-length') ?? 0) > max) return refuse(tooLarge)
    // The client disconnected before sending the whole body.
    const bytes = await boundedBytes(c.req.raw, max).catch(() => undefined)
    if (bytes === null) return refuse(tooLarge)
    const violations = bytes && readReports(bytes.toString('utf8'), c.get('host'))
    if (!violations) return refuse({ status: 400, code: 'anfrage.unlesbar' })
    for (const violation of violations) {
      count(violation)
      logger.warn({ ...violation }, 'a browser refused what the content security policy does not allow')
    }
    return c.body(null, 204)
  }
}
