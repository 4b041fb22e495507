import * as wire from '@platzwart/contract/operations/zugriffstoken'
import type { ZugriffstokenView } from '@platzwart/contract/zugriffstoken'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { HOUSE_TOKENS, houseTokensOptions } from '../api/tokens.ts'
import { TokenRow } from './TokenRow.tsx'

/** The programs that act in the name of people of the house. */
export function HouseTokens() {
  const { t } = useTranslation('zugriffstoken')
  const query = useInfiniteQuery(houseTokensOptions)
  const revoke = useAct(wire.revokeHausZugriffstoken, {
    input: ({ id }: ZugriffstokenView) => ({ id }),
    says: (_, { name }) => t('liste.widerrufenIst', { name }),
    refreshes: [HOUSE_TOKENS],
  })
  return (
    <section className={pflege.section} aria-labelledby="haus-token">
      <h2 id="haus-token">{t('haus.titel')}</h2>
      <p>{t('haus.text')}</p>
      <List
        listing={pagedListingOf(
          query,
          ({ items }) => items,
          ({ id }) => id,
        )}
        keyOf={({ id }) => id}
        row={(token) => <TokenRow token={token} revoke={revoke} />}
        empty={{ title: t('haus.leer'), text: t('haus.leerText'), small: true }}
        height="8rem"
      />
    </section>
  )
}
