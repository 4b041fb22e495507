/** What a token can be for: the tags of the operations that a signed-in person may call. */
export const TOKEN_BEREICHE = [
  'anzeigegeraet',
  'auftrag',
  'benachrichtigung',
  'benutzer',
  'berechtigung',
  'datei',
  'einfuhr',
  'einstellung',
  'fahrtenbuch',
  'fahrzeug',
  'fahrzeugBuchung',
  'freigabe',
  'fuehrerschein',
  'grundriss',
  'kalender',
  'leseraum',
  'mandant',
  'oeffnungszeit',
  'protokoll',
  'standort',
] as const

export type TokenBereich = (typeof TOKEN_BEREICHE)[number]

/** What a token may do with the operations of a tag; who may write may read. */
const TOKEN_ARTEN = ['lesen', 'schreiben'] as const

/** One part of what a token is for, such as `leseraum.schreiben`. */
export type TokenUmfang = `${TokenBereich}.${(typeof TOKEN_ARTEN)[number]}`

export const TOKEN_UMFAENGE: readonly TokenUmfang[] = TOKEN_BEREICHE.flatMap((bereich) =>
  TOKEN_ARTEN.map((art) => `${bereich}.${art}` as const),
)

/** Characters of a token's name. */
export const TOKEN_NAME_MAX = 80

/** Tokens that a person may have at a time, expired ones included. */
export const TOKENS_MOST = 20

/** Days that a token is valid: by default, and at most. */
export const TOKEN_TAGE = { standard: 365, max: 730 } as const

/**
 * Whether a token may call an operation, beside the rights of its person.
 * @param umfang what the token is for, as it is stored
 * @param tag of the operation
 */
export function allowsOperation(umfang: readonly string[], tag: string, writes: boolean): boolean {
  return umfang.includes(`${tag}.schreiben`) || (!writes && umfang.includes(`${tag}.lesen`))
}
