/**
 * The most days of 24 hours for which a house gives operators access to its data; after that it has to grant
 * it again (docs/decisions/tenancy.md).
 */
export const MOST_ZUGRIFF_TAGE = 7
