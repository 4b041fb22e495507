import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { FahrzeugSearch } from '../../flotte/model/address.ts'
import { standorteOptions } from '../../standort/api/standorte.ts'
import { fahrerOptions } from '../api/fahrzeuge.ts'
import { filterCount } from './filter.ts'

/**
 * A short summary of the search besides its window: driver, number of people, place, and the number of
 * further conditions.
 */
export function useSucheWords(search: FahrzeugSearch): readonly string[] {
  const { t } = useTranslation('fahrzeug')
  const { fahrer, personen, standort } = search
  const driver = useQuery({ ...fahrerOptions({ id: fahrer ?? '' }), enabled: fahrer !== undefined })
  const places = useQuery({ ...standorteOptions, enabled: standort !== undefined })
  const place = places.data?.find(({ id }) => id === standort)?.name
  const more = filterCount({ ...search, standort: undefined })
  return [
    driver.data?.items[0]?.name ?? '',
    t('fenster.personen', { count: personen }),
    standort === undefined ? t('fenster.ueberall') : (place ?? ''),
    more > 0 ? t('fenster.filter', { count: more }) : '',
  ].filter(Boolean)
}
