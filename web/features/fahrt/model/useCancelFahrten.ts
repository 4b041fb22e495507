import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useBulkCancel } from '../../../ui/list/bulk/useBulkCancel.tsx'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import { useSpan } from '../../flotte/model/useSpan.ts'
import { takeStep } from '../api/fahrten.ts'
import { possibleOf } from './fahrt.ts'
import { refreshFahrten } from './refreshFahrten.ts'
import { keepFahrt } from './useFahrtStep.ts'

/** Bulk cancellation of one's own trips. */
export function useCancelFahrten(items: readonly FahrzeugBuchungView[], jetzt: Temporal.Instant) {
  const { t } = useTranslation('fahrzeug')
  const range = useSpan()
  const queryClient = useQueryClient()
  const einstellungen = useEinstellungen()
  const keep = (fahrt: FahrzeugBuchungView) => keepFahrt(queryClient, fahrt)
  return useBulkCancel({
    items,
    may: (fahrt) => possibleOf(fahrt, jetzt, { einstellungen, pflege: false }).stornieren,
    take: ({ id }, key) => takeStep('cancel', id, key),
    undo: async ({ id }, key) => keep(await takeStep('undoCancel', id, key)),
    keep,
    settled: () => refreshFahrten(queryClient),
    nameOf: ({ kennzeichen, von, bis }) => t('fahrten.auswahl', { kennzeichen, wann: range(von, bis) }),
    words: {
      begin: t('fahrten.mehrere'),
      cancel: t('fahrten.stornieren'),
      cancelled: (count) => t('fahrten.mehrereStorniert', { count }),
      undo: (sekunden) => t('fahrten.alleRueckgaengigNoch', { sekunden }),
      undone: t('fahrten.mehrereWiederDa'),
    },
  })
}
