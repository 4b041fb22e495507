import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Art } from '../model/counted.ts'
import { useZaehler } from '../model/useZaehler.ts'
import classes from './Zaehler.module.css'

/** Above this the exact number is of no use. */
const MOST = 99

/** The number of tasks waiting for this person, as a badge and in words; nothing if there are none. */
export function Zaehler({ arten }: { readonly arten: readonly Art[] }) {
  const { t } = useTranslation('freigabe')
  const zaehler = useZaehler()
  const waiting = arten.filter((art) => (zaehler[art] ?? 0) > 0)
  const sum = waiting.reduce((total, art) => total + (zaehler[art] ?? 0), 0)
  if (sum === 0) return null
  const words = waiting.map((art) => t(`zaehler.${art}`, { count: zaehler[art] ?? 0 })).join(', ')
  return (
    <span className={classes.root} title={words}>
      <span aria-hidden="true">{sum > MOST ? `${MOST}+` : sum}</span>
      <span className="visually-hidden">({words})</span>
    </span>
  )
}
