import { Badge, Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/sitzung'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../../platform/format.ts'
import type { ActiveSession } from '../../../platform/session/currentSession.ts'
import { deviceOf } from '../../../platform/session/device.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { sessionsOptions } from '../api/sessions.ts'
import classes from './SessionList.module.css'

/** S3: the person's sessions, with buttons to end them. */
export function SessionList() {
  const { t } = useTranslation()
  const query = useQuery({ ...sessionsOptions, throwOnError: false })
  return (
    <Panel aria-labelledby="geraete">
      <h2 id="geraete">{t('sitzung:sitzungen.title')}</h2>
      <p>{t('sitzung:sitzungen.intro')}</p>
      <div className={classes.list}>
        <List
          listing={listingOf(query)}
          keyOf={({ id }) => id}
          row={(session) => <SessionRow session={session} current={session.current} />}
          shape="cards"
          empty={{ title: t('sitzung:sitzungen.title'), small: true }}
          height="4rem"
        />
      </div>
      {(query.data?.length ?? 0) > 1 && <EndOthers />}
    </Panel>
  )
}

/** Ends all sessions except this one. */
function EndOthers() {
  const { t } = useTranslation()
  const end = useAct(wire.endOtherSitzungen, {
    input: (_: null) => ({ body: {} }),
    says: () => t('sitzung:sitzungen.othersEnded'),
    refreshes: [sessionsOptions.queryKey],
  })
  return (
    <div>
      <Button variant="default" loading={end.busy} onClick={() => end.start(null)}>
        {t('sitzung:sitzungen.endOthers')}
      </Button>
    </div>
  )
}

function SessionRow({ session, current }: { session: ActiveSession; current: boolean }) {
  const { t } = useTranslation()
  const zone = useZone()
  const end = useAct(wire.endSitzung, {
    input: (id: string) => ({ body: { id } }),
    says: () => t('sitzung:sitzungen.ended'),
    refreshes: [sessionsOptions.queryKey],
  })
  const device = deviceOf(session.userAgent)
  const name = device ? t('sitzung:sitzungen.device', { ...device }) : t('sitzung:sitzungen.unknownDevice')
  const time = formatMoment(Temporal.Instant.from(session.createdAt), zone)
  return (
    <li className={classes.row}>
      <div>
        <strong>{name}</strong>
        {current && (
          <Badge variant="light" ml="xs">
            {t('sitzung:sitzungen.current')}
          </Badge>
        )}
        <p>{t('sitzung:sitzungen.since', { time })}</p>
        <p>
          {t('sitzung:sitzungen.used', {
            time: formatMoment(Temporal.Instant.from(session.updatedAt), zone),
          })}
          {session.ipAddress ? ` · ${t('sitzung:sitzungen.network', { network: session.ipAddress })}` : ''}
        </p>
      </div>
      {!current && (
        <Button
          variant="default"
          loading={end.busy}
          onClick={() => end.start(session.id)}
          aria-label={t('sitzung:sitzungen.endNamed', { device: name, time })}
        >
          {t('sitzung:sitzungen.end')}
        </Button>
      )}
    </li>
  )
}
