import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { Issue } from '@platzwart/domain/issue'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/problem.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { hausOptions, saveHaus } from '../api/haus.ts'
import { changesOf, EMPTY, type Entwurf, issuesOf, shownWert as shown, typed } from './entwurf.ts'
import { grenzeAfter } from './liste.ts'

/** Why a field cannot be saved: what the rules say here, or in the server's own words. */
export type FieldGrund = Issue | 'leer' | { readonly detail: string }

const STUFEN = 'fahrzeug.sauberkeitStufen'
const GRENZEN = ['fahrzeug.sauberkeitMailAussen', 'fahrzeug.sauberkeitMailInnen'] as const

/** An entry that was just added is not wrong yet. */
function hasEmptyEntry(entwurf: Entwurf, name: string): boolean {
  const wert = entwurf.get(name as EinstellungName)?.wert
  return Array.isArray(wert) && wert.includes('')
}

function isStale(failure: unknown): failure is ApiProblem {
  return failure instanceof ApiProblem && failure.status === 412 && Array.isArray(failure.current)
}

/** What is typed in one section of the house's settings, and saving it. */
export function useHausForm(views: readonly EinstellungView[]) {
  const queryClient = useQueryClient()
  const [entwurf, setEntwurf] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const save = useAct({
    send: saveHaus,
    failsBeside: true,
    onDone: async (saved) => {
      setEntwurf(EMPTY)
      setTried(false)
      queryClient.setQueryData(hausOptions.queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: ['einstellungen'] })
    },
    onFailed: (failure) => {
      if (isStale(failure))
        queryClient.setQueryData(hausOptions.queryKey, failure.current as EinstellungView[])
    },
  })
  const { leer, issues } = issuesOf(views, entwurf)

  function change(name: EinstellungName, wert: unknown) {
    save.forget()
    setEntwurf((old) => withGrenzen(views, old, typed(views, old, name, wert), name))
  }

  function grundOf(name: EinstellungName): FieldGrund | null {
    const issue = issues.find(({ field }) => field === name)
    if (issue && (tried || !hasEmptyEntry(entwurf, name))) return issue
    if (leer.includes(name)) return 'leer'
    if (!(save.failure instanceof ApiProblem)) return null
    const refused = save.failure.issues.findLast(({ field }) => field === name)
    return refused === undefined ? null : { detail: refused.detail }
  }

  return {
    entwurf,
    change,
    grundOf,
    offen: entwurf.size > 0,
    laeuft: save.busy,
    gespeichert: save.done,
    veraltet: isStale(save.failure),
    /** A failure that belongs to no field. */
    fehler:
      save.failure instanceof ApiProblem && (save.failure.issues.length > 0 || isStale(save.failure))
        ? null
        : save.failure,
    verwerfen() {
      save.forget()
      setTried(false)
      setEntwurf(EMPTY)
    },
    /** False when something is wrong, which is then shown. */
    speichern(): boolean {
      setTried(true)
      const fits = issues.length === 0 && leer.length === 0
      if (fits) save.start(changesOf(views, entwurf))
      return fits
    },
  }
}

export type HausForm = ReturnType<typeof useHausForm>

/** Thresholds go along when their state gets another name. */
function withGrenzen(
  views: readonly EinstellungView[],
  old: Entwurf,
  next: Entwurf,
  name: EinstellungName,
): Entwurf {
  if (name !== STUFEN) return next
  const stufen = (entwurf: Entwurf) => (shown(views, entwurf, STUFEN) as (string | number)[]).map(String)
  return GRENZEN.reduce((entwurf, grenze) => {
    const wert = String(shown(views, entwurf, grenze))
    const moved = grenzeAfter(stufen(old), stufen(next), wert)
    return moved === wert ? entwurf : typed(views, entwurf, grenze, moved)
  }, next)
}
