import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { Tx } from '../../../platform/database/tx.ts'
import type { Configured, Konfiguration } from '../../../platform/konfiguration/konfiguration.ts'
import type { NewMail } from '../../../platform/mail/queueMail.ts'
import { type Concerned, toldOf } from '../../benachrichtigung/receivers.ts'
import { holdersOf } from '../../berechtigung/holders.ts'
import type { SystemDeps } from '../../buchung/cancelBySystem.ts'
import { type Reminder, versionOf } from './keepReminders.ts'
import { FRIST_RECEIVERS, FRIST_ROLLEN, type FristChange, type FristRolle } from './receivers.ts'
import type { FristMailData } from './renderFristMail.ts'

/** Something that is due: of a licence `objektId` is its holder, of an inspection the vehicle. */
export interface Frist extends Reminder {
  readonly frist: FristMailData['frist']
  /** Addresses that are told, too; lower case. */
  readonly adressen?: readonly string[]
}

/** The mails of what is due by the calendar or by kilometres, by the table of receivers. Answers how many. */
export async function mailFristen(
  deps: SystemDeps,
  tx: Tx,
  konfiguration: Konfiguration,
  change: FristChange,
  fristen: readonly Frist[],
): Promise<number> {
  const mails: NewMail[] = []
  for (const { objektId, schluessel, frist, adressen = [] } of fristen) {
    const people: Concerned<FristRolle>[] = []
    for (const rolle of FRIST_ROLLEN) {
      if (FRIST_RECEIVERS[change][rolle] === null || rolle === 'adresse') continue
      const ids = rolle === 'inhaber' ? [objektId] : await membersOf(rolle, { tx, konfiguration })
      people.push(...[...ids].map((benutzerId) => ({ rolle, benutzerId })))
    }
    const settings = new Map<string, Effective>()
    const emails = new Set<string>()
    for (const { benutzerId } of people) {
      if (benutzerId === null) continue
      const { einstellungen, email } = await konfiguration.person(tx, benutzerId)
      settings.set(benutzerId, einstellungen)
      emails.add(email)
    }
    const told = toldOf(FRIST_RECEIVERS[change], people, settings)
    const mail = (rolle: FristRolle, typ: string) => ({
      typ,
      objektId,
      objektVersion: versionOf(schluessel),
      tells: 'event' as const,
      daten: { art: 'frist', rolle, frist } satisfies FristMailData,
    })
    mails.push(
      ...told.map(({ rolle, benutzerId, typ }) => ({ ...mail(rolle, typ), empfaengerId: benutzerId })),
    )
    const { adresse: outside } = FRIST_RECEIVERS[change]
    // Whoever is asked as a person decides as a person.
    if (outside)
      for (const adresse of adressen.filter((one) => !emails.has(one)))
        mails.push({ ...mail('adresse', outside.typ), empfaengerId: null, adresse })
  }
  await deps.mailer.queue(tx, mails)
  return mails.length
}

function membersOf(rolle: 'pruefer' | 'fuhrpark', here: Configured) {
  return holdersOf(here, rolle === 'pruefer' ? 'fahrzeug_fuehrerscheinpruefung' : 'fahrzeug_pflege')
}
