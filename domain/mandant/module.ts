/** Feature modules that a Mandant may have (T4), as the configuration groups of SPECIFICATION section 1. */
export const MODULE = [
  'systemeinstellungen',
  'einstellungen',
  'officelocker',
  'leseraum',
  'arbeitswelt',
  'chatbot',
  'fahrzeugbuchung',
] as const

export type Modul = (typeof MODULE)[number]

export function isModul(text: string): text is Modul {
  return MODULE.some((modul) => modul === text)
}

/**
 * Where a person begins after the login (S12): the configured page when its module is on; else vehicles when vehicle booking is on,
 * otherwise the map of the reading rooms.
 */
export function startPath(module: readonly string[], configured: string): string {
  const vehicles = module.includes('fahrzeugbuchung')
  if (configured === 'leseraum' && module.includes('leseraum')) return '/leseraum/karte'
  return vehicles ? '/fahrzeuge' : '/leseraum/karte'
}
