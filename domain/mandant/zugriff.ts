/** How many days of 24 hours a house lets operators have its data for at most; longer is asked for again (decision 158). */
export const MOST_ZUGRIFF_TAGE = 7
