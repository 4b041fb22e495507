import type { Urgency } from '@platzwart/domain/berechtigung/attention'
import { IconAlertTriangle, IconChevronRight, IconListCheck, IconZzz } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Rows } from '../../../ui/list/Rows.tsx'
import type { ShownAttention } from '../model/attention.ts'
import classes from './AttentionList.module.css'

const SIGN = { dringend: IconAlertTriangle, offen: IconListCheck, ruht: IconZzz }

/** Counts are capped at this. */
const MOST = 1000

interface AttentionListProps {
  readonly urgency: Urgency
  readonly items: readonly ShownAttention[]
}

/** Items that need attention, each a link to where they are handled. */
export function AttentionList({ urgency, items }: AttentionListProps) {
  const { t } = useTranslation('verwaltung')
  const Sign = SIGN[urgency]
  return (
    <section className={classes.root} data-urgency={urgency}>
      <h2>
        <Sign size={20} aria-hidden />
        {t(`dringlichkeit.${urgency}`)}
      </h2>
      <Rows>
        {items.map(({ name, href, count }) => (
          <li key={name}>
            <Link to={href} className={classes.item}>
              <span className={classes.count}>
                {count !== null && (count < MOST ? formatNumber(count) : t('viele'))}
              </span>{' '}
              <span>{t(`sache.${name}`, { count: count ?? 1 })}</span>
              <IconChevronRight size={18} aria-hidden className={classes.way} />
            </Link>
          </li>
        ))}
      </Rows>
    </section>
  )
}
