import type { CheckIn, CheckOut } from '@platzwart/contract/fahrzeugBuchung'
import { isTooOld } from '@platzwart/domain/fahrzeug/moment'
import type { Rueckfrage } from '@platzwart/domain/fahrzeug/rueckfragen'
import type { ShrunkFile } from '../../../platform/photo.ts'
import type { Holder } from '../../../platform/session/holder.ts'
import type { Angaben } from './angaben.ts'

/** A picture or receipt as it lies on the device, made small already. `dateiId` is set once the server has it. */
export interface Anhang {
  readonly schluessel: string
  readonly typ: ShrunkFile['typ']
  readonly bytes: ArrayBuffer
  readonly dateiId: string | null
}

/** Why the server refused it, in the words that it was read in. */
export interface Ablehnung {
  readonly code: string
  readonly gruende: readonly { readonly text: string; readonly field: string | null }[]
  /** What the server asks instead of refusing; what was kept before there were questions has none. */
  readonly fragen?: readonly Rueckfrage[]
  /** It waited for the return before it until it was too old to be told; nothing that is filled in changes that. */
  readonly zuAlt?: boolean
}

/** Refused until the trip before is checked out, which may wait on another device as this does here. */
const NOT_YET = 'fahrzeug.nichtZurueck'

/** The record after the server has said no: to be sent again by itself, or to be decided about by its person. */
export function refusedBy(uebergabe: Uebergabe, ablehnung: Ablehnung, now: Temporal.Instant): Uebergabe {
  const tooOld = isTooOld(Temporal.Instant.from(uebergabe.zeit), now)
  const waited = uebergabe.nochNicht === true
  if (ablehnung.code === NOT_YET && !tooOld) return { ...uebergabe, nochNicht: true }
  const zuAlt = tooOld && (waited || ablehnung.code === NOT_YET)
  return { ...uebergabe, nochNicht: false, abgelehnt: zuAlt ? { ...ablehnung, zuAlt } : ablehnung }
}

/** Whether it is about what was filled in, or asks about it, and not about who drives or where the car is. */
export function isCorrected({ fragen = [], gruende }: Ablehnung): boolean {
  return fragen.length > 0 || gruende.every(({ field }) => field !== null && field !== 'zeit')
}

interface Common extends Holder {
  /** Also its Idempotency-Key: however often it is sent, it is done once. */
  readonly id: string
  readonly buchungId: string
  /** Plate, and make and model, for the page to name it without a network. */
  readonly kennzeichen: string
  readonly fahrzeug: string
  /** When it happened, an instant by the server's clock as far as the device knows it. */
  readonly zeit: string
  readonly anhaenge: readonly Anhang[]
  /** The form as it was filled in, to be corrected if it is refused. */
  readonly entwurf: Angaben
  readonly abgelehnt: Ablehnung | null
  /** The car is not back by the server's word, and the record waits for that; what was kept before this was known does not tell. */
  readonly nochNicht?: boolean
}

/**
 * A check-in or check-out from the moment the person has finished it until the server has it. In `angaben`, an attachment
 * is named by its `schluessel` where the wire has the id of a file.
 */
export type Uebergabe =
  | (Common & { readonly art: 'checkIn'; readonly angaben: CheckIn })
  | (Common & { readonly art: 'checkOut'; readonly angaben: CheckOut })

export function belongsTo(uebergabe: Holder, person: Holder | null): boolean {
  return uebergabe.mandantId === person?.mandantId && uebergabe.benutzerId === person.benutzerId
}

/**
 * In the order in which they happened; a check-out never overtakes its check-in, not even when the device's clock was set back between
 * them: then it counts as made with it.
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

/** The record with the person's yes to what the server asked about it; under a key of its own, because it is another request. */
export function confirmed(uebergabe: Uebergabe, id: string): Uebergabe {
  const { abgelehnt, angaben } = uebergabe
  const bestaetigteFragen = [...new Set([...(angaben.bestaetigteFragen ?? []), ...(abgelehnt?.fragen ?? [])])]
  const fresh = { id, abgelehnt: null }
  return uebergabe.art === 'checkIn'
    ? { ...uebergabe, ...fresh, angaben: { ...uebergabe.angaben, bestaetigteFragen } }
    : { ...uebergabe, ...fresh, angaben: { ...uebergabe.angaben, bestaetigteFragen } }
}

/** A file's id in place of each attachment's key; without the attachments that were taken out again. */
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
