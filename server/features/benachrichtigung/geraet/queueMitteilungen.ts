import type { MailArt } from '@platzwart/domain/mailtext/mail'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Jobs } from '../../../platform/jobs/createJobs.ts'
import { PUSH_QUEUE } from '../../../platform/mail/queueMail.ts'
import type { RenderedMail } from '../../../platform/mail/renderer.ts'
import { readOwn } from './queries.ts'
import type { Mitteilung, PushJob } from './sendMitteilung.ts'

/** The mail that a message goes along with. */
interface Along {
  readonly id: string
  readonly typ: string
  readonly daten: unknown
  readonly empfaenger_id: string | null
  /** Of the house. */
  readonly mandant: string
}

// Once for each mail, however often its sending is tried.
const NOTE = `
  update benachrichtigung set mitteilung = $3 where mandant_id = $1 and id = $2 and mitteilung is null returning id`

export function isUrgent(
  arten: ReadonlyMap<string, MailArt>,
  { typ, daten }: Pick<Along, 'typ' | 'daten'>,
): boolean {
  const { rolle } = daten as { readonly rolle?: unknown }
  const urgent = arten.get(typ)?.urgent
  return urgent === 'alle' || (urgent?.some((asked) => asked === rolle) ?? false)
}

/** Queues what the receiver's devices are told of a mail, before the mail server is asked: in its own transaction, once. */
export async function queueMitteilungen(
  tx: Tx,
  jobs: Pick<Jobs, 'send'>,
  { id, empfaenger_id, mandant }: Along,
  { subject, page }: Pick<RenderedMail, 'subject' | 'page'>,
): Promise<void> {
  if (empfaenger_id === null) return
  const { mandantId } = tx.scope
  const devices = await readOwn(tx, empfaenger_id)
  if (devices.length === 0) return
  const mitteilung: Mitteilung = { titel: mandant, text: subject, pfad: page ?? '/' }
  const { rows } = await tx.raw(NOTE, [mandantId, id, JSON.stringify(mitteilung)])
  if (rows.length === 0) return
  const work = devices.map((device): { data: PushJob } => ({
    data: { mandantId, geraetId: device.id, benachrichtigungId: id },
  }))
  await jobs.send(tx, PUSH_QUEUE, work)
}
