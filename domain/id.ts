declare const brand: unique symbol

/** A branded UUID, so that ids of two kinds cannot be mixed up. */
type Id<Kind extends string> = string & { readonly [brand]: Kind }

export type MandantId = Id<'mandant'>
export type BenutzerId = Id<'benutzer'>
export type GrundrissId = Id<'grundriss'>
export type LeseraumId = Id<'leseraum'>
export type AusstattungId = Id<'ausstattung'>
export type BuchungId = Id<'buchung'>
export type FahrzeugId = Id<'fahrzeug'>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export function isUuid(text: string): boolean {
  return UUID.test(text)
}
