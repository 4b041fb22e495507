import { hashPassword } from '../features/sitzung/anmeldung/hashPassword.ts'
import type { PasswordCost } from '../platform/sitzung/passwordCost.ts'

/** The least that Argon2id knows: a password is made to be slow to check, and nobody guesses those of the tests. */
export const CHEAP: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }

/** The hash of a password of the tests. */
export const hashCheaply = (password: string): Promise<string> => hashPassword(password, CHEAP)
