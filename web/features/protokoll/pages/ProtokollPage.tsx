import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { usePersonalrat } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import linkButton from '../../../ui/linkButton.module.css'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { protokollDatei, protokollOptions } from '../api/protokoll.ts'
import { Eintrag } from '../components/Eintrag.tsx'
import { Filter } from '../components/Filter.tsx'
import { PROTOKOLL_ADDRESS } from '../model/address.ts'
import classes from './ProtokollPage.module.css'

const NOTHING = { vonTag: undefined, bisTag: undefined, bereich: undefined, suche: '' }

const keyOf = ({ id }: { readonly id: string }) => id

/** The house's audit trail, for people who grant permissions. */
export function ProtokollPage() {
  const { t } = useTranslation('protokoll')
  const { search, setSearch } = useAddress(PROTOKOLL_ADDRESS)
  const query = useInfiniteQuery(protokollOptions(search))
  const clear = () => setSearch(NOTHING)
  const unnamed = usePersonalrat() !== null
  const narrowed = PROTOKOLL_ADDRESS.said(search).length > 0
  return (
    <Page
      kind="list"
      title={t('titel')}
      lead={t('lead')}
      actions={
        <a href={protokollDatei(search)} download className={linkButton.plain}>
          <IconDownload size={18} aria-hidden />
          {t('export')}
        </a>
      }
    >
      {unnamed && <Note kind="hint">{t('ohneVerhalten')}</Note>}
      <div className={classes.filter}>
        <Filter search={search} onChange={setSearch} onClear={clear} />
      </div>
      <List
        listing={pagedListingOf(query, (page) => page.items, keyOf)}
        keyOf={keyOf}
        row={(eintrag) => <Eintrag eintrag={eintrag} />}
        empty={{ title: t('leer'), text: t('leerText') }}
        noHits={narrowed ? { title: t('leer'), onClear: clear } : undefined}
        height="30rem"
      />
    </Page>
  )
}
