import { Checkbox } from '@mantine/core'
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
import { EinfuhrDialog } from '../../einfuhr/components/EinfuhrDialog.tsx'
import { TableWays } from '../../einfuhr/components/TableWays.tsx'
import { wayIn } from '../../einfuhr/model/wayIn.ts'
import { useFahrzeugLive } from '../../fahrzeug/model/useFahrzeugLive.ts'
import { FUHRPARK_KEYS, fuhrparkDatei, fuhrparkOptions } from '../api/fuhrpark.ts'
import classes from '../components/Fuhrpark.module.css'
import { FuhrparkRow } from '../components/FuhrparkRow.tsx'
import { FUHRPARK_ADDRESS } from '../model/address.ts'

const READ_ANEW = FUHRPARK_KEYS.map((name) => [name])

/** The fleet for people who maintain vehicles. */
export function FuhrparkPage() {
  const { t } = useTranslation('fuhrpark')
  const { search, setSearch } = useAddress(FUHRPARK_ADDRESS)
  useFahrzeugLive()
  return (
    <Page
      kind="list"
      title={t('titel')}
      lead={t('lead')}
      actions={
        <>
          <Link to="/admin/fahrzeuge/$id" params={{ id: 'neu' }} className={buttons.primary}>
            <IconPlus size={18} aria-hidden />
            {t('neu')}
          </Link>
          <TableWays href={fuhrparkDatei(search.suche.trim())} onOpen={() => setSearch({ einlesen: true })} />
        </>
      }
    >
      <Fuhrpark />
      <EinfuhrDialog art="fahrzeuge" refreshes={READ_ANEW} {...wayIn({ search, setSearch })} />
    </Page>
  )
}

function Fuhrpark() {
  const { t } = useTranslation('fuhrpark')
  const { search, setSearch } = useAddress(FUHRPARK_ADDRESS)
  const { suche, deaktivierte } = search
  const query = useInfiniteQuery(fuhrparkOptions(suche.trim(), deaktivierte))
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <SearchField
          label={t('liste.suche')}
          value={suche}
          onSearch={(text) => setSearch({ suche: text }, true)}
          className={classes.suche}
        />
        <Checkbox
          label={t('liste.deaktivierte')}
          checked={deaktivierte}
          onChange={(event) => setSearch({ deaktivierte: event.currentTarget.checked }, true)}
        />
      </div>
      <List
        listing={pagedListingOf(query, ({ items }) => items, keyOf)}
        keyOf={keyOf}
        row={(fahrzeug) => <FuhrparkRow fahrzeug={fahrzeug} />}
        empty={{ title: t('liste.leer'), text: t('liste.leerText') }}
        noHits={
          suche === ''
            ? undefined
            : { title: t('liste.keine'), onClear: () => setSearch({ suche: '' }, true) }
        }
        height="16rem"
      />
    </div>
  )
}

const keyOf = ({ id }: { readonly id: string }) => id
