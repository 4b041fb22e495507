import type { CheckIn, CheckOut } from '@platzwart/contract/fahrzeugBuchung'
import { isTooOld } from '@platzwart/domain/fahrzeug/moment'
import type { Rueckfrage } from '@platzwart/domain/fahrzeug/rueckfragen'
import type { ShrunkFile } from '../../../platform/photo.ts'
import type { Holder } from '../../../platform/session/holder.ts'
import type { Angaben } from './angaben.ts'

/** A picture or receipt on the device, already downscaled. `dateiId` is set once it is uploaded. */
export interface Anhang {
  readonly schluessel: string
  readonly typ: ShrunkFile['typ']
  readonly bytes: ArrayBuffer
  readonly dateiId: string | null
}

/** The server's refusal, with the texts in which it was received. */
export interface Ablehnung {
  readonly code: string
  readonly gruende: readonly { readonly text: string; readonly field: string | null }[]
  /** The server's questions instead of a refusal; undefined for records of earlier versions. */
  readonly fragen?: readonly Rueckfrage[]
  /** It waited for the previous return until it was too old to be sent; no correction changes that. */
  readonly zuAlt?: boolean
}

/** Refused until the previous trip is checked out, which may be in another device's outbox. */
const NOT_YET = 'fahrzeug.nichtZurueck'

/** The record after a refusal: to be retried automatically, or to be decided by its person. */
export function refusedBy(uebergabe: Uebergabe, ablehnung: Ablehnung, now: Temporal.Instant): Uebergabe {
  const tooOld = isTooOld(Temporal.Instant.from(uebergabe.zeit), now)
  const waited = uebergabe.nochNicht === true
  if (ablehnung.code === NOT_YET && !tooOld) return { ...uebergabe, nochNicht: true }
  const zuAlt = tooOld && (waited || ablehnung.code === NOT_YET)
  return { ...uebergabe, nochNicht: false, abgelehnt: zuAlt ? { ...ablehnung, zuAlt } : ablehnung }
}

/** Whether it concerns the form's values, or asks about them, and not the driver or the car's state. */
export function isCorrected({ fragen = [], gruende }: Ablehnung): boolean {
  return fragen.length > 0 || gruende.every(({ field }) => field !== null && field !== 'zeit')
}

interface Common extends Holder {
  /** Also its Idempotency-Key: it is applied once, however often it is sent. */
  readonly id: string
  readonly buchungId: string
  /** Plate, make and model, so that the page can name it offline. */
  readonly kennzeichen: string
  readonly fahrzeug: string
  /** The time of the handover, an instant by the server's clock as far as the device knows it. */
  readonly zeit: string
  readonly anhaenge: readonly Anhang[]
  /** The form's values, for a correction after a refusal. */
  readonly entwurf: Angaben
  readonly abgelehnt: Ablehnung | null
  /**
   * The car has not been returned, and the record waits for that; undefined for records of earlier versions.
   */
  readonly nochNicht?: boolean
}

/**
 * A check-in or check-out from its completion until the server has accepted it. In `angaben`, an attachment
 * is referenced by its `schluessel` where the wire format has a file's id.
 */
export type Uebergabe =
  | (Common & { readonly art: 'checkIn'; readonly angaben: CheckIn })
  | (Common & { readonly art: 'checkOut'; readonly angaben: CheckOut })

export function belongsTo(uebergabe: Holder, person: Holder | null): boolean {
  return uebergabe.mandantId === person?.mandantId && uebergabe.benutzerId === person.benutzerId
}

/**
 * Sorts by the time of the handover. A check-out never precedes its check-in, even if the device's clock was
 * set back in between: it then counts as simultaneous.
 */
export function inOrder(uebergaben: readonly Uebergabe[]): Uebergabe[] {
  const begun = new Map(
    uebergaben.filter(({ art }) => art === 'checkIn').map(({ buchungId, zeit }) => [buchungId, zeit]),
  )
  const happened = ({ buchungId, zeit }: Uebergabe) => {
    const start = begun.get(buchungId) ?? zeit
    return Temporal.Instant.compare(zeit, start) < 0 ? start : zeit
  }
  return uebergaben.toSorted(
    (a, b) => Temporal.Instant.compare(happened(a), happened(b)) || rank(a) - rank(b),
  )
}

const rank = (one: Uebergabe) => (one.art === 'checkIn' ? 0 : 1)

/**
 * The record with the person's answer to the server's questions; with a new key, because it is another
 * request.
 */
export function confirmed(uebergabe: Uebergabe, id: string): Uebergabe {
  const { abgelehnt, angaben } = uebergabe
  const bestaetigteFragen = [...new Set([...(angaben.bestaetigteFragen ?? []), ...(abgelehnt?.fragen ?? [])])]
  const fresh = { id, abgelehnt: null }
  return uebergabe.art === 'checkIn'
    ? { ...uebergabe, ...fresh, angaben: { ...uebergabe.angaben, bestaetigteFragen } }
    : { ...uebergabe, ...fresh, angaben: { ...uebergabe.angaben, bestaetigteFragen } }
}

/** Replaces the attachments' keys by file ids; without attachments that were removed again. */
export function wireOf(uebergabe: Uebergabe): CheckIn | CheckOut {
  const ids = new Map(uebergabe.anhaenge.map(({ schluessel, dateiId }) => [schluessel, dateiId]))
  const idOf = (schluessel: string) => {
    const id = ids.get(schluessel)
    if (id === undefined || id === null) throw new Error(`attachment ${schluessel} has not been sent`)
    return id
  }
  const schaeden = (uebergabe.angaben.schaeden ?? []).map((schaden) => ({
    ...schaden,
    bildId: schaden.bildId ? idOf(schaden.bildId) : null,
  }))
  const { zeit } = uebergabe
  if (uebergabe.art === 'checkIn') return { ...uebergabe.angaben, schaeden, zeit }
  const belege = (uebergabe.angaben.belege ?? []).map((beleg) => ({ ...beleg, dateiId: idOf(beleg.dateiId) }))
  return { ...uebergabe.angaben, schaeden, belege, zeit }
}
