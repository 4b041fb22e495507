import type { FahrzeugHit } from '@platzwart/contract/fahrzeug'
import { PAGE } from '@platzwart/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { Note } from '../../../ui/Note.tsx'
import { useSpan } from '../../flotte/model/useSpan.ts'
import { searchOf } from '../../flotte/model/window.ts'
import { sucheOptions } from '../api/fahrzeuge.ts'
import { isBusy } from '../model/busy.ts'
import { filterCount, NO_FILTER } from '../model/filter.ts'
import type { Suche } from '../model/useFahrzeugSuche.ts'
import { BusyDriver } from './BusyDriver.tsx'
import { FahrzeugKarte } from './FahrzeugKarte.tsx'
import classes from './HitListe.module.css'
import { useEmptyFleet } from './NoCars.tsx'

/** The cars for the window: bookable ones first, and favourites first among these. */
export function HitListe({ suche }: { readonly suche: Suche }) {
  const { t } = useTranslation('fahrzeug')
  const { search, zeitraum, favoriten, setSearch } = suche
  const wer = { zeitraum, fahrerId: search.fahrer, personen: search.personen }
  const query = useInfiniteQuery(sucheOptions(search, wer))
  const listing = pagedListingOf(query, ({ items }) => items, keyOf)
  const items = listing.items ?? []
  const [first] = query.data?.pages ?? []
  const own = sharedIssue(items)
  const filtered = filterCount(search) > 0
  const busy = own !== undefined && isBusy(own)
  // Counts zero hits as well: if a filter hides every car, the count says so. A driver who has a trip at that
  // time gets that message instead of "no car": right after a booking, "no car" would always be shown.
  const counted = first !== undefined && !busy && (items.length > 0 || filtered)
  return (
    <section className={classes.root} {...(counted && { 'aria-labelledby': 'treffer' })}>
      {query.isPending && <CountPlace />}
      {counted && <Count suche={suche} frei={first.frei} gesamt={first.gesamt} />}
      {busy && (
        <BusyDriver
          suche={suche}
          fahrerId={search.fahrer}
          issue={own}
          word="danach"
          onWindow={(next) => setSearch(searchOf(next))}
        />
      )}
      {own !== undefined && !busy && (
        <Note kind="hint" news>
          {own.detail}
          {own.code.startsWith('fuehrerschein.') && search.fahrer === undefined && (
            <>
              {' '}
              <Link to={PAGE.fuehrerschein}>{t('treffer.fuehrerscheinZeigen')}</Link>
            </>
          )}
        </Note>
      )}
      <List
        listing={{ ...listing, items: listing.items?.toSorted(byFavourite(favoriten)) }}
        keyOf={keyOf}
        row={(treffer) => (
          <li>
            <FahrzeugKarte
              treffer={withoutIssue(treffer, own?.code)}
              favoriten={favoriten}
              aktion={t(search.fahrt === undefined ? 'karte.buchen' : 'karte.umbuchen')}
              onChoose={() => setSearch({ fahrzeug: treffer.fahrzeug.id })}
            />
          </li>
        )}
        shape="cards"
        // The number of free cars says more than the number of loaded ones.
        counted={false}
        empty={useEmptyFleet()}
        noHits={
          filtered
            ? { title: t('treffer.keine'), text: t('treffer.keineText'), onClear: () => setSearch(NO_FILTER) }
            : undefined
        }
        height="43rem"
      />
    </section>
  )
}

const keyOf = ({ fahrzeug }: FahrzeugHit) => fahrzeug.id

/** Issues shared by all cars concern the driver or the time, so they are shown once, above the cars. */
function sharedIssue(items: readonly FahrzeugHit[]) {
  const [first] = items
  if (items.length < 2) return undefined
  return first?.issues.find(({ code }) =>
    items.every(({ issues }) => issues.some((issue) => issue.code === code && SHARED.has(code))),
  )
}

const SHARED: ReadonlySet<string> = new Set([
  'fahrzeug.fahrerSchonUnterwegs',
  'fahrzeug.keineBerechtigung',
  'fuehrerschein.fehlt',
  'fuehrerschein.ausstellungFehlt',
  'fuehrerschein.fahrverbot',
  'fuehrerschein.pruefungFaellig',
  'fuehrerschein.pruefungInVergangenheit',
  'buchung.inVergangenheit',
  'buchung.zuWeitVoraus',
  'buchung.zuKurz',
  'buchung.zeitschritt',
])

function withoutIssue(treffer: FahrzeugHit, code: string | undefined): FahrzeugHit {
  if (code === undefined) return treffer
  return { ...treffer, issues: treffer.issues.filter((issue) => issue.code !== code) }
}

/** Sorting is stable: the server's order is kept among favourites and among the others. */
function byFavourite(favoriten: ReadonlySet<string>) {
  const rank = ({ buchbar, fahrzeug }: FahrzeugHit) => (buchbar ? (favoriten.has(fahrzeug.id) ? 0 : 1) : 2)
  return (a: FahrzeugHit, b: FahrzeugHit) => rank(a) - rank(b)
}

/** As high as the count, so that nothing shifts when it arrives. */
function CountPlace() {
  return (
    <div className={classes.count} data-place>
      <h2>{'\u00A0'}</h2>
      <p>{'\u00A0'}</p>
    </div>
  )
}

interface CountProps {
  readonly suche: Suche
  readonly frei: number
  readonly gesamt: number
}

function Count({ suche, frei, gesamt }: CountProps) {
  const { t } = useTranslation('fahrzeug')
  const range = useSpan()
  return (
    <Announced className={classes.count}>
      <h2 id="treffer" data-leer={frei === 0 ? '' : undefined}>
        {t('treffer.frei', { count: frei })}
      </h2>
      <p>{t('treffer.von', { count: gesamt, wann: range(suche.zeitraum.von, suche.zeitraum.bis) })}</p>
    </Announced>
  )
}
