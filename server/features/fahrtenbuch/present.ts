import type { FahrtenbuchEintragView } from '@platzwart/contract/fahrtenbuch'
import { isComplete } from '@platzwart/domain/fahrtenbuch/angaben'
import { completeUntil } from '@platzwart/domain/fahrtenbuch/deadline'
import { isLate, type Stand } from '@platzwart/domain/fahrtenbuch/fold'
import { findLuecken, type Luecke, type Strecke, untoldKilometer } from '@platzwart/domain/fahrtenbuch/gaps'
import { drivenKilometer, tachosOf } from '@platzwart/domain/fahrtenbuch/tacho'
import { type FahrtenbuchArt, isEvent, isTrip } from '@platzwart/domain/fahrtenbuch/types'

export interface PresentFacts {
  readonly zone: string
  readonly fahrtenbuch: FahrtenbuchArt
  readonly namen: ReadonlyMap<string, string>
  readonly luecken: readonly Luecke[]
  readonly fahrten: readonly Strecke[]
  /** Odometers that were replaced. */
  readonly tachos: readonly Strecke[]
}

/** What the mileage of a whole logbook says about each of its entries. */
export function mileageOf(strecken: readonly (Strecke & { readonly art: string })[]) {
  return {
    luecken: findLuecken(strecken),
    fahrten: strecken.filter(({ art }) => isTrip(art)),
    tachos: tachosOf(strecken),
  }
}

/** What a line counts in the sums. */
function kilometerOf(
  { erster, letzter }: Stand,
  { fahrten, tachos }: Pick<PresentFacts, 'fahrten' | 'tachos'>,
): number {
  if (isEvent(erster.art)) return 0
  return isTrip(erster.art) ? drivenKilometer(letzter, tachos) : untoldKilometer(fahrten, letzter, tachos)
}

/** A trip as it stands, with everything that it was before. */
export function presentStand(stand: Stand, facts: PresentFacts): FahrtenbuchEintragView {
  const { erster, letzter, aenderungen } = stand
  const nameOf = (id: string | null) => (id === null ? null : (facts.namen.get(id) ?? null))
  const { art } = erster
  const kilometer = kilometerOf(stand, facts)
  const vollstaendig = isComplete(stand, kilometer, facts.fahrtenbuch)
  const luecke = facts.luecken.find((one) => one.vorNummer === erster.nummer)
  return {
    id: erster.id,
    nummer: erster.nummer,
    art: isTrip(art) || isEvent(art) ? art : 'luecke',
    buchungId: erster.buchungId,
    fahrtart: letzter.fahrtart,
    abfahrt: letzter.abfahrt.toString(),
    ankunft: letzter.ankunft.toString(),
    kmStart: letzter.kmStart,
    kmEnde: letzter.kmEnde,
    kilometer,
    zielort: letzter.zielort,
    zweck: letzter.zweck,
    zielperson: letzter.zielperson,
    umweg: letzter.umweg,
    fahrer: erster.fahrerName,
    grund: erster.grund,
    verspaetet: isLate(stand),
    ergaenzbarBis: vollstaendig || !isTrip(art) ? null : completeUntil(erster.ankunft, facts.zone).toString(),
    vollstaendig,
    erfasst: erster.erfasst.toString(),
    erfasstVon: nameOf(erster.erfasstVon),
    hash: letzter.hash,
    aenderungen: aenderungen.map(({ eintrag, felder }) => ({
      nummer: eintrag.nummer,
      art: eintrag.art === 'nachtrag' ? 'nachtrag' : 'korrektur',
      erfasst: eintrag.erfasst.toString(),
      erfasstVon: nameOf(eintrag.erfasstVon),
      grund: eintrag.grund,
      verspaetet: eintrag.verspaetet,
      felder: [...felder],
    })),
    lueckeVorher: luecke ? { kmVon: luecke.kmVon, kmBis: luecke.kmBis } : null,
  }
}
