import { Anchor } from '@mantine/core'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { attentionOptions, figuresOptions } from '../api/attention.ts'
import { AttentionList } from '../components/AttentionList.tsx'
import { Glance } from '../components/Glance.tsx'
import { byUrgency } from '../model/attention.ts'
import { tilesOf } from '../model/glance.ts'
import classes from './OverviewPage.module.css'

/** `/admin`: the house at a glance, and what needs this administrator's attention. */
export function OverviewPage() {
  const { t } = useTranslation('verwaltung')
  const { data, error, refetch } = useQuery(attentionOptions)
  // If the glance fails it is left out: pending items are the purpose of the page.
  const figures = useQuery({ ...figuresOptions, throwOnError: false })
  const groups = byUrgency(data ?? [])
  const calm = groups.every(({ urgency }) => urgency === 'ruht')
  return (
    <Page kind="list" title={t('titel')} lead={t('lead')}>
      <div className={classes.root}>
        {figures.isPending && <Loading height="9rem" />}
        {figures.data !== undefined && <Glance tiles={tilesOf(figures.data, data ?? [])} />}
        {data === undefined && error === null && <Loading height="20rem" />}
        {data === undefined && error !== null && (
          <FailureState failure={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && calm && <EmptyState title={t('gut')}>{t('gutText')}</EmptyState>}
        {groups.map(({ urgency, items }) => (
          <AttentionList key={urgency} urgency={urgency} items={items} />
        ))}
        <p>
          <Anchor href={ENDPOINTS.docs}>{t('schnittstelle')}</Anchor>
          <br />
          {t('schnittstelleText')}
        </p>
      </div>
    </Page>
  )
}
