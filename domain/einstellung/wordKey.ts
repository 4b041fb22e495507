import type { EinstellungName } from './catalogue.ts'

/**
 * The key of a setting's texts: its name without its feature, because workspaces share the texts of reading
 * rooms.
 */
export function wordKeyOf(name: EinstellungName): string {
  const [feature, rest] = name.split('.')
  if (feature === 'benachrichtigung') return `mail.${rest}`
  if (feature === 'leseraum' || feature === 'arbeitswelt') return `raum.${rest}`
  if (feature === 'system' || feature === 'aufbewahrung') return `system.feld.${rest}`
  return `feld.${rest}`
}
