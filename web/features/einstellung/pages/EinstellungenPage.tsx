import { SegmentedControl } from '@mantine/core'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../components/Einstellung.module.css'
import { HausEinstellungen } from '../components/HausEinstellungen.tsx'
import { OwnEinstellungen } from '../components/OwnEinstellungen.tsx'
import { EINSTELLUNG_ADDRESS } from '../model/address.ts'
import { FAHRZEUG_SECTIONS } from '../model/fields.ts'

/** The vehicle settings: one's own for everybody, the house's for people who maintain them (U4). */
export function EinstellungenPage() {
  const { t } = useTranslation('einstellung')
  const maintains = useSitzung().berechtigungen.includes('customizing_mandant_pflege')
  const { search, setSearch } = useAddress(EINSTELLUNG_ADDRESS)
  const forHouse = maintains && search.haus
  return (
    <Page kind="form" title={t('titel')} lead={t('lead')} className={classes.root}>
      {maintains && (
        <SegmentedControl
          className={classes.choice ?? ''}
          aria-label={t('wahl.label')}
          data={[
            { value: 'mich', label: t('wahl.mich') },
            { value: 'haus', label: t('wahl.haus') },
          ]}
          value={forHouse ? 'haus' : 'mich'}
          onChange={(value) => setSearch({ haus: value === 'haus' })}
        />
      )}
      {forHouse ? <HausEinstellungen sections={FAHRZEUG_SECTIONS} /> : <OwnEinstellungen />}
    </Page>
  )
}
