/**
 * The app's Trusted Types policies, by which text becomes script or HTML. The content security policy allows
 * no others.
 */
export const TRUSTED_TYPES = {
  /** For code that names no policy; the browser reserves this name. */
  other: 'default',
  /** Our own service workers, by path. */
  worker: 'platzwart-worker',
  /** A mail in a sandboxed frame. */
  letter: 'platzwart-letter',
} as const
