import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { percentOf } from '../model/auslastung.ts'
import classes from './Auslastung.module.css'

interface BarProps {
  readonly part: { readonly belegt: number; readonly offen: number; readonly wenige?: boolean }
}

/** A figure in a table: the number, with a bar of its size. */
export function Bar({ part }: BarProps) {
  const { t } = useTranslation('auslastung')
  if (part.wenige === true) return <span className={classes.quiet}>{t('wenige')}</span>
  const percent = percentOf(part)
  if (percent === null) return <span className={classes.quiet}>{t('zu')}</span>
  return (
    <span className={classes.bar}>
      <span className={classes.number}>{percent} %</span>
      <span className={classes.track} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
    </span>
  )
}
