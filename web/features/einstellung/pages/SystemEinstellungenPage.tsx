import { PAGE } from '@platzwart/contract/paths'
import { IconCar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import linkButton from '../../../ui/linkButton.module.css'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useSitzung, useStart } from '../../sitzung/api/start.ts'
import classes from '../components/Einstellung.module.css'
import { HausEinstellungen } from '../components/HausEinstellungen.tsx'
import { systemSectionsOf } from '../model/fields.ts'

/** The house's settings beside those of its vehicles, and the way to these, for those who maintain them (U4). */
export function SystemEinstellungenPage() {
  const { t } = useTranslation('einstellung')
  const { menue } = useSitzung()
  const module = useStart().mandant?.module ?? []
  return (
    <div className={`${classes.root} ${classes.atStart}`}>
      <PageHeading
        title={t('system.titel')}
        lead={t('system.lead')}
        actions={
          menue.includes('fahrzeugEinstellungen') && (
            <Link to={PAGE.fahrzeugEinstellungen} search={{ haus: true }} className={linkButton.plain}>
              <IconCar size={18} stroke={1.75} aria-hidden />
              {t('system.fahrzeuge')}
            </Link>
          )
        }
      />
      <HausEinstellungen sections={systemSectionsOf(module)} />
    </div>
  )
}
