import type { FahrtenbuchPage } from '@platzwart/contract/fahrtenbuch'
import { formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { FahrtenbuchSearch } from './address.ts'

const tag = (day: string) => formatTag(Temporal.PlainDate.from(day))

/** The filter of a printed logbook in words. */
export function usePrintFacts(
  search: FahrtenbuchSearch,
  page: Pick<FahrtenbuchPage, 'fahrer'> | undefined,
): readonly string[] {
  const { t } = useTranslation('fahrtenbuch')
  const { vonTag, bisTag, gefahrenVon, fahrtart, zweck } = search
  const fahrer = page?.fahrer.find(({ id }) => id === gefahrenVon)?.name
  const named = (label: string, value: string) => `${label}: ${value}`
  return [
    vonTag === undefined ? '' : named(t('filter.von'), tag(vonTag)),
    bisTag === undefined ? '' : named(t('filter.bis'), tag(bisTag)),
    fahrer === undefined ? '' : named(t('filter.fahrer'), fahrer),
    fahrtart === undefined ? '' : named(t('filter.fahrtart'), t(`fahrtart.${fahrtart}`)),
    zweck.trim() === '' ? '' : named(t('filter.zweck'), zweck),
  ]
}
