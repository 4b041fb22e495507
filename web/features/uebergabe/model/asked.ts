import type { Frage, Rueckfrage } from '@platzwart/domain/fahrzeug/rueckfragen'
import type { Issue } from '@platzwart/domain/issue'
import { ApiProblem } from '../../../platform/problem.ts'
import type { Ablehnung, Uebergabe } from './uebergabe.ts'

/** What is asked before a record is kept, and how it reads. */
export interface Asked {
  readonly codes: readonly Rueckfrage[]
  readonly gruende: readonly string[]
}

/** The server's last word about a record, in the words that it was read in; also after a time without a network. */
export class RefusedUebergabe extends ApiProblem {
  readonly abgelehnt: Ablehnung

  constructor(abgelehnt: Ablehnung) {
    const issues = abgelehnt.gruende.map(({ text, field }) => ({
      code: 'anfrage.ungueltig' as const,
      data: {},
      detail: text,
      ...(field === null ? {} : { field }),
    }))
    const detail = abgelehnt.gruende.map(({ text }) => text).join(' ')
    super({ status: 422, code: 'anfrage.ungueltig', detail, issues })
    this.abgelehnt = abgelehnt
  }
}

/** The question that a refusal is; null where anything else stands in the way. */
export function questionIn(failure: unknown): Asked | null {
  if (!(failure instanceof RefusedUebergabe)) return null
  const { fragen = [], gruende } = failure.abgelehnt
  if (fragen.length === 0 || fragen.length < gruende.length) return null
  return { codes: fragen, gruende: gruende.map(({ text }) => text) }
}

/**
 * What this device asks, and what the server has asked about the same mileage already; another number is another question. Null when there is
 * nothing to ask.
 */
export function withAsked(
  own: readonly Frage[],
  say: (issue: Issue) => string,
  vorige: Uebergabe | null,
  kilometerstand: number | '',
): Asked | null {
  const codes = new Set<Rueckfrage>(own.map(({ code }) => code))
  const gruende = own.map(say)
  const before = vorige?.entwurf.kilometerstand === kilometerstand ? vorige.abgelehnt : null
  for (const [i, frage] of (before?.fragen ?? []).entries()) {
    if (!codes.has(frage)) gruende.push(before?.gruende[i]?.text ?? '')
    codes.add(frage)
  }
  return codes.size === 0 ? null : { codes: [...codes], gruende }
}
