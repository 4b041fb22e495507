import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Near } from '../model/near.ts'
import classes from './FreieZeiten.module.css'

const KINDS = [
  ['viel', 4],
  ['wenig', 1],
  ['voll', 0],
] as const

/** Explains the strip's colours; each cell also says it in words. */
export function FreieZeitenLegend({ near }: { readonly near: Near | null }) {
  const { t } = useTranslation('freieZeiten')
  return (
    <ul className={classes.legend} aria-label={t('legende.titel')}>
      {KINDS.map(([name, warmth]) => (
        <li key={name}>
          <span className={classes.sample} data-warm={warmth} aria-hidden="true" />
          {t(`legende.${name}`)}
        </li>
      ))}
      <li>
        <span className={classes.sample} data-eigene="" aria-hidden="true" />
        {t('legende.eigene')}
      </li>
      {near !== null && near.buchungen.length > 0 && (
        <li>
          <span className={classes.sample} data-near="" aria-hidden="true" />
          {t('nah.da', { name: near.name })}
        </li>
      )}
    </ul>
  )
}
