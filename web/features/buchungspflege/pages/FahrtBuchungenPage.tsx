import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../platform/address/useAddress.ts'
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
import { cancelFahrten, FAHRTEN, fahrtenOptions, undoFahrt } from '../api/fahrten.ts'
import { BuchungenFilter } from '../components/BuchungenFilter.tsx'
import { BuchungenTabs } from '../components/BuchungenTabs.tsx'
import classes from '../components/Buchungspflege.module.css'
import { FahrtBuchung } from '../components/FahrtBuchung.tsx'
import { FahrzeugChoice } from '../components/FahrzeugChoice.tsx'
import { type Moved, MovedNote } from '../components/MovedNote.tsx'
import { MoveFahrtDialog } from '../components/MoveFahrtDialog.tsx'
import { StornoDialog } from '../components/StornoDialog.tsx'
import { FAHRTEN_ADDRESS } from '../model/address.ts'
import { daysOf, windowOf } from '../model/days.ts'
import { useFahrtWords } from '../model/useBuchungWords.ts'
import { useMore } from '../model/useMore.ts'

const keyOf = ({ id }: FahrzeugBuchungView) => id

/** Trips under way are cancelled too if the fleet manager says so (B6). */
const falls = ({ status }: FahrzeugBuchungView) => status !== 'durchgeführt' && status !== 'storniert'

/** What a move makes old. */
const MOVES = [FAHRTEN, 'fahrten', 'fahrzeugUebersicht', 'fahrzeugSuche']

/** The page names whom its list names: the answer about one trip may say more. */
const asListed = (
  now: FahrzeugBuchungView,
  { fahrer, bucher }: FahrzeugBuchungView,
): FahrzeugBuchungView => ({ ...now, fahrer, bucher })

/** All trips of the house, for fleet managers; with bulk cancellation, by car and by day. */
export function FahrtBuchungenPage() {
  const { t } = useTranslation('buchungspflege')
  const { search, setSearch } = useAddress(FAHRTEN_ADDRESS)
  const { suche, fahrzeuge, status } = search
  const days = daysOf(search, useToday())
  const query = useInfiniteQuery(fahrtenOptions({ suche, fahrzeuge, status, ...windowOf(days, useZone()) }))
  const listing = pagedListingOf(query, ({ items }) => items, keyOf)
  const { nameOf } = useFahrtWords()
  const [chosen, setChosen] = useState<readonly FahrzeugBuchungView[] | null>(null)
  const [moving, setMoving] = useState<FahrzeugBuchungView | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const queryClient = useQueryClient()
  const [choosing, setChoosing] = useState(false)
  const bulk = useTogether({ items: listing.items ?? [], keyOf, may: falls, onRun: setChosen })
  useMore(bulk.on, listing)
  useReadOnNews('fahrzeugBuchung', [FAHRTEN])
  const narrowed = FAHRTEN_ADDRESS.said(search).length > 0
  const clear = () => setSearch(FAHRTEN_ADDRESS.defaults)
  return (
    <Page kind="list" title={t('fahrten.titel')} lead={t('fahrten.text')}>
      <BuchungenTabs />
      <Panel className={pflege.root ?? ''}>
        <BuchungenFilter
          days={days}
          search={search}
          setSearch={setSearch}
          searches={t('fahrten.suche')}
          wordOf={(choice) => t(`fahrtWahl.${choice}`)}
          narrowed={narrowed}
          onClear={clear}
        >
          <Button variant="default" onClick={() => setChoosing(true)}>
            {t('fahrzeuge.knopf', { count: fahrzeuge.length })}
          </Button>
        </BuchungenFilter>
        {moved !== null && <MovedNote moved={moved} onDone={() => setMoved(null)} />}
        <div className={classes.bar}>
          <BulkBar bulk={bulk} begin={t('mehrere')} deed={t('storno.oeffnen')} />
        </div>
        <List
          listing={listing}
          keyOf={keyOf}
          row={(fahrt) => (
            <FahrtBuchung
              fahrt={fahrt}
              box={<SelectBox bulk={bulk} item={fahrt} itemKey={fahrt.id} name={nameOf(fahrt)} />}
              boxed={bulk.on && bulk.canSelect(fahrt)}
              onCancel={falls(fahrt) ? () => setChosen([fahrt]) : null}
              onMove={() => setMoving(fahrt)}
            />
          )}
          label={t('fahrten.titel')}
          empty={{ title: t('fahrten.leer'), text: t('fahrten.leerText') }}
          noHits={narrowed ? { title: t('fahrten.keine'), onClear: clear } : undefined}
          onSelectAll={bulk.on ? bulk.all : undefined}
          height="20rem"
        />
      </Panel>
      <FahrzeugChoice
        opened={choosing}
        chosen={fahrzeuge}
        onChosen={(next) => setSearch({ fahrzeuge: next })}
        onClose={() => setChoosing(false)}
      />
      <MoveFahrtDialog
        fahrt={moving}
        onClose={() => setMoving(null)}
        onMoved={async (now, before) => {
          setMoved({ now: asListed(now, before), before })
          await Promise.all(MOVES.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
        }}
      />
      <StornoDialog
        chosen={chosen}
        storno={{
          keyOf,
          nameOf,
          send: cancelFahrten,
          undo: undoFahrt,
          refreshes: [[FAHRTEN], ['fahrten'], ['fahrzeugUebersicht'], ['fahrzeugSuche']],
        }}
        onClose={() => {
          setChosen(null)
          bulk.end()
        }}
      />
    </Page>
  )
}
