/** How many days of 24 hours a house lets operators have its data for at most; longer is asked for again (docs/decisions/tenancy.md). */
export const MOST_ZUGRIFF_TAGE = 7
