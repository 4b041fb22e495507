interface Step {
  /** As the history calls it: `PUSH`, `REPLACE`, `BACK`, `FORWARD` or `GO`. */
  readonly action: string
  readonly current: { readonly pathname: string }
  readonly next: { readonly pathname: string }
}

const WAYS_BACK: readonly string[] = ['BACK', 'FORWARD', 'GO']

/** Whether a dialog is left by a step: the way back may close it, and another page does. What it writes into the address of its own page is no leaving. */
export function isLeaving({ action, current, next }: Step): boolean {
  return WAYS_BACK.includes(action) || current.pathname !== next.pathname
}
