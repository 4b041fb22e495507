import type { Call } from '../../platform/http/endpoint.ts'
import type { NewMail } from '../../platform/mail/queueMail.ts'
import { speaker } from '../benachrichtigung/renderParts.ts'
import { type FahrtMore, mailsOfFahrt } from '../fahrt/notify.ts'
import type { FahrtWithNames } from '../fahrt/queries.ts'
import type { FahrtChange } from '../fahrt/receivers.ts'
import type { Handover } from './recordZustand.ts'

/** What the check before the trip found, in the language of the house. */
function findingsOf(call: Call, input: Handover): string[] {
  if (!('sichtpruefung' in input)) return []
  const say = speaker(call.konfiguration.mandant.sprache, 'fahrzeugMail')
  return Object.entries(input.sichtpruefung)
    .filter(([, inOrder]) => !inOrder)
    .map(([part]) => say(`sichtpruefung.${part}`))
}

/** The trip's people, and the fleet manager about damages, failed checks and dirt beyond the house's thresholds (C3); all of it queued at once. */
export async function notifyZustand(
  call: Call,
  change: 'eingecheckt' | 'ausgecheckt',
  row: FahrtWithNames,
  input: Handover,
  driven: Pick<FahrtMore, 'kilometer' | 'privat'> = {},
): Promise<void> {
  const schaeden = [...input.schaeden.map(({ beschreibung }) => beschreibung), ...findingsOf(call, input)]
  const sauberkeit = { aussen: input.sauberkeitAussen, innen: input.sauberkeitInnen }
  const told: [FahrtChange, FahrtMore][] = [[change, driven]]
  if (schaeden.length > 0) told.push(['schaden', { schaeden }])
  told.push(['verschmutzt', { sauberkeit }])
  const mails: NewMail[] = []
  for (const [what, more] of told) mails.push(...(await mailsOfFahrt(call, what, row, undefined, more)))
  await call.deps.mailer.queue(call.tx, mails)
}
