/** 400 days: browsers keep no cookie for longer. */
export const MOST_SITZUNG_STUNDEN = 9600
