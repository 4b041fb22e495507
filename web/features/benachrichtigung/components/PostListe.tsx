import { Button, Skeleton } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { changed } from '../../../platform/address/declareAddress.ts'
import { formatMoment } from '../../../platform/format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { useZone } from '../../sitzung/api/start.ts'
import { postausgangOptions, type Status } from '../api/postausgang.ts'
import { MessageStatus } from './MessageStatus.tsx'
import classes from './PostListe.module.css'

/** Every mail of the house, the newest first; each leads to what it says. */
export function PostListe({ status }: { readonly status: Status | null }) {
  const { t } = useTranslation('auftrag')
  const zone = useZone()
  const query = useInfiniteQuery(postausgangOptions(status))
  if (query.data === undefined) {
    if (query.isError) return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
    return <Skeleton height="30rem" />
  }
  const mails = query.data.pages.flatMap((page) => page.items)
  if (mails.length === 0) return <EmptyState title={t('post.leer')}>{t('post.leerText')}</EmptyState>
  return (
    <>
      <ul className={classes.liste}>
        {mails.map(({ id, betreff, empfaenger, status: stand, erstellt, fehler }) => (
          <li key={id}>
            <Link to={PAGE.adminPostausgang} search={changed({ nachricht: id })} className={classes.row}>
              <span className={classes.subject}>{betreff ?? t('post.ohneBetreff')}</span>
              <span className={classes.an}>
                {t('post.an', { name: `${empfaenger.name} (${empfaenger.email})` })}
              </span>
              <MessageStatus status={stand} />
              <span className={classes.time}>{formatMoment(Temporal.Instant.from(erstellt), zone)}</span>
              {fehler !== null && <span className={classes.fehler}>{t('post.fehler', { fehler })}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('post.mehr')}
        </Button>
      )}
    </>
  )
}
