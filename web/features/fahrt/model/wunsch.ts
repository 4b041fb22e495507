import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { FahrzeugBuchungCreate, FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { freigabeGruende } from '@platzwart/domain/fahrzeug/freigabe'
import type { Fahrtart, FreigabeGrund } from '@platzwart/domain/fahrzeug/types'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { fahrzeugOf } from '../../fahrzeug/model/fahrzeug.ts'

/** What the booking form's fields hold (B1). */
export interface Wunsch {
  readonly fahrtgrund: string
  readonly zielort: string
  readonly zielperson: string
  readonly mitfahrer: string
  readonly umweg: string
  readonly personen: number
  /** Kilometres; null while nobody said. */
  readonly entfernungKm: number | null
  readonly ausland: boolean
  readonly fahrtart: Fahrtart
}

export function newWunsch(personen: number): Wunsch {
  return {
    fahrtgrund: '',
    zielort: '',
    zielperson: '',
    mitfahrer: '',
    umweg: '',
    personen,
    entfernungKm: null,
    ausland: false,
    fahrtart: 'dienstlich',
  }
}

export function wunschOf(fahrt: FahrzeugBuchungView): Wunsch {
  const { fahrtgrund, zielort, zielperson, mitfahrer, umweg, personen, entfernungKm, ausland, fahrtart } =
    fahrt
  return { fahrtgrund, zielort, zielperson, mitfahrer, umweg, personen, entfernungKm, ausland, fahrtart }
}

interface Womit {
  readonly fahrzeugId: string
  readonly zeitraum: Zeitraum
  readonly fahrerId: string | undefined
}

export function createOf(wunsch: Wunsch, { fahrzeugId, zeitraum, fahrerId }: Womit): FahrzeugBuchungCreate {
  return {
    ...wunsch,
    fahrtgrund: wunsch.fahrtgrund.trim(),
    fahrzeugId,
    von: zeitraum.von.toString(),
    bis: zeitraum.bis.toString(),
    ...(fahrerId !== undefined && { fahrerId }),
  }
}

/** Why the trip will need an approval, as far as its details say; the server asks the same rule. */
export function freigabeVorab(
  fahrzeug: FahrzeugView,
  zeitraum: Zeitraum,
  wunsch: Pick<Wunsch, 'entfernungKm' | 'ausland'>,
  facts: { readonly einstellungen: Effective; readonly zone: string },
): readonly FreigabeGrund[] {
  return freigabeGruende({ fahrzeug: fahrzeugOf(fahrzeug), zeitraum, ...wunsch }, facts)
}
