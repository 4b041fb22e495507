import { ActionIcon, Skeleton } from '@mantine/core'
import type { Sichtbarkeit } from '@platzwart/contract/leseraum/team'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { sichtbarkeitOptions } from '../api/team.ts'
import { Beside } from '../components/Beside.tsx'
import { SichtbarkeitSwitches } from '../components/SichtbarkeitSwitches.tsx'
import classes from '../components/Team.module.css'
import { TeamWeek } from '../components/TeamWeek.tsx'
import { useTeamLive } from '../model/useTeamLive.ts'
import { useTeamWeek } from '../model/useTeamWeek.ts'
import type { Termin } from '../model/week.ts'

const seesSomebody = ({ aus, gruppen }: Sichtbarkeit) =>
  aus === null && gruppen.some(({ sichtbar }) => sichtbar)

/** Where visible team members sit this week, and whether the person is visible themselves. */
export function TeamPage() {
  const { t } = useTranslation('team')
  useTeamLive()
  const { data, error, isError, refetch } = useQuery(sichtbarkeitOptions)
  const failed = isError && data === undefined
  return (
    <Page
      kind="list"
      title={t('titel')}
      lead={t('lead')}
      className={classes.root}
      data-focus-region
      aria-busy={data === undefined && !failed}
    >
      {failed && <FailureState failure={error} onRetry={() => void refetch()} />}
      {!failed && data === undefined && <Waiting />}
      {data !== undefined && (
        <>
          {seesSomebody(data) && <Week />}
          {!seesSomebody(data) && data.aus === null && (
            <EmptyState title={t('leer.titel')}>{t('leer.text')}</EmptyState>
          )}
          <SichtbarkeitSwitches />
        </>
      )}
    </Page>
  )
}

function Waiting() {
  return (
    <Loading className={classes.waiting}>
      <Skeleton height="100%" />
    </Loading>
  )
}

function Week() {
  const { t } = useTranslation('team')
  const { woche, von, bis, kollegen, tage, failed, goTo } = useTeamWeek()
  const [beside, setBeside] = useState<Termin | null>(null)
  const said = { von: formatWochentagTag(von), bis: formatWochentagTag(bis) }
  const { vorige, naechste } = woche
  return (
    <>
      <div className={classes.weeks}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('vorige')}
          disabled={vorige === null}
          onClick={() => vorige && goTo(vorige)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Announced as="b">{t('woche', said)}</Announced>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('naechste')}
          disabled={naechste === null}
          onClick={() => naechste && goTo(naechste)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      {failed && <FailureState failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && (kollegen === undefined || tage === undefined) && <Waiting />}
      {kollegen !== undefined && tage !== undefined && (
        <>
          {!kollegen.kollegen.some(({ ich }) => !ich) && (
            <Note kind="hint" title={t('allein')}>
              <p>{t('alleinText')}</p>
            </Note>
          )}
          <TeamWeek
            tage={tage}
            kollegen={kollegen.kollegen}
            label={t('tabelle', said)}
            onBeside={setBeside}
          />
          {kollegen.mehr && <p className={classes.quiet}>{t('mehr')}</p>}
        </>
      )}
      <Beside termin={beside} onClose={() => setBeside(null)} />
    </>
  )
}
