import type { Frage, Rueckfrage } from '@platzwart/domain/fahrzeug/rueckfragen'
import type { Issue } from '@platzwart/domain/issue'
import { ApiProblem } from '../../../platform/problem.ts'
import type { Ablehnung, Uebergabe } from './uebergabe.ts'

/** A question before storing a record, with its text. */
export interface OpenQuestions {
  readonly codes: readonly Rueckfrage[]
  readonly gruende: readonly string[]
}

/** A stored record's refusal, with the texts in which it was received; also available offline. */
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

/** The question in a refusal; null if there is any other issue. */
export function questionIn(failure: unknown): OpenQuestions | null {
  if (!(failure instanceof RefusedUebergabe)) return null
  const { fragen = [], gruende } = failure.abgelehnt
  if (fragen.length === 0 || fragen.length < gruende.length) return null
  return { codes: fragen, gruende: gruende.map(({ text }) => text) }
}

/**
 * The device's own questions and the server's earlier ones about the same mileage; another number is another
 * question. Null if there are none.
 */
export function openQuestions(
  own: readonly Frage[],
  say: (issue: Issue) => string,
  vorige: Uebergabe | null,
  kilometerstand: number | '',
): OpenQuestions | null {
  const codes = new Set<Rueckfrage>(own.map(({ code }) => code))
  const gruende = own.map(say)
  const before = vorige?.entwurf.kilometerstand === kilometerstand ? vorige.abgelehnt : null
  for (const [i, frage] of (before?.fragen ?? []).entries()) {
    if (!codes.has(frage)) gruende.push(before?.gruende[i]?.text ?? '')
    codes.add(frage)
  }
  return codes.size === 0 ? null : { codes: [...codes], gruende }
}
