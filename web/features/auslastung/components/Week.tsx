import { WOCHENTAG_NAMES } from '@platzwart/domain/time/wochentag'
import { useId } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { percentOf, warmthOf, weekOf } from '../model/auslastung.ts'
import classes from './Auslastung.module.css'
import { Sideways } from './Sideways.tsx'

/** A heat map of the week's hours as a table: every colour is also a number. */
export function Week({ raster }: { readonly raster: Parameters<typeof weekOf>[0] }) {
  const { t } = useTranslation('auslastung')
  const heading = useId()
  const { stunden, tage } = weekOf(raster)
  if (stunden.length === 0) return null
  return (
    <section aria-labelledby={heading} className={classes.part}>
      <h2 id={heading}>{t('teil.stunden')}</h2>
      <Sideways labelledBy={heading} className={classes.scroll}>
        <table className={classes.week} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{t('spalte.wochentag')}</th>
              {stunden.map((stunde) => (
                <th key={stunde} scope="col" abbr={t('uhr', { stunde })}>
                  {stunde}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tage.map(({ wochentag, anteile }) => (
              <tr key={wochentag}>
                <th scope="row">{t(`wochentag.${WOCHENTAG_NAMES[wochentag]}`)}</th>
                {anteile.map((anteil, i) => {
                  const percent = anteil.wenige ? null : percentOf(anteil)
                  const untold = anteil.wenige && anteil.offen > 0
                  return (
                    <td key={stunden[i]} data-warm={percent === null ? undefined : warmthOf(percent)}>
                      {untold && <span aria-hidden="true">–</span>}
                      {percent ?? <span className="visually-hidden">{t(untold ? 'wenige' : 'zu')}</span>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
