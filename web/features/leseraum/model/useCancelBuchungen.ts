import type { BuchungView } from '@platzwart/contract/leseraum'
import { useQueryClient } from '@tanstack/react-query'
import { spokenPeriod } from '../../../platform/relativeTime.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useBulkCancel } from '../../../ui/list/bulk/useBulkCancel.tsx'
import { takeStep } from '../api/buchungen.ts'
import { possibleOf } from './buchungen.ts'
import type { Leseraum } from './useLeseraum.ts'
import { keepBuchung } from './useSteps.ts'

/** Cancels several of one's own bookings at once. */
export function useCancelBuchungen(
  items: readonly BuchungView[],
  jetzt: Temporal.Instant,
  { zone, heute }: Pick<Leseraum, 'zone' | 'heute'>,
) {
  const { t } = useTranslation('leseraum')
  const { t: shell } = useTranslation()
  const queryClient = useQueryClient()
  const keep = (buchung: BuchungView) => keepBuchung(queryClient, buchung, zone)
  return useBulkCancel({
    items,
    may: (buchung) => possibleOf(buchung, jetzt).stornieren,
    take: ({ id }, key) => takeStep('cancel', id, key),
    undo: async ({ id }, key) => keep(await takeStep('undoCancel', id, key)),
    keep,
    settled: () => void queryClient.invalidateQueries({ queryKey: ['buchungen'] }),
    nameOf(buchung) {
      const period = { von: Temporal.Instant.from(buchung.von), bis: Temporal.Instant.from(buchung.bis) }
      const wann = spokenPeriod(shell, period, heute, zone)
      return t('buchungen.auswahl', { platz: seatCalled(t, buchung), wann })
    },
    words: {
      begin: t('buchungen.mehrere'),
      cancel: t('buchungen.stornieren'),
      cancelled: (count) => t('buchungen.mehrereStorniert', { count }),
      undo: (sekunden) => t('buchungen.alleRueckgaengigNoch', { sekunden }),
      undone: t('buchungen.mehrereWiederDa'),
    },
  })
}
