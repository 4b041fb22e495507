import type { LiveEvent } from '@platzwart/contract/live'
import type { LiveState } from './audience.ts'

/** A state as it goes from page to page: moments cross as text. */
type PlainState =
  | Exclude<LiveState, { readonly art: 'getrennt' }>
  | (Omit<Extract<LiveState, { readonly art: 'getrennt' }>, 'seit'> & { readonly seit: string })

/** Where the feed stood before, and where it stands now: who was told something else last has missed something. */
interface Step {
  readonly before: string
  readonly position: string
}

/** What the pages of one person say to one another. All of them are of one build's kind (see the name of the channel), and of one origin. */
export type Message =
  /** To the page that has the line: is it there, and is its line? `wake` when somebody has just come back. */
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
