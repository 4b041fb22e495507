import { PAGE } from '@platzwart/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { postausgangOptions } from '../api/postausgang.ts'
import { POSTAUSGANG_ADDRESS } from '../model/address.ts'
import { PostListe } from './PostListe.tsx'
import { StatusChoice } from './StatusChoice.tsx'

/** What was sent and what waits, of one status or of all. */
export function Post() {
  const { t } = useTranslation('auftrag')
  const { search, setSearch } = useAddress(POSTAUSGANG_ADDRESS)
  const { status } = search
  const query = useInfiniteQuery(postausgangOptions(status ?? null))
  return (
    <>
      <StatusChoice status={status} onChange={(chosen) => setSearch({ status: chosen })} />
      <PostListe
        query={query}
        to={PAGE.adminPostausgang}
        named
        empty={{ title: t('post.leer'), text: t('post.leerText') }}
        narrowed={status !== undefined}
        onAll={() => setSearch({ status: undefined })}
      />
    </>
  )
}
