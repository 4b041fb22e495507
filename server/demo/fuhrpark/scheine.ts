import type { Fuehrerscheinklasse } from '@platzwart/domain/fuehrerschein/klassen'
import { loginOf, NORDHAFEN } from '../logins.ts'
import type { Random } from '../random.ts'

/** A licence of the demo; days count from today. */
export interface DemoSchein {
  readonly email: string
  readonly klassen: readonly Fuehrerscheinklasse[]
  readonly letztePruefung: number
  readonly naechstePruefung: number
  readonly ausgestelltVorJahren: number
  readonly fahrverbot: { readonly von: number; readonly bis: number } | null
  readonly beschraenkungen: string
  readonly zusatzinfo: string
}

const HALF_YEAR = 182

/** Who has which licence: most in order, some due soon, two overdue, one banned, one without any. */
export function createScheine(emails: readonly string[], zufall: Random): DemoSchein[] {
  const fixed = new Map<string, Partial<DemoSchein>>([
    [loginOf('fahrerin').email, { klassen: ['AM', 'B', 'BE', 'L'], naechstePruefung: 121 }],
    [
      loginOf('fahrer').email,
      { klassen: ['AM', 'B', 'L'], naechstePruefung: 12, zusatzinfo: 'Erste-Hilfe-Kurs 2025' },
    ],
    [loginOf('fuhrpark').email, { klassen: ['AM', 'B', 'BE', 'C1', 'C1E', 'L'], naechstePruefung: 160 }],
    [loginOf('person').email, { naechstePruefung: 88 }],
  ])
  return emails.flatMap((email, i) => {
    const own = fixed.get(email)
    // One colleague has handed in no licence yet.
    if (own === undefined && i === 9) return []
    const due = own?.naechstePruefung ?? dueIn(i, zufall)
    return [
      {
        email,
        klassen: own?.klassen ?? classes(i),
        letztePruefung: due - HALF_YEAR,
        naechstePruefung: due,
        ausgestelltVorJahren: 3 + zufall.between(0, 24),
        fahrverbot: own === undefined && i === 13 ? { von: -10, bis: 20 } : null,
        beschraenkungen: i % 4 === 1 ? '01.06 (Brille oder Kontaktlinsen)' : '',
        zusatzinfo: own?.zusatzinfo ?? '',
      },
    ]
  })
}

function dueIn(i: number, zufall: Random): number {
  if (i === 3) return -6
  if (i === 7) return -41
  if (i === 5) return 2
  if (i === 11) return 27
  return zufall.between(35, HALF_YEAR - 5)
}

function classes(i: number): readonly Fuehrerscheinklasse[] {
  if (i % 6 === 2) return ['AM', 'B', 'BE', 'C1', 'C1E', 'L']
  if (i % 6 === 4) return ['AM', 'A', 'B', 'L']
  return ['AM', 'B', 'L']
}

/** The people of the house who may drive. */
export function isDriver(email: string): boolean {
  return email.endsWith('@nordhafen.example') && email !== loginOf('leitung', NORDHAFEN).email
}
