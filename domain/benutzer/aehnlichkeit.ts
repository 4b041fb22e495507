/** The criteria by which two rows of a house look like the same person. */
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

/** Letters with diacritics, and below them what people type instead. */
const SIGNED = 'áàâãåāăąćčçďđéèêëēėęěğíìîïīıłńñňóòôõøōőŕřśšşťţúùûūůűýÿźżž'
const PLAIN = 'aaaaaaaacccddeeeeeeeegiiiiiilnnnooooooorrsssttuuuuuuyyzzz'

const ANY_SIGNED = new RegExp(`[${SIGNED}]`, 'g')

const BETWEEN = /[ .,\-'’]/g

/** Shorter local parts are shared mailboxes: `info`, `mail`. */
const LEAST_LETTERS = 5

/** Normalizes a name: lower case, without diacritics and separators. */
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
 * The normalized values by which two people are compared; null matches nothing. They are the name by its
 * sound (`Müller`, `Mueller`, `MÜLLER`), the local part of the e-mail address whatever the provider
 * (`anna.maier`, `annamaier+buch`), and the personnel number without separators and leading zeros. The
 * database normalizes the same way (`server/migrations/0002-create-mandant.sql`), so that an index answers
 * the search in a house.
 */
export function spellingOf({ vorname, nachname, email, personalnummer }: Named) {
  return {
    name: spelled(`${vorname}|${nachname}`),
    email: boxOf(email),
    personalnummer: numberOf(personalnummer),
  } as const satisfies Readonly<Record<Aehnlichkeit, string | null>>
}

/** The criteria by which two people look like one; empty if they do not. */
export function aehnlichkeitenOf(one: Named, other: Named): readonly Aehnlichkeit[] {
  const a = spellingOf(one)
  const b = spellingOf(other)
  return AEHNLICHKEITEN.filter((what) => a[what] !== null && a[what] === b[what])
}
