import { PAGE } from '@platzwart/contract/paths'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import buttons from '../../../ui/linkButton.module.css'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { mandantenOptions } from '../api/mandanten.ts'
import classes from '../components/Mandant.module.css'
import { MandantRow } from '../components/MandantRow.tsx'
import { MANDANTEN_ADDRESS } from '../model/address.ts'

const keyOf = ({ id }: { readonly id: string }) => id

/** All houses of the installation, for operators: figures, and nobody's data. */
export function MandantenPage() {
  const { t } = useTranslation('betreiber')
  const { search, setSearch } = useAddress(MANDANTEN_ADDRESS)
  const { suche } = search
  const query = useInfiniteQuery(mandantenOptions(suche.trim()))
  const neu = (
    <Link to={PAGE.adminMandantNeu} className={buttons.primary}>
      <IconPlus size={18} aria-hidden />
      {t('neu')}
    </Link>
  )
  const none = query.data?.pages[0]?.items.length === 0 && suche === ''
  return (
    <Page
      kind="list"
      title={t('titel')}
      lead={t('lead')}
      actions={none ? undefined : neu}
      className={classes.root}
    >
      {!none && (
        <SearchField
          label={t('liste.suche')}
          value={suche}
          onSearch={(text) => setSearch({ suche: text }, true)}
          className={classes.search}
        />
      )}
      <List
        listing={pagedListingOf(query, ({ items }) => items, keyOf)}
        keyOf={keyOf}
        row={(haus) => <MandantRow haus={haus} />}
        empty={{ title: t('liste.leer'), text: t('liste.leerText'), action: neu }}
        noHits={
          suche === ''
            ? undefined
            : { title: t('liste.keine'), onClear: () => setSearch({ suche: '' }, true) }
        }
        height="18rem"
      />
    </Page>
  )
}
