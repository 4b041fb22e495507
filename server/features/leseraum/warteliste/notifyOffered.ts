import { WARTELISTE_MAILS } from '@platzwart/domain/leseraum/mails'
import type { Configured } from '../../../platform/konfiguration/konfiguration.ts'
import type { NewMail } from '../../../platform/mail/queueMail.ts'
import type { Plan } from '../../grundriss/plan.ts'
import type { BuchungFacts } from '../benachrichtigung/queueBuchungMails.ts'
import { raumartOf } from '../notify.ts'
import type { PlatzRow } from './queries.ts'

/** The mail of an offer. */
export const ANGEBOT_MAIL = 'wartelisteAngebot' satisfies keyof typeof WARTELISTE_MAILS

/** By which whoever waits switches it off. */
export const ANGEBOT_FLAG = WARTELISTE_MAILS[ANGEBOT_MAIL].flag

/** An offer as its mail tells it; the times are instants. */
export interface AngebotMailData extends Pick<BuchungFacts, 'raumart'> {
  readonly platz: string
  readonly grundriss: string
  readonly standort: string
  readonly von: string
  readonly bis: string
  /** Until when it stands. */
  readonly frist: string
}

/** What those are told who are offered something, each by their own settings; one mail for each offer. */
export async function mailsOfOffered(
  { tx, konfiguration }: Configured,
  plan: Plan,
  rows: readonly PlatzRow[],
): Promise<readonly NewMail[]> {
  const mails: NewMail[] = []
  for (const row of rows) {
    const { einstellungen } = await konfiguration.person(tx, row.benutzer_id)
    if (!einstellungen[ANGEBOT_FLAG].value) continue
    mails.push({
      typ: ANGEBOT_MAIL,
      objektId: row.id,
      objektVersion: row.version,
      empfaengerId: row.benutzer_id,
      daten: dataOf(plan, row),
    })
  }
  return mails
}

function dataOf(
  plan: Plan,
  { angebot_leseraum_id, angebot_zeitraum, angebot_bis }: PlatzRow,
): AngebotMailData {
  const offered = plan.byId.get(angebot_leseraum_id ?? '')
  return {
    platz: offered?.bezeichnung ?? '',
    ...raumartOf(offered?.art),
    grundriss: plan.bezeichnung,
    standort: plan.standort,
    von: angebot_zeitraum?.von.toString() ?? '',
    bis: angebot_zeitraum?.bis.toString() ?? '',
    frist: angebot_bis?.toString() ?? '',
  }
}
