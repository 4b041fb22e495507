import { notifications } from '@mantine/notifications'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { eigeneFahrtenOptions, type Schritt, takeSchritt } from '../api/fahrten.ts'
import { refreshFahrten } from './useFahrtBuchen.ts'

const SAID = { cancel: 'fahrten.storniert', undoCancel: 'fahrten.wiederDa' } as const

interface Step {
  readonly schritt: Schritt
  readonly fahrt: Pick<FahrzeugBuchungView, 'id' | 'kennzeichen'>
}

/** Cancel and undo: nothing is shown as done before the server said so. */
export function useFahrtSchritt() {
  const { t } = useTranslation('fahrzeug')
  const { t: shell } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ schritt, fahrt }: Step) => takeSchritt(schritt, fahrt.id),
    onSuccess: (fahrt, { schritt }) => {
      // The list of what is open no longer has a cancelled trip; here it stays for as long as it can be undone.
      queryClient.setQueryData(eigeneFahrtenOptions.queryKey, (list) =>
        list?.map((one) => (one.id === fahrt.id ? fahrt : one)),
      )
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
