import type { MandantOverview } from '@platzwart/contract/mandant'
import { isModul } from '@platzwart/domain/mandant/module'
import { tagOf } from '@platzwart/domain/time/zone'
import { Link } from '@tanstack/react-router'
import { useMinute } from '../../../platform/clock.ts'
import { formatNumber } from '../../../platform/format.ts'
import { spokenTag } from '../../../platform/relativeTime.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { spokenSize } from '../model/fileSize.ts'
import classes from './MandantRow.module.css'

/** A house in the list: its name, and its activity. */
export function MandantRow({ haus }: { readonly haus: MandantOverview }) {
  const { t } = useTranslation('betreiber')
  const { id, name, domains, module, menschen, buchungen, bytes } = haus
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <Link
          to="/admin/mandanten/$id"
          params={{ id }}
          className={`${pflege.link} ${classes.title}`}
          aria-label={t('liste.oeffnen', { name })}
        >
          {name}
        </Link>
        {haus.gesperrt && <span className={classes.closed}>{t('liste.gesperrt')}</span>}
        <span className={classes.domains}>{domains.join(' · ') || t('liste.ohneDomain')}</span>
      </div>
      <ul className={classes.module} aria-label={t('feld.module')}>
        {module.filter(isModul).map((modul) => (
          <li key={modul}>{t(`modul.${modul}`)}</li>
        ))}
      </ul>
      <div className={classes.figures}>
        <span>{t('liste.menschen', { count: menschen, anzahl: formatNumber(menschen) })}</span>
        <span>{t('liste.buchungen', { count: buchungen, anzahl: formatNumber(buchungen) })}</span>
        <span>
          {bytes === 0 ? t('liste.keineDateien') : t('liste.speicher', { groesse: spokenSize(t, bytes) })}
        </span>
        <LastSeen at={haus.letzteAnmeldung} />
      </div>
    </li>
  )
}

function LastSeen({ at }: { readonly at: string | null }) {
  const { t } = useTranslation('betreiber')
  const zone = useZone()
  const heute = tagOf(useMinute(), zone)
  if (at === null) return <span>{t('liste.nie')}</span>
  return <span>{t('liste.zuletzt', { wann: spokenTag(tagOf(Temporal.Instant.from(at), zone), heute) })}</span>
}
