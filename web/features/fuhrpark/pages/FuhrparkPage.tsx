import { Button, Checkbox } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import buttons from '../../../ui/linkButton.module.css'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useFahrzeugLive } from '../../fahrzeug/model/useFahrzeugLive.ts'
import { fuhrparkOptions } from '../api/fuhrpark.ts'
import classes from '../components/Fuhrpark.module.css'
import { FuhrparkListe } from '../components/FuhrparkListe.tsx'
import { ListeLoading } from '../components/ListeLoading.tsx'
import { FUHRPARK_ADDRESS } from '../model/address.ts'

/** The fleet for those who maintain it. */
export function FuhrparkPage() {
  const { t } = useTranslation('fuhrpark')
  useFahrzeugLive()
  return (
    <>
      <PageHeading
        title={t('titel')}
        lead={t('lead')}
        actions={
          <Link to="/admin/fahrzeuge/$id" params={{ id: 'neu' }} className={buttons.primary}>
            <IconPlus size={18} aria-hidden />
            {t('neu')}
          </Link>
        }
      />
      <Fuhrpark />
    </>
  )
}

function Fuhrpark() {
  const { t } = useTranslation('fuhrpark')
  const { search, setSearch } = useAddress(FUHRPARK_ADDRESS)
  const { suche, deaktivierte } = search
  const query = useInfiniteQuery(fuhrparkOptions(suche.trim(), deaktivierte))
  const fahrzeuge = query.data?.pages.flatMap(({ items }) => items) ?? []
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
      {query.isError && <FailureState failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <ListeLoading />}
      {query.isSuccess && fahrzeuge.length === 0 && (
        <Empty searched={suche !== ''} onAll={() => setSearch({ suche: '' }, true)} />
      )}
      {fahrzeuge.length > 0 && (
        <FuhrparkListe
          fahrzeuge={fahrzeuge}
          laedt={query.isFetchingNextPage}
          mehr={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        />
      )}
    </div>
  )
}

function Empty({ searched, onAll }: { readonly searched: boolean; readonly onAll: () => void }) {
  const { t } = useTranslation('fuhrpark')
  if (!searched) return <EmptyState title={t('liste.leer')}>{t('liste.leerText')}</EmptyState>
  return (
    <EmptyState
      title={t('liste.keine')}
      action={
        <Button variant="default" onClick={onAll}>
          {t('liste.alle')}
        </Button>
      }
    />
  )
}
