import type { Bereich } from '../mandant/bereich.ts'
import type { ArbeitsweltName } from './arbeitswelt.ts'
import { EINSTELLUNG_NAMES, type EinstellungName } from './catalogue.ts'
import type { Effective, Resolved } from './resolve.ts'

/** An option that both reading rooms and workspaces have, by the name that the rules use. */
export type RoomOption = Extract<EinstellungName, `leseraum.${string}`>

export function isRoomOption(name: EinstellungName): name is RoomOption {
  return name.startsWith('leseraum.')
}

/** The options of rooms, by the names that the rules use. */
export const ROOM_NAMES: readonly RoomOption[] = EINSTELLUNG_NAMES.filter(isRoomOption)

/** The name of a room option in a Bereich, as it is stored, saved and shown. */
export function optionIn<N extends RoomOption>(bereich: Bereich, name: N): N | ArbeitsweltName<N> {
  return bereich === 'leseraum' ? name : (name.replace(/^leseraum\./, 'arbeitswelt.') as ArbeitsweltName<N>)
}

const made = new WeakMap<Effective, Effective>()

/**
 * The settings as the room rules take them: for workspaces each room option has the value of its workspace
 * counterpart. The rules know one name, and not which Bereich they decide for.
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
