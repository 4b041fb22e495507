import { PAGE } from '@platzwart/contract/paths'
import { IconChecklist, IconId } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useZaehler } from '../../freigabe/model/useZaehler.ts'
import classes from './Today.module.css'

const WAITING = [
  { art: 'freigaben', to: PAGE.freigaben, Sign: IconChecklist },
  { art: 'fuehrerscheine', to: PAGE.fuehrerschein, Sign: IconId },
] as const

/** What others wait for; `sonst` if there is nothing. */
export function ToDo({ sonst }: { readonly sonst: ReactNode }) {
  const { t } = useTranslation('freigabe')
  const { t: heute } = useTranslation('heute')
  const zaehler = useZaehler()
  const shown = WAITING.filter(({ art }) => (zaehler[art] ?? 0) > 0)
  if (shown.length === 0) return sonst
  return (
    <section aria-labelledby="zu-erledigen" className={classes.part}>
      <h2 id="zu-erledigen">{heute('zuErledigen')}</h2>
      <ul className={classes.list}>
        {shown.map(({ art, to, Sign }) => (
          <li key={art}>
            <Link to={to} className={classes.row}>
              <Sign size={20} stroke={1.75} aria-hidden />
              <b>{t(`zaehler.${art}`, { count: zaehler[art] ?? 0 })}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
