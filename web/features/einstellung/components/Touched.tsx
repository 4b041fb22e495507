import { useDebouncedValue } from '@mantine/hooks'
import { type EinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { touchedOptions } from '../api/haus.ts'
import type { Whose } from '../api/werte.ts'

/** The debounce of typing. */
const PAUSE_MS = 400

interface TouchedProps {
  readonly name: EinstellungName
  /** The valid value to be saved; null removes it. */
  readonly wert: unknown
  /** The owner of the value; the house by default. */
  readonly fuer?: Whose
}

const HAUS: Whose = {}

/** Z3: whom a value would affect, before it is saved. */
export function Touched({ name, wert, fuer = HAUS }: TouchedProps) {
  const { t } = useTranslation('einstellung')
  const [text] = useDebouncedValue(wert === null ? undefined : JSON.stringify(wert), PAUSE_MS)
  const everybody = optionOf(name).nurMandant
  const { data, isError } = useQuery({ ...touchedOptions(name, text, fuer), enabled: !everybody })
  if (everybody) return <>{t('vorher.alle')}</>
  if (isError) return null
  if (data === undefined) return <>{t('vorher.zaehlt')}</>
  const { personen, von } = data
  if (personen === 0) return <>{t('vorher.keine')}</>
  return (
    <>{t('vorher.personen', { count: personen, anzahl: formatNumber(personen), von: formatNumber(von) })}</>
  )
}
