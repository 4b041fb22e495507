import { notifications } from '@mantine/notifications'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { ownFahrtenOptions, type Transition, takeStep } from '../api/fahrten.ts'
import { refreshFahrten } from './refreshFahrten.ts'

const SAID = { cancel: 'fahrten.storniert', undoCancel: 'fahrten.wiederDa' } as const

interface Step {
  readonly schritt: Transition
  readonly fahrt: Pick<FahrzeugBuchungView, 'id' | 'kennzeichen'>
}

const HELD = ['gehalteneFahrten']
const NONE: readonly FahrzeugBuchungView[] = []

/** What was cancelled here a moment ago: the list of open trips no longer has it, and it can still be undone. */
export function useHeldFahrten(): readonly FahrzeugBuchungView[] {
  return useQuery({ queryKey: HELD, queryFn: skipToken, initialData: NONE }).data ?? NONE
}

/** One list loses the trip and the other gets it in the same moment: it never looks as if it were gone. */
function keep(queryClient: QueryClient, fahrt: FahrzeugBuchungView): void {
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
}

/** Cancel and undo: nothing is shown as done before the server said so. */
export function useFahrtStep() {
  const { t } = useTranslation('fahrzeug')
  const { t: shell } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ schritt, fahrt }: Step) => takeStep(schritt, fahrt.id),
    onSuccess: (fahrt, { schritt }) => {
      keep(queryClient, fahrt)
      void queryClient.invalidateQueries({ queryKey: ownFahrtenOptions.queryKey })
      queryClient.setQueryData(['fahrten', 'fahrt', fahrt.id], fahrt)
      for (const key of ['fahrzeugSuche', 'fahrzeugUebersicht'])
        void queryClient.invalidateQueries({ queryKey: [key] })
      notifications.hide(fahrt.id)
      notifications.show({
        id: fahrt.id,
        message: t(SAID[schritt], { kennzeichen: fahrt.kennzeichen }),
        color: 'lampe',
      })
    },
    onError: (failure) => {
      const { text } = describeFailure(failure, shell)
      notifications.show({ title: t('fahrten.fehlgeschlagen'), message: text, color: 'red', role: 'alert' })
      refreshFahrten(queryClient)
    },
  })
}
