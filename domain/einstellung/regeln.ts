import type { Bereich } from '../mandant/bereich.ts'
import type { ArbeitsweltName } from './arbeitswelt.ts'
import { EINSTELLUNG_NAMES, type EinstellungName } from './catalogue.ts'
import type { Effective, Resolved } from './resolve.ts'

/** An option that both reading rooms and workspaces have, by the name that rules know it by. */
export type RoomOption = Extract<EinstellungName, `leseraum.${string}`>

export function isRoomOption(name: EinstellungName): name is RoomOption {
  return name.startsWith('leseraum.')
}

/** Those that rooms of both kinds have. */
export const ROOM_NAMES: readonly RoomOption[] = EINSTELLUNG_NAMES.filter(isRoomOption)

/** What an option of rooms is called in a Bereich: as it is stored, saved and shown. */
export function optionIn<N extends RoomOption>(bereich: Bereich, name: N): N | ArbeitsweltName<N> {
  return bereich === 'leseraum' ? name : (name.replace(/^leseraum\./, 'arbeitswelt.') as ArbeitsweltName<N>)
}

const made = new WeakMap<Effective, Effective>()

/**
 * The settings as the rules of rooms take them: in workspaces each option of rooms says what that of workspaces says. The rules know one name, and
 * never which Bereich they decide for.
 */
export function regelnOf(einstellungen: Effective, bereich: Bereich): Effective {
  if (bereich === 'leseraum') return einstellungen
  const known = made.get(einstellungen)
  if (known) return known
  const others = Object.fromEntries(
    ROOM_NAMES.map((name): [string, Resolved<unknown>] => [name, einstellungen[optionIn(bereich, name)]]),
  )
  const regeln = { ...einstellungen, ...others } as Effective
  made.set(einstellungen, regeln)
  return regeln
}
