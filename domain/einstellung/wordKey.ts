import type { EinstellungName } from './catalogue.ts'

/** Where the texts of a setting are kept: by its name without its feature, since those of workspaces are the ones of reading rooms. */
export function wordKeyOf(name: EinstellungName): string {
  const [feature, rest] = name.split('.')
  if (feature === 'benachrichtigung') return `mail.${rest}`
  if (feature === 'leseraum' || feature === 'arbeitswelt') return `raum.${rest}`
  if (feature === 'system' || feature === 'aufbewahrung') return `system.feld.${rest}`
  return `feld.${rest}`
}
