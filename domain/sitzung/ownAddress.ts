const NOWHERE = '@konto.invalid'

/** What stands for an address in an account whose person's own one is another account's (RFC 2606: no mail ever goes there). */
export const addressOfAccount = (id: string): string => `${id}${NOWHERE}`

/** Whether an account has no address of its own: what its houses know is not its to say. */
export const isAddressOfAccount = (email: string): boolean => email.endsWith(NOWHERE)
