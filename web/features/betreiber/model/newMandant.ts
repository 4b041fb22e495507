import type { DraftOf } from '@platzwart/contract/operation'
import type { createMandant } from '@platzwart/contract/operations/mandant'
import type { Modul } from '@platzwart/domain/mandant/module'

/** The values of the form for a new house. */
export interface NewMandant {
  readonly name: string
  readonly domains: string
  readonly zone: string
  readonly sprache: 'de' | 'en'
  readonly module: readonly Modul[]
  readonly vorname: string
  readonly nachname: string
  readonly email: string
}

/** The modules of most houses. */
const STANDARD: readonly Modul[] = ['systemeinstellungen', 'einstellungen', 'leseraum']

export function emptyMandant(sprache: 'de' | 'en', zone: string): NewMandant {
  const admin = { vorname: '', nachname: '', email: '' }
  return { name: '', domains: '', zone, sprache, module: STANDARD, ...admin }
}

/** Splits by spaces, commas or lines. */
export const domainsIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((domain) => domain !== '')

export function bodyOf(haus: NewMandant): DraftOf<typeof createMandant> {
  const { vorname, nachname, email, domains, ...rest } = haus
  return { ...rest, domains: domainsIn(domains), admin: { vorname, nachname, email } }
}

/** The form's field for a field of the request. */
export function fieldOf(field: string): string {
  return field.replace(/^admin\./, '').replace(/^(domains|module)\..*$/, '$1')
}
