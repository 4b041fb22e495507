/** The parts of a vehicle's page, in their order. */
export const REITER = ['daten', 'zeiten', 'pruefungen', 'serviceheft', 'schaeden', 'historie'] as const
