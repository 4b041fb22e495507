const DASHES = /\s*[\u2010-\u2015\u2212-]\s*/g
/**
 * District, letters, digits, and the suffix of electric and vintage cars; a separator between the first two
 * says where the district ends.
 */
const GERMAN =
  /^(?<ort>[A-ZÄÖÜ]{1,3})[- ](?<buchstaben>[A-Z]{1,2})[- ]?(?<ziffern>[1-9]\d{0,3})(?:(?<luecke>[- ]?)(?<art>[EH]))?$/

/**
 * Normalizes a plate as on the car: upper case, in one spelling however it was typed. Without a separator the
 * end of the district is unknown.
 */
export function kennzeichenOf(text: string): string {
  const plain = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').replaceAll(DASHES, '-').toUpperCase()
  const { ort, buchstaben, ziffern, luecke = '', art = '' } = GERMAN.exec(plain)?.groups ?? {}
  if (ort === undefined) return plain
  return `${ort}-${buchstaben} ${ziffern}${luecke === '' ? '' : ' '}${art}`
}

/** The plate without separators, by which cars are searched. */
export function bareKennzeichen(text: string): string {
  return text
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The offsets at which the parts of a plate end. */
function endsOf(kennzeichen: string): ReadonlySet<number> {
  const parts = kennzeichenOf(kennzeichen).match(/\p{L}+|\p{N}+/gu) ?? []
  const ends = new Set<number>()
  let length = 0
  for (const part of parts) {
    length += part.length
    ends.add(length)
  }
  return ends
}

/**
 * Whether two spellings can be the same plate: B NO 1234 and BN O 1234 differ, because both say where the
 * district ends; BNO 1234 can be either.
 */
export function isSameKennzeichen(a: string, b: string): boolean {
  if (bareKennzeichen(a) !== bareKennzeichen(b)) return false
  const first = endsOf(a)
  const second = endsOf(b)
  return first.isSubsetOf(second) || second.isSubsetOf(first)
}
