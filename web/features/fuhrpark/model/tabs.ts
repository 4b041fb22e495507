/** The parts of a vehicle's page, in their order. */
export const TABS = ['daten', 'zeiten', 'pruefungen', 'serviceheft', 'schaeden', 'historie'] as const
