import { NativeSelect } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useMinute } from '../../../platform/clock.ts'
import { useReadOnNews } from '../../../platform/live/useReadOnNews.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useToday } from '../../../ui/dates/today.ts'
import { BulkBar } from '../../../ui/list/bulk/BulkBar.tsx'
import { SelectBox } from '../../../ui/list/bulk/SelectBox.tsx'
import { useTogether } from '../../../ui/list/bulk/useTogether.ts'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { grundrisseOptions } from '../../leseraum/api/plan.ts'
import { cancelBuchungen, RAEUME, raeumeOptions, undoBuchung } from '../api/raeume.ts'
import { BuchungenFilter } from '../components/BuchungenFilter.tsx'
import { BuchungenTabs } from '../components/BuchungenTabs.tsx'
import classes from '../components/Buchungspflege.module.css'
import { LockDialog } from '../components/LockDialog.tsx'
import { MoveDialog } from '../components/MoveDialog.tsx'
import { PlatzBuchung, type PlatzDeed } from '../components/PlatzBuchung.tsx'
import { StornoDialog } from '../components/StornoDialog.tsx'
import { RAEUME_ADDRESS } from '../model/address.ts'
import { daysOf, windowOf } from '../model/days.ts'
import { mayFall } from '../model/mayFall.ts'
import { usePlatzWords } from '../model/useBuchungWords.ts'
import { useMore } from '../model/useMore.ts'

const keyOf = ({ id }: BuchungView) => id

/** All bookings of seats and rooms of the house, for their administrators. */
export function PlatzBuchungenPage() {
  const { t } = useTranslation('buchungspflege')
  const { search, setSearch } = useAddress(RAEUME_ADDRESS)
  const { suche, grundriss, status } = search
  const plans = useQuery(grundrisseOptions).data ?? []
  const zone = useZone()
  const days = daysOf(search, useToday())
  const query = useInfiniteQuery(
    raeumeOptions({ suche, grundrissId: grundriss, status, ...windowOf(days, zone) }),
  )
  const listing = pagedListingOf(query, ({ items }) => items, keyOf)
  const { nameOf } = usePlatzWords()
  const jetzt = useMinute()
  const [falls, setFalls] = useState<readonly BuchungView[] | null>(null)
  const [deed, setDeed] = useState<{ readonly deed: PlatzDeed; readonly of: BuchungView } | null>(null)
  const bulk = useTogether({
    items: listing.items ?? [],
    keyOf,
    may: (buchung) => mayFall(buchung, jetzt),
    onRun: setFalls,
  })
  useMore(bulk.on, listing)
  useReadOnNews('leseraumBuchung', [RAEUME])
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: [RAEUME] })
  const close = () => {
    setDeed(null)
    setFalls(null)
    bulk.end()
  }
  const of = (wanted: PlatzDeed) => (deed?.deed === wanted ? deed.of : null)
  const narrowed = RAEUME_ADDRESS.said(search).length > 0
  const clear = () => setSearch(RAEUME_ADDRESS.defaults)
  return (
    <Page kind="list" title={t('raeume.titel')} lead={t('raeume.text')}>
      <BuchungenTabs />
      <Panel className={pflege.root ?? ''}>
        <BuchungenFilter
          days={days}
          search={search}
          setSearch={setSearch}
          searches={t('raeume.suche')}
          wordOf={(choice) => t(`wahl.${choice}`)}
          narrowed={narrowed}
          onClear={clear}
        >
          {plans.length > 1 && (
            <NativeSelect
              label={t('grundriss')}
              data={[
                { value: '', label: t('alle') },
                ...plans.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung })),
              ]}
              value={grundriss ?? ''}
              onChange={({ currentTarget }) => setSearch({ grundriss: currentTarget.value || undefined })}
            />
          )}
        </BuchungenFilter>
        <div className={classes.bar}>
          <BulkBar bulk={bulk} begin={t('mehrere')} deed={t('storno.oeffnen')} />
        </div>
        <List
          listing={listing}
          keyOf={keyOf}
          row={(buchung) => (
            <PlatzBuchung
              buchung={buchung}
              box={<SelectBox bulk={bulk} item={buchung} itemKey={buchung.id} name={nameOf(buchung)} />}
              boxed={bulk.on && bulk.canSelect(buchung)}
              onDeed={(wanted, one) =>
                wanted === 'stornieren' ? setFalls([one]) : setDeed({ deed: wanted, of: one })
              }
            />
          )}
          label={t('raeume.titel')}
          empty={{ title: t('raeume.leer'), text: t('raeume.leerText') }}
          noHits={narrowed ? { title: t('raeume.keine'), onClear: clear } : undefined}
          onSelectAll={bulk.on ? bulk.all : undefined}
          height="20rem"
        />
      </Panel>
      <StornoDialog
        chosen={falls}
        storno={{
          keyOf,
          nameOf,
          send: cancelBuchungen,
          undo: undoBuchung,
          refreshes: [[RAEUME], ['buchungen']],
        }}
        onClose={close}
      />
      <MoveDialog buchung={of('verschieben')} onClose={close} onMoved={refresh} />
      <LockDialog buchung={of('sperren')} onClose={close} onLocked={refresh} />
    </Page>
  )
}
