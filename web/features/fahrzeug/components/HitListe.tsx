import { Button, Skeleton } from '@mantine/core'
import type { FahrzeugHit } from '@platzwart/contract/fahrzeug'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { sucheOptions } from '../api/fahrzeuge.ts'
import { isBusy } from '../model/busy.ts'
import { filterCount, NO_FILTER } from '../model/filter.ts'
import { useSpan } from '../model/uebersicht/useSpan.ts'
import type { Suche } from '../model/useFahrzeugSuche.ts'
import { searchOf } from '../model/window.ts'
import { BusyDriver } from './BusyDriver.tsx'
import { FahrzeugKarte } from './FahrzeugKarte.tsx'
import classes from './HitListe.module.css'

/** The cars for the window: those that this driver may take first, one's favourites before the rest. */
export function HitListe({ suche }: { readonly suche: Suche }) {
  const { t } = useTranslation('fahrzeug')
  const { search, zeitraum, favoriten, setSearch } = suche
  const wer = { zeitraum, fahrerId: search.fahrer, personen: search.personen }
  const query = useInfiniteQuery(sucheOptions(search, wer))
  if (query.isPending) return <Waiting />
  if (query.data === undefined) {
    return <FailureState failure={query.error} onRetry={() => void query.refetch()} />
  }
  const items = query.data.pages.flatMap((page) => page.items)
  const [first] = query.data.pages
  const own = sharedIssue(items)
  if (items.length === 0) return <Nothing suche={suche} />
  return (
    <section className={classes.root} aria-labelledby="treffer" aria-busy={query.isPlaceholderData}>
      <Count suche={suche} frei={first?.frei ?? 0} gesamt={first?.gesamt ?? 0} />
      {own !== undefined && isBusy(own) && (
        <BusyDriver
          suche={suche}
          fahrerId={search.fahrer}
          issue={own}
          word="danach"
          onWindow={(next) => setSearch(searchOf(next))}
        />
      )}
      {own !== undefined && !isBusy(own) && (
        <Note kind="hint" news>
          {own.detail}
        </Note>
      )}
      <ul className={classes.liste}>
        {items.toSorted(byFavourite(favoriten)).map((treffer) => (
          <li key={treffer.fahrzeug.id}>
            <FahrzeugKarte
              treffer={withoutIssue(treffer, own?.code)}
              favoriten={favoriten}
              aktion={t(search.fahrt === undefined ? 'karte.buchen' : 'karte.umbuchen')}
              onChoose={() => setSearch({ fahrzeug: treffer.fahrzeug.id })}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('treffer.mehr')}
        </Button>
      )}
    </section>
  )
}

/** What speaks against every car alike is about the driver or the time: it is said once, above the cars. */
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

/** Sorting is stable: whatever the server put first stays first among its like. */
function byFavourite(favoriten: ReadonlySet<string>) {
  const rank = ({ buchbar, fahrzeug }: FahrzeugHit) => (buchbar ? (favoriten.has(fahrzeug.id) ? 0 : 1) : 2)
  return (a: FahrzeugHit, b: FahrzeugHit) => rank(a) - rank(b)
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

function Nothing({ suche }: { readonly suche: Suche }) {
  const { t } = useTranslation('fahrzeug')
  const { search, setSearch } = suche
  if (filterCount(search) === 0) {
    return <EmptyState title={t('treffer.leererFuhrpark')}>{t('treffer.leererFuhrparkText')}</EmptyState>
  }
  return (
    <EmptyState
      title={t('treffer.keine')}
      action={<Button onClick={() => setSearch(NO_FILTER)}>{t('filter.zuruecksetzen')}</Button>}
    >
      {t('treffer.keineText')}
    </EmptyState>
  )
}

const PLACES = [1, 2, 3, 4, 5] as const

function Waiting() {
  return (
    <Loading className={classes.root}>
      <Skeleton height="3rem" width="14rem" />
      {PLACES.map((place) => (
        <Skeleton key={place} height="8rem" />
      ))}
    </Loading>
  )
}
