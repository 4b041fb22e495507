/** The tabs of a vehicle's page, in order. */
export const TABS = ['daten', 'zeiten', 'pruefungen', 'serviceheft', 'schaeden', 'historie'] as const
