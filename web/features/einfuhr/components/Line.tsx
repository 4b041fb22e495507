import type { EinfuhrLineView } from '@platzwart/contract/einfuhr'
import { IconBan, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Einfuhr.module.css'

const SIGN = { neu: IconPlus, geaendert: IconPencil, unveraendert: IconEqual, abgelehnt: IconBan }

/** A line of a file: its record, the outcome, and why not. */
export function Line({ zeile: line }: { readonly zeile: EinfuhrLineView }) {
  const { t } = useTranslation('einfuhr')
  const { zeile, urteil, titel, zusatz, aenderungen, verstoesse } = line
  const Sign = SIGN[urteil]
  return (
    <li className={classes.line} data-urteil={urteil}>
      <span className={classes.nr}>{t('vorschau.zeile', { zeile })}</span>
      <div className={classes.who}>
        <strong>{titel || '–'}</strong>
        <span>{zusatz}</span>
      </div>
      <span className={classes.urteil}>
        <Sign size={16} stroke={2} aria-hidden />
        {t(`urteil.${urteil}`)}
      </span>
      {verstoesse.length > 0 && (
        <ul className={classes.reasons}>
          {verstoesse.map(({ spalte, wert, detail }) => (
            <li key={`${spalte}${detail}`}>
              {spalte === ''
                ? detail
                : wert === ''
                  ? t('vorschau.verstossOhneWert', { spalte, detail })
                  : t('vorschau.verstoss', { spalte, wert, detail })}
            </li>
          ))}
        </ul>
      )}
      {urteil === 'geaendert' && (
        <ul className={classes.reasons}>
          {aenderungen.map(({ spalte, vorher, nachher }) => (
            <li key={spalte}>
              {vorher === null || vorher === ''
                ? t('vorschau.dazu', { spalte, nachher })
                : t('vorschau.aenderung', { spalte, vorher, nachher })}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
