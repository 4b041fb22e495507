import type { AnonymisierungView } from '@platzwart/contract/benutzer'
import { isFixed } from '@platzwart/domain/datenschutz/freitexte'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { placeOf } from '../model/freitextPlaces.ts'
import classes from './Benutzer.module.css'

/** Free texts that may name a person to be anonymised, with links for editing them first. */
export function Erwaehnungen({ erwaehnungen }: Pick<AnonymisierungView, 'erwaehnungen'>) {
  const { t } = useTranslation('benutzer')
  if (erwaehnungen.length === 0) return <p>{t('anonym.nirgends')}</p>
  return (
    <Note kind="hint" title={t('anonym.erwaehnt')}>
      <p>{t('anonym.erwaehntText')}</p>
      <ul className={classes.buchungen}>
        {erwaehnungen.map(({ stelle, anzahl, ziele }) => (
          <li key={stelle}>
            {t('anonym.mal', { titel: t(`anonym.stelle.${stelle}`), behind: formatNumber(anzahl) })}
            {isFixed(stelle) && ` (${t('anonym.fest')})`}
            {ziele.map((ziel, at) => (
              <span key={ziel}>
                {' '}
                <a href={placeOf(stelle, ziel)} target="_blank" rel="noopener">
                  {t('anonym.ansehenStelle', { stelle: t(`anonym.stelle.${stelle}`), nummer: at + 1 })}
                </a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Note>
  )
}
