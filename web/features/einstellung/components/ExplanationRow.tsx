import { Button } from '@mantine/core'
import { type EinstellungName, isEinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import type { Origin } from '@platzwart/domain/issue'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { groupsThrough, type Line } from '../model/explanation.ts'
import { useWhose } from '../model/useWhose.ts'
import classes from './Pflege.module.css'

interface ExplanationRowProps {
  readonly zeile: Line
  readonly onAusnahme: (name: EinstellungName) => void
}

/** A person's effective value of a setting: origin, layers, and how it would differ in other groups. */
export function ExplanationRow({ zeile, onAusnahme }: ExplanationRowProps) {
  const { t } = useTranslation('einstellungPflege')
  const words = useWhose()
  const { name, wert, herkunft, beitraege, dann } = zeile
  const option = words.option(name)
  const layer = (schicht: Origin, gruppe: string | undefined) => {
    if (schicht !== 'gruppe') return t(`auskunft.beitrag.${schicht}`)
    return gruppe ? t('auskunft.gruppe', { name: gruppe }) : t('auskunft.gruppeAllgemein')
  }
  const woher = layer(herkunft, groupsThrough(zeile).join(', '))
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{option}</strong>
        <span className={classes.quiet}>{t('auskunft.durch', { woher })}</span>
        {dann && (
          <span className={classes.then}>
            {t('auskunft.dann', {
              wert: words.wert(name, dann.wert),
              woher: layer(dann.herkunft, undefined),
            })}
          </span>
        )}
      </div>
      <span className={classes.value}>{words.wert(name, wert)}</span>
      {isEinstellungName(name) && !optionOf(name).nurMandant && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('auskunft.ausnahmeName', { option })}
          onClick={() => onAusnahme(name)}
        >
          {t('auskunft.ausnahme')}
        </Button>
      )}
      {beitraege.length > 1 && (
        <details className={classes.more}>
          <summary aria-label={t('auskunft.schichtenName', { option })}>{t('auskunft.schichten')}</summary>
          <dl className={classes.layers}>
            {beitraege.map(({ schicht, gruppe, wert: says, gilt }) => (
              <div key={`${schicht}${gruppe?.id ?? ''}`}>
                <dt data-gilt={gilt || undefined}>{layer(schicht, gruppe?.name)}</dt>
                <dd data-gilt={gilt || undefined}>
                  {words.wert(name, says)}
                  {gilt && ` (${t('auskunft.gilt')})`}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
