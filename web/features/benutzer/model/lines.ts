/** A person parsed from a line. */
interface LinePerson {
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  readonly personalnummer: string | null
}

export interface Lines {
  readonly personen: readonly LinePerson[]
  /** Lines without a person, by number. */
  readonly unreadable: readonly { readonly zeile: number; readonly text: string }[]
}

const IN_BRACKETS = /^["']?([^<>]+?)["']?\s*<([^<>\s]+@[^<>\s]+)>[;,]?$/
const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** The last word is the last name: "Anna Maria Muster"; or it comes first, before a comma. */
function nameOf(words: string): Pick<LinePerson, 'vorname' | 'nachname'> | null {
  const [last, first] = words.split(',').map((part) => part.trim())
  if (last && first) return { vorname: first, nachname: last }
  const parts = words.trim().split(/\s+/)
  const nachname = parts.pop() ?? ''
  return parts.length === 0 ? null : { vorname: parts.join(' '), nachname }
}

function personOf(line: string): LinePerson | null {
  const [, words = '', email = ''] = IN_BRACKETS.exec(line) ?? []
  const name = nameOf(words)
  if (name && ADDRESS.test(email)) return { ...name, email: email.toLowerCase(), personalnummer: null }
  const cells = line.split(/[;\t]|,(?!\s)/).map((cell) => cell.trim())
  const [vorname = '', nachname = '', adresse = '', nummer = ''] = cells
  if (vorname === '' || nachname === '' || !ADDRESS.test(adresse)) return null
  return { vorname, nachname, email: adresse.toLowerCase(), personalnummer: nummer || null }
}

/** Separators after the bracket of each person in a mail program's list. */
const BETWEEN_PEOPLE = /(?<=>)\s*[;,]\s*(?=\S)/

/** Parses people from a mail program's list, or from the columns of a table. Empty lines are skipped. */
export function peopleInLines(text: string): Lines {
  const personen: LinePerson[] = []
  const unreadable: { zeile: number; text: string }[] = []
  for (const [nr, line] of text.split('\n').entries()) {
    for (const part of line.trim().split(BETWEEN_PEOPLE)) {
      if (part === '') continue
      const person = personOf(part)
      if (person) personen.push(person)
      else unreadable.push({ zeile: nr + 1, text: part })
    }
  }
  return { personen, unreadable }
}
