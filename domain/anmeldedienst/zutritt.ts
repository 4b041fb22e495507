import type { Ablehnung } from './ablehnung.ts'
import type { Angaben } from './angaben.ts'
import { isIn } from './zuordnung.ts'

/** Who may come in: all that the service knows, a group of it, or who was invited. */
export const ZUTRITT = ['alle', 'gruppe', 'eingeladen'] as const
export type Zutritt = (typeof ZUTRITT)[number]

export interface ZutrittRegel {
  readonly zutritt: Zutritt
  readonly zutrittGruppe: string | null
}

/**
 * Whether somebody may come in; null: yes.
 * @param bekannt they are a person of the house already
 */
export function refuseZutritt(
  { gruppen }: Pick<Angaben, 'gruppen'>,
  { zutritt, zutrittGruppe }: ZutrittRegel,
  bekannt: boolean,
): Ablehnung | null {
  if (zutritt === 'alle') return null
  if (zutritt === 'eingeladen') return bekannt ? null : 'nichtEingeladen'
  if (gruppen === null) return bekannt ? null : 'gruppenUnbekannt'
  return zutrittGruppe !== null && isIn(gruppen, zutrittGruppe) ? null : 'nichtInGruppe'
}

/** Whether an address may be taken on the service's word. @param fremd its domain is another house's */
export function refuseAdresse(
  { email, emailBestaetigt }: Pick<Angaben, 'email' | 'emailBestaetigt'>,
  fremd: boolean,
): Ablehnung | null {
  if (email === null) return null
  if (emailBestaetigt === false) return 'adresseUnbestaetigt'
  return fremd ? 'adresseFremd' : null
}
