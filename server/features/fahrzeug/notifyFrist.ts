import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { Tx } from '../../platform/database/tx.ts'
import type { NewMail } from '../benachrichtigung/queueMail.ts'
import { type Concerned, toldOf } from '../benachrichtigung/receivers.ts'
import type { Konfiguration } from '../mandant/konfiguration.ts'
import { type Reminder, versionOf } from './keepReminders.ts'
import type { MailDeps } from './notify.ts'
import { FRIST_RECEIVERS, FRIST_ROLLEN, type FristChange, type FristRolle } from './receivers.ts'
import type { FristMailDaten } from './renderFristMail.ts'

/** Something that is due: of a licence `objektId` is its holder, of an inspection the vehicle. */
export interface Frist extends Reminder {
  readonly frist: FristMailDaten['frist']
}

/** The mails of what is due by the calendar or by kilometres, by the table of receivers. Answers how many. */
export async function mailFristen(
  deps: MailDeps,
  tx: Tx,
  konfiguration: Konfiguration,
  change: FristChange,
  fristen: readonly Frist[],
): Promise<number> {
  const mails: NewMail[] = []
  for (const { objektId, schluessel, frist } of fristen) {
    const people: Concerned<FristRolle>[] = []
    for (const rolle of FRIST_ROLLEN) {
      if (FRIST_RECEIVERS[change][rolle] === null) continue
      const ids = rolle === 'inhaber' ? [objektId] : await holdersOf(rolle, tx, konfiguration)
      people.push(...[...ids].map((benutzerId) => ({ rolle, benutzerId })))
    }
    const settings = new Map<string, Effective>()
    for (const { benutzerId } of people)
      if (benutzerId !== null)
        settings.set(benutzerId, (await konfiguration.person(tx, benutzerId)).einstellungen)
    const told = toldOf(FRIST_RECEIVERS[change], people, (id) => settings.get(id))
    mails.push(
      ...told.map(({ rolle, benutzerId, typ }) => ({
        typ,
        objektId,
        objektVersion: versionOf(schluessel),
        empfaengerId: benutzerId,
        daten: { art: 'frist', rolle, frist } satisfies FristMailDaten,
      })),
    )
  }
  await deps.mailer.queue(tx, mails)
  return mails.length
}

function holdersOf(rolle: 'pruefer' | 'fuhrpark', tx: Tx, konfiguration: Konfiguration) {
  return konfiguration.holders(tx, rolle === 'pruefer' ? 'fahrzeug_fuehrerscheinpruefung' : 'fahrzeug_pflege')
}
