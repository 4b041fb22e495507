import type { EinstellungView } from '@platzwart/contract/einstellung'
import * as wire from '@platzwart/contract/operations/einstellung'
import type { ProblemIssue } from '@platzwart/contract/problem'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Faults } from '../../../ui/form/landing.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { hausOptions } from '../api/haus.ts'
import { changesOf, entwurfOf, issuesOf, shownWert as shown, type Werte, werteOf } from './entwurf.ts'
import type { FieldSpec } from './fields.ts'
import { grenzeAfter } from './liste.ts'
import { useWords } from './useWords.ts'

export const STUFEN = 'fahrzeug.sauberkeitStufen'
/** The thresholds that refer to a state. */
export const GRENZEN = ['fahrzeug.sauberkeitMailAussen', 'fahrzeug.sauberkeitMailInnen'] as const

/** A conflict: the refusal contains the house's current values. */
function isStale(failure: unknown): failure is ApiProblem {
  return failure instanceof ApiProblem && failure.status === 412 && Array.isArray(failure.current)
}

/** The form of one section of the house's settings. */
export function useHausForm(views: readonly EinstellungView[], felder: readonly FieldSpec[]) {
  const queryClient = useQueryClient()
  const check = useCheck(views)
  const [saved, setSaved] = useState(false)
  const start = () =>
    werteOf(
      views,
      felder.map(({ name }) => name),
    )
  const form = useForm<Werte, EinstellungView[]>({
    start,
    // Others save, too: the base of the request is what is shown.
    live: true,
    keeps: felder.map(({ name }) => name),
    settle: (next, before) => withGrenzen(views, next, before),
    check,
    // An entry that was just added is not an error yet.
    saysAtOnce: (field, werte) => !hasEmptyEntry(werte, field),
    send: (werte, { key }) =>
      ask(wire.saveHausEinstellungen, {
        draft: { aenderungen: changesOf(views, entwurfOf(views, werte)) },
        idempotencyKey: key,
      }).catch(withoutHeadline),
    onDone: (now) => {
      queryClient.setQueryData(hausOptions.queryKey, now)
      setSaved(true)
      return queryClient.invalidateQueries({ queryKey: ['einstellungen'] })
    },
    onFailed: (failure) => {
      if (isStale(failure))
        queryClient.setQueryData(hausOptions.queryKey, failure.current as EinstellungView[])
    },
  })
  const entwurf = entwurfOf(views, form.values)
  const offen = entwurf.size > 0
  const { leer, issues } = issuesOf(views, entwurf)
  const unfit = [...leer, ...issues.map(({ field }) => field ?? '')]
  // Sent values no longer count as edits, even before they are read again.
  if (saved && form.changed.length > 0) setSaved(false)
  return { form, entwurf, unfit, offen, gespeichert: saved && !offen, verwerfen: () => form.reset(start()) }
}

export type HausForm = ReturnType<typeof useHausForm>

/** The server's own rules for the draft, by field. */
function useCheck(views: readonly EinstellungView[]) {
  const { t } = useTranslation('fehler')
  const words = useWords()
  return (werte: Werte): Faults => {
    const { leer, issues } = issuesOf(views, entwurfOf(views, werte))
    return new Map([
      ...leer.map((name) => [name, t('feld.fehlt')] as const),
      ...issues.map((issue) => [issue.field ?? '', words.issueText(issue)] as const).toReversed(),
    ])
  }
}

function hasEmptyEntry(werte: Werte, name: string): boolean {
  const wert = werte[name as EinstellungName]
  return Array.isArray(wert) && wert.includes('')
}

/** Only the reason is shown at the field; that nothing was saved is stated for the form. */
function withoutHeadline(failure: unknown): never {
  if (!(failure instanceof ApiProblem) || failure.status !== 422) throw failure
  const isReason = ({ code }: ProblemIssue) => code !== 'einstellung.nichtGespeichert'
  const { status, code, detail } = failure
  throw new ApiProblem({ status, code, detail, issues: failure.issues.filter(isReason) })
}

/** Thresholds follow a renamed state. */
function withGrenzen(views: readonly EinstellungView[], next: Werte, before: Werte): Werte {
  if (next[STUFEN] === before[STUFEN]) return next
  const stufen = (werte: Werte) => (shown(views, werte, STUFEN) as (string | number)[]).map(String)
  const moved = GRENZEN.flatMap((grenze) => {
    const wert = String(shown(views, next, grenze))
    const after = grenzeAfter(stufen(before), stufen(next), wert)
    return after === wert ? [] : [[grenze, after] as const]
  })
  return { ...next, ...Object.fromEntries(moved) }
}
