import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BulkBar } from '../../../ui/list/bulk/BulkBar.tsx'
import { BulkDone } from '../../../ui/list/bulk/BulkDone.tsx'
import { earliest } from '../../../ui/list/bulk/earliest.ts'
import { SelectBox } from '../../../ui/list/bulk/SelectBox.tsx'
import { useBulk } from '../../../ui/list/bulk/useBulk.ts'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import { useSpan } from '../../fahrzeug/model/uebersicht/useSpan.ts'
import { takeStep } from '../api/fahrten.ts'
import { possibleOf } from '../model/fahrt.ts'
import { refreshFahrten } from '../model/refreshFahrten.ts'
import { keepFahrt } from '../model/useFahrtStep.ts'

/** Several of one's own trips cancelled at once: each by its own operation, all taken back by one press. */
export function useBulkCancel(items: readonly FahrzeugBuchungView[], jetzt: Temporal.Instant) {
  const { t } = useTranslation('fahrzeug')
  const range = useSpan()
  const queryClient = useQueryClient()
  const einstellungen = useEinstellungen()
  const bulk = useBulk({
    items,
    keyOf: ({ id }: FahrzeugBuchungView) => id,
    may: (fahrt) => possibleOf(fahrt, jetzt, { einstellungen, pflege: false }).stornieren,
    take: ({ id }, key) => takeStep('cancel', id, key),
    undo: async ({ id }, key) => keepFahrt(queryClient, await takeStep('undoCancel', id, key)),
    keep: (fahrt: FahrzeugBuchungView) => keepFahrt(queryClient, fahrt),
    settled: () => refreshFahrten(queryClient),
  })
  const bar = (
    <>
      <BulkBar bulk={bulk} begin={t('fahrten.mehrere')} deed={t('fahrten.stornieren')} />
      <BulkDone
        bulk={bulk}
        says={t('fahrten.mehrereStorniert', { count: bulk.done.length })}
        saysBack={t('fahrten.mehrereWiederDa')}
        undo={(sekunden) => t('fahrten.alleRueckgaengigNoch', { sekunden })}
        until={earliest(bulk.done.map(({ gehaltenBis }) => gehaltenBis))}
      />
    </>
  )
  const box = (fahrt: FahrzeugBuchungView) => (
    <SelectBox
      bulk={bulk}
      item={fahrt}
      itemKey={fahrt.id}
      name={t('fahrten.auswahl', { kennzeichen: fahrt.kennzeichen, wann: range(fahrt.von, fahrt.bis) })}
    />
  )
  return { bar, box, onSelectAll: bulk.on ? bulk.all : undefined }
}
