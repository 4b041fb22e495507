import { Button } from '@mantine/core'
import type { RolleView } from '@platzwart/contract/berechtigung'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Rollen.module.css'

interface RolleRowProps {
  readonly rolle: RolleView
  readonly onOpen: () => void
}

/** A role in the narrow layout without the matrix. */
export function RolleRow({ rolle: { name, personen, berechtigungen }, onOpen }: RolleRowProps) {
  const { t } = useTranslation('berechtigung')
  return (
    <li className={classes.row} data-short>
      <div className={classes.name}>
        <strong>{name}</strong>
        <span>{t('rollen.personen', { count: personen, anzahl: formatNumber(personen) })}</span>
        <span>
          {berechtigungen.map((recht) => t(`recht.${recht}.name`)).join(', ') || t('rollen.nichts')}
        </span>
      </div>
      <Button variant="default" aria-label={t('rollen.oeffnen', { name })} onClick={onOpen}>
        {t('form.oeffnen')}
      </Button>
    </li>
  )
}
