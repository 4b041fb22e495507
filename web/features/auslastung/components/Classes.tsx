import type { AuswertungView } from '@platzwart/contract/leseraum/auswertung'
import type { ClassName } from '@platzwart/domain/leseraum/auswertung/auswertung'
import { type Amount, classText } from '@platzwart/domain/leseraum/auswertung/classText'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Auslastung.module.css'
import own from './Auswertung.module.css'
import { TablePart } from './TablePart.tsx'
import { useAmount } from './useAmount.ts'

interface ClassesProps {
  readonly name: ClassName
  readonly rows: AuswertungView['klassen'][ClassName]
  readonly tabelle: boolean
}

/**
 * The distribution of bookings over classes, beside the period before: as bars with numbers, or as numbers
 * only.
 */
export function Classes({ name, rows, tabelle }: ClassesProps) {
  const { t } = useTranslation('auswertung')
  const amount = useAmount()
  const bound = (value: Amount | number) => (typeof value === 'number' ? value : amount(value))
  const most = Math.max(1, ...rows.map(({ anzahl }) => anzahl ?? 0))
  const told = (count: number | null) => (count === null ? t('wenige') : formatNumber(count))
  return (
    <TablePart title={t(`teil.${name}`)}>
      <thead>
        <tr>
          <th scope="col">{t('spalte.was')}</th>
          {!tabelle && <td aria-hidden="true" />}
          <th scope="col" className={classes.right}>
            {t('spalte.jetzt')}
          </th>
          <th scope="col" className={classes.right}>
            {t('spalte.davor')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ unter, anzahl, davor }, i) => {
          const { key, von, bis } = classText(name, i)
          return (
            <tr key={unter ?? 'ab'}>
              <th scope="row">{t(`klasse.${key}`, { von: bound(von), bis: bound(bis) })}</th>
              {!tabelle && (
                <td aria-hidden="true" className={own.wide}>
                  <div className={own.stacked}>
                    <span className={own.came} style={{ width: `${(100 * (anzahl ?? 0)) / most}%` }} />
                  </div>
                </td>
              )}
              <td className={classes.right}>{told(anzahl)}</td>
              <td className={classes.right}>{told(davor)}</td>
            </tr>
          )
        })}
      </tbody>
    </TablePart>
  )
}
