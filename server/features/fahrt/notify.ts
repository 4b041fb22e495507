import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { isWorse } from '@platzwart/domain/fahrzeug/sauberkeit'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Configured, Konfiguration } from '../../platform/konfiguration/konfiguration.ts'
import type { NewMail } from '../../platform/mail/queueMail.ts'
import { CANCEL_MAIL_SECONDS, type Concerned, toldOf } from '../benachrichtigung/receivers.ts'
import { holdersOf } from '../berechtigung/holders.ts'
import { FAHRT_RECEIVERS, FAHRT_ROLLEN, type FahrtChange, type FahrtRolle } from './receivers.ts'

/** What of a booking its mails tell; `FahrtWithNames` has all of it. */
export interface FahrtMailRow {
  readonly id: string
  /** After the change. */
  readonly version: number
  readonly fahrzeug_id: string
  readonly zeitraum: Zeitraum
  readonly status: string
  readonly benutzer_id: string
  /** Null for a block, of which no mail tells. */
  readonly fahrer_id: string | null
  readonly informationstext: string
  readonly fahrtgrund: string
  readonly zielort: string
  readonly kennzeichen: string
  readonly marke: string
  readonly modell: string
  readonly standort: string
  /** Where it stands there; what a mail does not tell is left out. */
  readonly stellplatz?: string
  readonly schluessel_hinweis?: string
}

/** A trip as a mail tells it, as it was when the change was made; `von` and `bis` are instants. */
export interface FahrtFacts {
  readonly fahrzeugId: string
  readonly fahrzeug: string
  readonly kennzeichen: string
  readonly standort: string
  /** Where it stands there, and where its key is; of a mail that an older version queued neither is known. */
  readonly stellplatz?: string
  readonly schluesselHinweis?: string
  readonly von: string
  readonly bis: string
  readonly status: string
  /** Names as shown. */
  readonly bucher: string
  readonly fahrer: string
  readonly fahrtgrund: string
  readonly zielort: string
  /** Why the system, an approver or an admin acted. */
  readonly grund?: string
}

/** What else a change has to tell. */
export interface FahrtMore {
  /** Of a rejection or a cancellation; otherwise the booking's own `informationstext`. */
  readonly grund?: string
  /** New damages, in the words of who found them. */
  readonly schaeden?: readonly string[]
  /** The state that the car was left in; the mail goes out only beyond the house's thresholds. */
  readonly sauberkeit?: { readonly aussen: string; readonly innen: string }
  /** Of a cancellation by the system: what could be driven instead, the best first. */
  readonly ersatz?: readonly { readonly kennzeichen: string; readonly fahrzeug: string }[]
  /** Of a check-out: what was driven. */
  readonly kilometer?: number
  /** Of a check-out: nobody but who drove hears how far that was. */
  readonly privat?: boolean
  /** Of a missing check-out: the how manieth time it is told. */
  readonly nummer?: number
  /** Of an overrun: the trip that is still under way. `row` is then the next one, which waits for the car. */
  readonly ueberzogen?: { readonly id: string; readonly fahrer: string; readonly bis: string }
  /** Of a car that is back late: until when one can check in, an instant. */
  readonly checkInBis?: string
  /** Tells mails of one kind about one booking apart that do not come from a new version of it. */
  readonly mailVersion?: number
}

export interface FahrtMailData {
  readonly art: 'fahrt'
  readonly rolle: FahrtRolle
  readonly fahrt: FahrtFacts
  /** Before the change. */
  readonly alt?: FahrtFacts
  readonly mehr: Omit<FahrtMore, 'mailVersion' | 'privat'>
}

/** What can be taken back for a while. */
const WAITING: ReadonlySet<FahrtChange> = new Set(['storniert', 'weggenommen'])

/**
 * The mails of a change, by the table of receivers. A trip that needs approval is told twice: as `gebucht` (or `geaendert`) and as
 * `freigabeNoetig`, once its approvers are in the table.
 */
export async function mailsOfFahrt(
  here: Configured,
  change: FahrtChange,
  row: FahrtMailRow,
  before?: FahrtMailRow,
  more: FahrtMore = {},
): Promise<NewMail[]> {
  if (row.fahrer_id === null) return []
  const { tx, konfiguration } = here
  if (change === 'verschmutzt' && !(await beyondThreshold(tx, konfiguration, row, more))) return []
  const people = await concernedBy(tx, konfiguration, change, row, before)
  const settings = new Map<string, Effective>()
  for (const { benutzerId } of people) {
    if (benutzerId !== null)
      settings.set(benutzerId, (await konfiguration.person(tx, benutzerId)).einstellungen)
  }
  const { mailVersion, privat = false, ...driven } = more
  const { kilometer: _, ...told } = driven
  const fahrt = await factsOfFahrt(tx, konfiguration, row, more.grund)
  const alt = before && (await factsOfFahrt(tx, konfiguration, before))
  return toldOf(FAHRT_RECEIVERS[change], people, settings).map(({ rolle, benutzerId, typ }) => {
    const mehr = privat && rolle !== 'fahrer' ? told : driven
    const daten: FahrtMailData = { art: 'fahrt', rolle, fahrt, ...(alt ? { alt } : {}), mehr }
    return {
      typ,
      objektId: row.id,
      objektVersion: mailVersion ?? row.version,
      ...(mailVersion === undefined ? {} : { tells: 'event' as const }),
      empfaengerId: benutzerId,
      daten,
      ...(WAITING.has(change) ? { startAfterSeconds: CANCEL_MAIL_SECONDS } : {}),
    }
  })
}

/** The people of a trip in the order of `FAHRT_ROLLEN`; of the roles that the change tells, no others are looked for. */
async function concernedBy(
  tx: Tx,
  konfiguration: Konfiguration,
  change: FahrtChange,
  row: FahrtMailRow,
  before: FahrtMailRow | undefined,
): Promise<Concerned<FahrtRolle>[]> {
  const people: Concerned<FahrtRolle>[] = []
  for (const rolle of FAHRT_ROLLEN) {
    if (FAHRT_RECEIVERS[change][rolle] === null) continue
    for (const benutzerId of await peopleOf(rolle, tx, konfiguration, row, before))
      people.push({ rolle, benutzerId })
  }
  return people
}

async function peopleOf(
  rolle: FahrtRolle,
  tx: Tx,
  konfiguration: Konfiguration,
  row: FahrtMailRow,
  before: FahrtMailRow | undefined,
): Promise<readonly (string | null)[]> {
  if (rolle === 'fahrer' || rolle === 'naechster') return [row.fahrer_id]
  if (rolle === 'bucher') return row.benutzer_id === row.fahrer_id ? [] : [row.benutzer_id]
  if (rolle === 'frueherer') {
    const frueher = before?.fahrer_id ?? null
    return frueher === row.fahrer_id || frueher === row.benutzer_id ? [] : [frueher]
  }
  if (rolle === 'fuhrpark') return [...(await holdersOf({ tx, konfiguration }, 'fahrzeug_pflege'))]
  const asked = await tx.all(
    build
      .selectFrom('fahrzeug_freigabe')
      .where('fahrzeug_freigabe.mandant_id', '=', tx.scope.mandantId)
      .select('benutzer_id')
      .where('fahrzeug_buchung_id', '=', row.id)
      .where('is_freigegeben', 'is', null)
      .orderBy('benutzer_id'),
  )
  return asked.map(({ benutzer_id }) => benutzer_id)
}

async function beyondThreshold(
  tx: Tx,
  konfiguration: Konfiguration,
  row: FahrtMailRow,
  { sauberkeit }: FahrtMore,
): Promise<boolean> {
  if (!sauberkeit) return false
  // The whole house has the same thresholds, so anybody's settings tell them.
  const { einstellungen } = await konfiguration.person(tx, row.benutzer_id)
  const stufen = einstellungen['fahrzeug.sauberkeitStufen'].value.map(String)
  return (
    isWorse(stufen, sauberkeit.aussen, einstellungen['fahrzeug.sauberkeitMailAussen'].value) ||
    isWorse(stufen, sauberkeit.innen, einstellungen['fahrzeug.sauberkeitMailInnen'].value)
  )
}

async function factsOfFahrt(
  tx: Tx,
  konfiguration: Konfiguration,
  row: FahrtMailRow,
  grund = row.informationstext,
): Promise<FahrtFacts> {
  const bucher = await konfiguration.person(tx, row.benutzer_id)
  const fahrer = await konfiguration.person(tx, row.fahrer_id ?? row.benutzer_id)
  return {
    fahrzeugId: row.fahrzeug_id,
    fahrzeug: `${row.marke} ${row.modell}`,
    kennzeichen: row.kennzeichen,
    standort: row.standort,
    ...(row.stellplatz && { stellplatz: row.stellplatz }),
    ...(row.schluessel_hinweis && { schluesselHinweis: row.schluessel_hinweis }),
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    status: row.status,
    bucher: `${bucher.vorname} ${bucher.nachname}`,
    fahrer: `${fahrer.vorname} ${fahrer.nachname}`,
    fahrtgrund: row.fahrtgrund,
    zielort: row.zielort,
    ...(grund === '' ? {} : { grund }),
  }
}
