import { SegmentedControl } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useSitzung } from '../../sitzung/api/start.ts'
import { EigeneEinstellungen } from '../components/EigeneEinstellungen.tsx'
import classes from '../components/Einstellung.module.css'
import { HausEinstellungen } from '../components/HausEinstellungen.tsx'

/** The settings of vehicles: one's own for everybody, the house's for those who maintain them (U4). */
export function EinstellungenPage() {
  const { t } = useTranslation('einstellung')
  const navigate = useNavigate()
  const maintains = useSitzung().berechtigungen.includes('customizing_mandant_pflege')
  const { haus } = useSearch({ from: '/haus/fahrzeuge/fahrzeuge/einstellungen' })
  const forHouse = maintains && haus
  return (
    <div className={classes.root}>
      <PageHeading title={t('titel')} lead={t('lead')} />
      {maintains && (
        <SegmentedControl
          className={classes.wahl ?? ''}
          aria-label={t('wahl.label')}
          data={[
            { value: 'mich', label: t('wahl.mich') },
            { value: 'haus', label: t('wahl.haus') },
          ]}
          value={forHouse ? 'haus' : 'mich'}
          onChange={(value) =>
            void navigate({
              to: '.',
              search: (old) => ({ ...old, haus: value === 'haus' }),
              resetScroll: false,
            })
          }
        />
      )}
      {forHouse ? <HausEinstellungen /> : <EigeneEinstellungen />}
    </div>
  )
}
