import type { Mails } from '../mailtext/mail.ts'

/**
 * Of the mails about accounts only the invitation is the house's: an account may belong to several houses, and what tells of its security reads the
 * same everywhere, so that people know it.
 */
export const ACCOUNT_MAILS = {
  kontoEinladung: { modul: null, worte: [] },
} as const satisfies Mails
