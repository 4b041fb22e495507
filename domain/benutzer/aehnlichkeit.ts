/** By what two rows of a house look like the same person. */
export const AEHNLICHKEITEN = ['name', 'email', 'personalnummer'] as const

export type Aehnlichkeit = (typeof AEHNLICHKEITEN)[number]

interface Named {
  readonly vorname: string
  readonly nachname: string
  /** Lower case. */
  readonly email: string
  readonly personalnummer: string | null
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Letters with a sign, and what is written where a keyboard has none of it. */
const SIGNED = 'áàâãåāăąćčçďđéèêëēėęěğíìîïīıłńñňóòôõøōőŕřśšşťţúùûūůűýÿźżž'
const PLAIN = 'aaaaaaaacccddeeeeeeeegiiiiiilnnnooooooorrsssttuuuuuuyyzzz'

const ANY_SIGNED = new RegExp(`[${SIGNED}]`, 'g')

const BETWEEN = /[ .,\-'’]/g

/** Shorter ones are those of many: `info`, `mail`. */
const LEAST_LETTERS = 5

/** As it sounds: without case, signs on letters, and what stands between them. */
function spelled(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replaceAll(ANY_SIGNED, (letter) => PLAIN[SIGNED.indexOf(letter)] ?? letter)
    .replaceAll(BETWEEN, '')
}

function boxOf(email: string): string | null {
  const [box = ''] = email.split('@')
  const plain = (box.split('+')[0] ?? '').replaceAll(/[._-]/g, '')
  return plain.length < LEAST_LETTERS ? null : plain
}

function numberOf(personalnummer: string | null): string | null {
  const plain =
    personalnummer
      ?.toLowerCase()
      .replaceAll(/[ ./_-]/g, '')
      .replace(/^0+/, '') ?? ''
  return plain === '' ? null : plain
}

/**
 * What is the same of two people who may be one; null says nothing. The name as it sounds (`Müller`, `Mueller`, `MÜLLER`), what stands before
 * the `@` whatever the provider (`anna.maier`, `annamaier+buch`), and the personnel number without signs and leading zeros. The database holds the same
 * (`server/migrations/0002-create-mandant.sql`), so that a house is looked through by an index.
 */
export function spellingOf({ vorname, nachname, email, personalnummer }: Named) {
  return {
    name: spelled(`${vorname}|${nachname}`),
    email: boxOf(email),
    personalnummer: numberOf(personalnummer),
  } as const satisfies Readonly<Record<Aehnlichkeit, string | null>>
}

/** By what two people look like one; nothing when they do not. */
export function aehnlichkeitenOf(one: Named, other: Named): readonly Aehnlichkeit[] {
  const a = spellingOf(one)
  const b = spellingOf(other)
  return AEHNLICHKEITEN.filter((what) => a[what] !== null && a[what] === b[what])
}
