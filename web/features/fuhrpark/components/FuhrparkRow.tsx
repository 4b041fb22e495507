import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { Fahrzeugbild } from '../../flotte/components/Fahrzeugbild.tsx'
import { Kennzeichen } from '../../flotte/components/Kennzeichen.tsx'
import classes from './FuhrparkRow.module.css'

/** A vehicle of the fleet as a row. */
export function FuhrparkRow({ fahrzeug }: { readonly fahrzeug: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const { marke, modell, kennzeichen, zustand } = fahrzeug
  return (
    <li className={classes.row} data-deaktiviert={fahrzeug.deaktiviert ? '' : undefined}>
      <div className={classes.bild}>
        <Fahrzeugbild bild={fahrzeug.bild} kategorie={fahrzeug.kategorie} />
      </div>
      <div className={classes.name}>
        <Link
          to="/admin/fahrzeuge/$id"
          params={{ id: fahrzeug.id }}
          className={pflege.link}
          aria-label={t('liste.oeffnen', { kennzeichen, marke, modell })}
        >
          {t('liste.name', { marke, modell })}
        </Link>
        <Kennzeichen text={kennzeichen} />
      </div>
      <div className={classes.angaben}>
        <span>{t(`fahrzeug:kategorie.${fahrzeug.kategorie}`)}</span>
        <span>{fahrzeug.standort.name}</span>
        <span>{t('liste.kilometer', { km: formatNumber(zustand.kilometerstand) })}</span>
      </div>
      <div className={classes.marken}>
        {fahrzeug.offeneSchaeden > 0 && (
          <span className={classes.schaden}>{t('liste.schaeden', { count: fahrzeug.offeneSchaeden })}</span>
        )}
        {fahrzeug.deaktiviert && <span className={classes.away}>{t('liste.deaktiviert')}</span>}
      </div>
    </li>
  )
}
