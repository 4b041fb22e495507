import type { Bereich } from '@platzwart/domain/mandant/bereich'
import type { NewMail } from '../../../platform/mail/queueMail.ts'
import { CANCEL_MAIL_SECONDS, type EinstellungenOf, toldOf } from '../../benachrichtigung/receivers.ts'
import { type BuchungChange, type BuchungMail, EINLADUNG, RECEIVERS, type Receiver } from './receivers.ts'

/** A booking as a mail tells it; `von` and `bis` are instants. */
export interface BuchungFacts {
  readonly leseraum: string
  /** Of what is no seat. */
  readonly raumart?: 'stellplatz'
  readonly grundriss: string
  /** Missing in mails that were queued before there were several: a reading room. */
  readonly bereich?: Bereich
  readonly standort: string
  readonly von: string
  readonly bis: string
  /** Until when one can check in, and a second person confirm, as instants. Missing in mails that were queued before it was said. */
  readonly checkInBis?: string
  readonly bestaetigenBis?: string
  readonly gruppengroesse: number
  /** Names as shown. */
  readonly bucher: string
  readonly zweite: string | null
  /** Why an admin or the system acted. */
  readonly grund?: string
  /** Of a reminder: whether the seat goes to others without a check-in. Missing in those that were queued before it was said: it does. */
  readonly freigabeOhneCheckIn?: boolean
}

/** The facts as they were when the change was made: a mail that is sent late tells what happened, not what is. */
export interface BuchungMailData {
  readonly rolle: Receiver
  readonly buchung: BuchungFacts
  /** Before the change. */
  readonly alt?: BuchungFacts
}

export interface ChangedBuchung {
  readonly id: string
  /** After the change. */
  readonly version: number
  readonly bucherId: string
  readonly zweiteId: string | null
  /** Of a second person whom nobody here knows: their mails are queued like others', and go to nobody. */
  readonly zweiteAdresse?: string
}

/** A booking begins once. */
function versionOf(change: BuchungChange, { version }: ChangedBuchung): number {
  return change === 'begonnen' ? 0 : version
}

/** What can be taken back for a while. */
const UNDONE_SOON: ReadonlySet<BuchungChange> = new Set(['storniert', 'weggenommen', 'vorzeitigBeendet'])

function waits(change: BuchungChange, typ: BuchungMail, rolle: Receiver): boolean {
  return UNDONE_SOON.has(change) || (typ === EINLADUNG && rolle === 'zweite')
}

/** The mails of a change, by the table of receivers and the receivers' own settings. */
export function mailsOf(
  change: BuchungChange,
  buchung: ChangedBuchung,
  facts: BuchungFacts,
  einstellungenOf: EinstellungenOf,
  alt?: BuchungFacts,
): NewMail[] {
  const people = [
    { rolle: 'bucher', benutzerId: buchung.bucherId },
    { rolle: 'zweite', benutzerId: buchung.zweiteId },
  ] as const
  const mailTo = (
    rolle: Receiver,
    typ: BuchungMail,
    to: Pick<NewMail, 'empfaengerId' | 'adresse'>,
  ): NewMail => {
    const daten: BuchungMailData = { rolle, buchung: facts, ...(alt ? { alt } : {}) }
    return {
      typ,
      objektId: buchung.id,
      objektVersion: versionOf(change, buchung),
      ...to,
      daten,
      ...(waits(change, typ, rolle) ? { startAfterSeconds: CANCEL_MAIL_SECONDS } : {}),
    }
  }
  const told = toldOf(RECEIVERS[change], people, einstellungenOf).map(({ rolle, benutzerId, typ }) =>
    mailTo(rolle, typ, { empfaengerId: benutzerId }),
  )
  const stranger = RECEIVERS[change].zweite
  if (buchung.zweiteAdresse === undefined || stranger === null) return told
  return [...told, mailTo('zweite', stranger.typ, { empfaengerId: null, adresse: buchung.zweiteAdresse })]
}
