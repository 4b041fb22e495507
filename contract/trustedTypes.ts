/**
 * The policies by which the app turns a text into what a browser runs or draws (Trusted Types). The server names them in the content security
 * policy, and the browser lets the app make no others.
 */
export const TRUSTED_TYPES = {
  /** Whatever names no policy. The word is the browser's. */
  other: 'default',
  /** Our own service workers, by their paths. */
  worker: 'platzwart-worker',
  /** A mail, in a frame in which nothing runs. */
  letter: 'platzwart-letter',
} as const
