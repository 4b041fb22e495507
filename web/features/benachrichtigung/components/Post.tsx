import { PAGE } from '@platzwart/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { postausgangOptions } from '../api/postausgang.ts'
import { POSTAUSGANG_ADDRESS } from '../model/address.ts'
import classes from './Post.module.css'
import { PostListe } from './PostListe.tsx'
import { StatusChoice } from './StatusChoice.tsx'

/** Sent and queued mails, filtered by status and receiver. */
export function Post() {
  const { t } = useTranslation('auftrag')
  const { search, setSearch } = useAddress(POSTAUSGANG_ADDRESS)
  const { status } = search
  const suche = search.suche.trim()
  const query = useInfiniteQuery(postausgangOptions(status ?? null, suche))
  const narrowed = status !== undefined || suche !== ''
  return (
    <>
      <div className={classes.filter}>
        <StatusChoice status={status} onChange={(chosen) => setSearch({ status: chosen })} />
        <SearchField
          label={t('post.suche')}
          value={search.suche}
          onSearch={(typed) => setSearch({ suche: typed })}
          className={classes.search}
        />
      </div>
      <PostListe
        query={query}
        to={PAGE.adminPostausgang}
        named
        empty={{ title: t(suche === '' ? 'post.leer' : 'post.nichtGefunden'), text: t('post.leerText') }}
        narrowed={narrowed}
        onAll={() => setSearch({ status: undefined, suche: '' })}
      />
    </>
  )
}
