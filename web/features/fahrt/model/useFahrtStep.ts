import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { ownFahrtenOptions, type Transition, takeStep } from '../api/fahrten.ts'
import { refreshFahrten } from './refreshFahrten.ts'

const SAID = { cancel: 'fahrten.storniert', undoCancel: 'fahrten.wiederDa' } as const

interface Step {
  readonly schritt: Transition
  readonly fahrt: Pick<FahrzeugBuchungView, 'id'>
}

const HELD = ['gehalteneFahrten']
const NONE: readonly FahrzeugBuchungView[] = []

/** Trips cancelled here a moment ago: no longer in the list of open trips, but they can still be undone. */
export function useHeldFahrten(): readonly FahrzeugBuchungView[] {
  return useQuery({ queryKey: HELD, queryFn: skipToken, initialData: NONE }).data ?? NONE
}

/** Moves the trip between the two lists in one update, so that it never disappears. */
export function keepFahrt(queryClient: QueryClient, fahrt: FahrzeugBuchungView): void {
  if (fahrt.status !== 'storniert') {
    queryClient.setQueryData(
      ownFahrtenOptions.queryKey,
      (old) => old && [...old.filter(({ id }) => id !== fahrt.id), fahrt],
    )
  }
  queryClient.setQueryData<readonly FahrzeugBuchungView[]>(HELD, (old = NONE) => {
    const rest = old.filter(({ id }) => id !== fahrt.id)
    return fahrt.status === 'storniert' ? [...rest, fahrt] : rest
  })
  queryClient.setQueryData(['fahrten', 'fahrt', fahrt.id], fahrt)
}

/** Cancel and undo: not optimistic. */
export function useFahrtStep() {
  const { t } = useTranslation('fahrzeug')
  const queryClient = useQueryClient()
  return useAct({
    send: ({ schritt, fahrt }: Step, key) => takeStep(schritt, fahrt.id, key),
    says: ({ kennzeichen }, { schritt }) => t(SAID[schritt], { kennzeichen }),
    about: ({ fahrt }) => fahrt.id,
    onDone(fahrt) {
      keepFahrt(queryClient, fahrt)
      void queryClient.invalidateQueries({ queryKey: ownFahrtenOptions.queryKey })
      for (const key of ['fahrzeugSuche', 'fahrzeugUebersicht'])
        void queryClient.invalidateQueries({ queryKey: [key] })
    },
    onFailed: () => refreshFahrten(queryClient),
  })
}
