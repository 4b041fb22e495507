import { SegmentedControl } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { WayBack } from '../../../ui/pflege/WayBack.tsx'
import { freigabeOptions } from '../api/freigaben.ts'
import { FreigabeKarte } from '../components/FreigabeKarte.tsx'
import { FreigabeListe } from '../components/FreigabeListe.tsx'
import { FREIGABE_ADDRESS } from '../model/address.ts'
import { useFreigabenLive } from '../model/useFreigabenLive.ts'
import classes from './FreigabenPage.module.css'

/** Special trips to decide; `?buchung=` shows the one that a mail links to. Opening it decides nothing. */
export function FreigabenPage() {
  const { t } = useTranslation('freigabe')
  const approver = useSitzung().berechtigungen.includes('fahrzeug_freigabe_von_sonderfahrten')
  const { buchung } = useAddress(FREIGABE_ADDRESS).search
  if (!approver) {
    return (
      <Page kind="list" title={t('titel')}>
        <EmptyState title={t('nurFreigeber')} />
      </Page>
    )
  }
  return buchung === undefined ? <Liste /> : <One key={buchung} id={buchung} />
}

function Liste() {
  const { t } = useTranslation('freigabe')
  const { search, setSearch } = useAddress(FREIGABE_ADDRESS)
  const { entschieden } = search
  useFreigabenLive()
  return (
    <Page kind="list" title={t('titel')} lead={t('lead')} className={classes.root}>
      <SegmentedControl
        className={classes.tabs ?? ''}
        aria-label={t('ansicht')}
        data={[
          { value: 'offen', label: t('offen') },
          { value: 'entschieden', label: t('entschieden') },
        ]}
        value={entschieden ? 'entschieden' : 'offen'}
        onChange={(value) => setSearch({ entschieden: value === 'entschieden' })}
      />
      <FreigabeListe key={String(entschieden)} entschieden={entschieden} />
    </Page>
  )
}

function One({ id }: { readonly id: string }) {
  const { t } = useTranslation('freigabe')
  const query = useQuery(freigabeOptions(id))
  useFreigabenLive()
  return (
    <Page
      kind="form"
      title={t('einzeln.titel')}
      back={<WayBack to={PAGE.freigaben} text={t('einzeln.alle')} />}
    >
      {query.data ? (
        <FreigabeKarte freigabe={query.data} onDone={() => undefined} />
      ) : query.isError ? (
        <FailureState failure={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading height="22rem" />
      )}
    </Page>
  )
}
