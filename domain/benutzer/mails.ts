import type { Mails } from '../mailtext/mail.ts'

/**
 * Of the mails about accounts, only the invitation belongs to the house. An account may belong to several
 * houses, and its security mails read the same everywhere so that people recognise them.
 */
export const ACCOUNT_MAILS = {
  kontoEinladung: { modul: null, worte: [] },
} as const satisfies Mails
