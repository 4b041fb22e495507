import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import type { FahrzeugBuchungCreate, FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { freigabeGruende } from '@platzwart/domain/fahrzeug/freigabe'
import type { Fahrtart, FreigabeGrund } from '@platzwart/domain/fahrzeug/types'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { fahrzeugOf } from '../../flotte/model/fahrzeug.ts'

/** The values of the booking form (B1). */
export interface Wish {
  readonly fahrtgrund: string
  readonly zielort: string
  readonly zielperson: string
  readonly mitfahrer: string
  readonly umweg: string
  readonly personen: number
  /** Kilometres; null if not stated. */
  readonly entfernungKm: number | null
  readonly ausland: boolean
  readonly fahrtart: Fahrtart
}

function newWish(personen: number): Wish {
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

function wishOf(fahrt: FahrzeugBuchungView): Wish {
  const { fahrtgrund, zielort, zielperson, mitfahrer, umweg, personen, entfernungKm, ausland, fahrtart } =
    fahrt
  return { fahrtgrund, zielort, zielperson, mitfahrer, umweg, personen, entfernungKm, ausland, fahrtart }
}

/** The initial values: those of the trip that is changed or replaced. */
export function firstWish(fahrt: FahrzeugBuchungView | null, personen: number): Wish {
  return fahrt === null ? newWish(personen) : wishOf(fahrt)
}

interface WithWhat {
  readonly fahrzeugId: string
  readonly zeitraum: Zeitraum
  readonly fahrerId: string | undefined
}

export function createOf(wish: Wish, { fahrzeugId, zeitraum, fahrerId }: WithWhat): FahrzeugBuchungCreate {
  return {
    ...wish,
    fahrtgrund: wish.fahrtgrund.trim(),
    fahrzeugId,
    von: zeitraum.von.toString(),
    bis: zeitraum.bis.toString(),
    ...(fahrerId !== undefined && { fahrerId }),
  }
}

/** Why the trip will need an approval, as far as its details tell; the server applies the same rule. */
export function freigabeAhead(
  fahrzeug: FahrzeugView,
  zeitraum: Zeitraum,
  wish: Pick<Wish, 'entfernungKm' | 'ausland'>,
  facts: { readonly einstellungen: Effective; readonly zone: string },
): readonly FreigabeGrund[] {
  return freigabeGruende({ fahrzeug: fahrzeugOf(fahrzeug), zeitraum, ...wish }, facts)
}

/** The key of the submit button's label. */
export function submitWord(form: {
  readonly changes: boolean
  /** A prediction that it cannot be booked. */
  readonly refused: boolean
  readonly approval: boolean
}): 'speichern' | 'trotzdem' | 'anfragen' | 'absenden' {
  if (form.changes) return 'speichern'
  if (form.refused) return 'trotzdem'
  return form.approval ? 'anfragen' : 'absenden'
}

/** Whether more than reason and destination is stated: then the other fields are expanded. */
export function saysMore(wish: Wish): boolean {
  const texts = [wish.zielperson, wish.mitfahrer, wish.umweg].some((text) => text.trim() !== '')
  return (
    texts || wish.personen > 1 || wish.entfernungKm !== null || wish.ausland || wish.fahrtart !== 'dienstlich'
  )
}
