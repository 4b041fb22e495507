import type { StandortView } from '@platzwart/contract/standort'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatTag } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { WayToNew } from '../../../ui/pflege/WayToNew.tsx'
import { standorteOptions } from '../api/standorte.ts'
import { useStandortLive } from '../model/useStandortLive.ts'

/** The locations of the house (L2). */
export function LokationenPage() {
  const { t } = useTranslation('standort')
  useStandortLive()
  const query = useQuery(standorteOptions)
  return (
    <Page kind="list" title={t('titel')} lead={t('lead')} actions={<New />}>
      <List
        listing={listingOf(query)}
        keyOf={({ id }) => id}
        row={(standort) => <Row standort={standort} />}
        empty={{ title: t('leer'), text: t('leerText'), action: <New /> }}
        height="12rem"
      />
    </Page>
  )
}

function New() {
  const { t } = useTranslation('standort')
  return <WayToNew to="/admin/lokationen/$id" text={t('neu')} />
}

function Row({ standort }: { readonly standort: StandortView }) {
  const { t } = useTranslation('standort')
  const zone = useZone()
  const { id, name, adresse, abstellplaetze, erstellt, geaendert } = standort
  const dayOf = (moment: string) =>
    formatTag(Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate())
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link
          to="/admin/lokationen/$id"
          params={{ id }}
          className={classes.link}
          aria-label={t('oeffnen', { name })}
        >
          {name}
        </Link>
        <span className={classes.quiet}>
          {adresse === '' ? t('ohneAdresse') : adresse.split('\n').join(', ')}
        </span>
      </div>
      <div className={classes.marken}>
        <span className={classes.marke}>{t('plaetze', { count: abstellplaetze.length })}</span>
        {geaendert !== null ? (
          <span className={classes.marke}>{t('geaendert', { tag: dayOf(geaendert) })}</span>
        ) : (
          erstellt !== null && (
            <span className={classes.marke}>{t('angelegt', { tag: dayOf(erstellt) })}</span>
          )
        )}
      </div>
    </li>
  )
}
