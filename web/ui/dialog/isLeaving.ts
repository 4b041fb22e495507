interface Step {
  /** The history's action: `PUSH`, `REPLACE`, `BACK`, `FORWARD` or `GO`. */
  readonly action: string
  readonly current: { readonly pathname: string }
  readonly next: { readonly pathname: string }
}

const WAYS_BACK: readonly string[] = ['BACK', 'FORWARD', 'GO']

/**
 * Whether a navigation leaves a dialog: back and forward may close it, and another page does. Parameters that
 * it writes into its own page's address do not.
 */
export function isLeaving({ action, current, next }: Step): boolean {
  return WAYS_BACK.includes(action) || current.pathname !== next.pathname
}
