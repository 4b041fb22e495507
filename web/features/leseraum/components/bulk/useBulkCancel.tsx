import type { BuchungView } from '@platzwart/contract/leseraum'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { spokenPeriod } from '../../../../platform/relativeTime.ts'
import { BulkBar } from '../../../../ui/list/bulk/BulkBar.tsx'
import { BulkDone } from '../../../../ui/list/bulk/BulkDone.tsx'
import { earliest } from '../../../../ui/list/bulk/earliest.ts'
import { SelectBox } from '../../../../ui/list/bulk/SelectBox.tsx'
import { useBulk } from '../../../../ui/list/bulk/useBulk.ts'
import { takeStep } from '../../api/buchungen.ts'
import { possibleOf } from '../../model/buchungen.ts'
import type { Leseraum } from '../../model/useLeseraum.ts'
import { keepBuchung } from '../../model/useSteps.ts'

/** Several of one's own bookings cancelled at once: each by its own operation, all taken back by one press. */
export function useBulkCancel(
  items: readonly BuchungView[],
  jetzt: Temporal.Instant,
  { zone, heute }: Leseraum,
) {
  const { t } = useTranslation('leseraum')
  const { t: shell } = useTranslation()
  const queryClient = useQueryClient()
  const bulk = useBulk({
    items,
    keyOf: ({ id }: BuchungView) => id,
    may: (buchung) => possibleOf(buchung, jetzt).stornieren,
    take: ({ id }, key) => takeStep('cancel', id, key),
    undo: async ({ id }, key) => keepBuchung(queryClient, await takeStep('undoCancel', id, key), zone),
    keep: (buchung: BuchungView) => keepBuchung(queryClient, buchung, zone),
    settled: () => void queryClient.invalidateQueries({ queryKey: ['buchungen'] }),
  })
  const bar = (
    <>
      <BulkBar bulk={bulk} begin={t('buchungen.mehrere')} deed={t('buchungen.stornieren')} />
      <BulkDone
        bulk={bulk}
        says={t('buchungen.mehrereStorniert', { count: bulk.done.length })}
        saysBack={t('buchungen.mehrereWiederDa')}
        undo={(sekunden) => t('buchungen.alleRueckgaengigNoch', { sekunden })}
        until={earliest(bulk.done.map(({ gehaltenBis }) => gehaltenBis))}
      />
    </>
  )
  const box = (buchung: BuchungView) => {
    const [von, bis] = [Temporal.Instant.from(buchung.von), Temporal.Instant.from(buchung.bis)]
    const wann = spokenPeriod(shell, { von, bis }, heute, zone)
    const name = t('buchungen.auswahl', { platz: buchung.bezeichnung, wann })
    return <SelectBox bulk={bulk} item={buchung} itemKey={buchung.id} name={name} />
  }
  return { bar, box, onSelectAll: bulk.on ? bulk.all : undefined }
}
