import type { LiveEvent } from '@platzwart/contract/live'
import type { LiveState } from './audience.ts'

/** A state in messages between pages: instants are serialized as text. */
type PlainState =
  | Exclude<LiveState, { readonly art: 'getrennt' }>
  | (Omit<Extract<LiveState, { readonly art: 'getrennt' }>, 'seit'> & { readonly seit: string })

/** The feed's position before and after: a receiver at another position has missed something. */
interface Step {
  readonly before: string
  readonly position: string
}

/**
 * Messages between the pages of one person. All are of the same protocol version (see the channel's name),
 * and of one origin.
 */
export type Message =
  /** Asks the leader whether it and its stream are alive; `wake` if somebody has just returned. */
  | { readonly art: 'frage'; readonly wake: boolean }
  | { readonly art: 'stand'; readonly state: PlainState; readonly position: string }
  | ({ readonly art: 'zeichen' } & Step)
  | ({ readonly art: 'neuigkeit'; readonly event: LiveEvent } & Step)

export function plainState(state: LiveState): PlainState {
  return state.art === 'getrennt' ? { ...state, seit: state.seit.toString() } : state
}

export function stateOf(plain: PlainState): LiveState {
  return plain.art === 'getrennt' ? { ...plain, seit: Temporal.Instant.from(plain.seit) } : plain
}
