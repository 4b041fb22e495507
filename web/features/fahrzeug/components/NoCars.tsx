import { Button } from '@mantine/core'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { WayToNew } from '../../../ui/pflege/WayToNew.tsx'
import { filterCount, NO_FILTER } from '../model/filter.ts'
import type { Adresse } from '../model/useFahrzeugSuche.ts'

/** The empty state of a fleet without cars, with a link to add the first one for people who may. */
export function useEmptyFleet() {
  const { t } = useTranslation('fahrzeug')
  const adds = useSitzung().menue.includes('fahrzeugeAdmin')
  return {
    title: t('treffer.leererFuhrpark'),
    text: t(adds ? 'treffer.leererFuhrparkAnlegen' : 'treffer.leererFuhrparkText'),
    action: adds && <WayToNew to="/admin/fahrzeuge/$id" text={t('treffer.anlegen')} />,
  }
}

/** No car to show: the filter hides all of them, or the fleet is empty. */
export function NoCars({ search, setSearch }: Adresse) {
  const { t } = useTranslation('fahrzeug')
  const { t: common } = useTranslation()
  const empty = useEmptyFleet()
  if (filterCount(search) === 0) {
    return (
      <EmptyState title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    )
  }
  const clear = (
    <Button variant="default" onClick={() => setSearch(NO_FILTER)}>
      {common('list.clear')}
    </Button>
  )
  return (
    <EmptyState title={t('treffer.keine')} action={clear}>
      {t('treffer.keineText')}
    </EmptyState>
  )
}
