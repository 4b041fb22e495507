import type { GrundrissListItem } from '@platzwart/contract/leseraum'
import { openBereiche } from '@platzwart/domain/mandant/bereich'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useSitzung, useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { fits } from '../../../platform/typedWords.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { WayToNew } from '../../../ui/pflege/WayToNew.tsx'
import { grundrisseOptions } from '../../leseraum/api/plan.ts'
import { standorteOptions } from '../../standort/api/standorte.ts'
import { BookingsFile } from '../components/BookingsFile.tsx'
import own from '../components/Grundriss.module.css'
import { PlanFile } from '../components/PlanFile.tsx'
import { RAEUME_ADDRESS } from '../model/address.ts'
import { useGrundrissLive } from '../model/useGrundrissLive.ts'

/** The house's floor plans by location. */
export function RaeumePage() {
  const { t } = useTranslation('grundriss')
  useGrundrissLive()
  const query = useQuery(grundrisseOptions)
  const makes = useMakes()
  const { search, setSearch } = useAddress(RAEUME_ADDRESS)
  const { suche = '' } = search
  const listing = listingOf(query)
  const all = query.data ?? []
  const found = all.filter((plan) => fits(suche, textOf(plan)))
  const places = [...new Map(found.map(({ standort }) => [standort.id, standort])).values()]
  return (
    <Page
      kind="list"
      title={t('titel')}
      lead={t('lead')}
      actions={
        <>
          {all.length > 0 && <BookingsFile />}
          {makes && <PlanFile />}
          <New />
        </>
      }
    >
      {(all.length >= SEARCHED_FROM || suche !== '') && (
        <SearchField
          label={t('suchen')}
          value={suche}
          onSearch={(text) => setSearch({ suche: text || undefined }, true)}
          className={own.search}
        />
      )}
      {places.length === 0 ? (
        all.length > 0 ? (
          <List
            {...{ listing: { ...listing, items: [] }, keyOf, row, height: '6rem' }}
            empty={{ title: t('leer') }}
            noHits={{ title: t('keinTreffer'), onClear: () => setSearch({ suche: undefined }, true) }}
          />
        ) : query.isSuccess ? (
          <Nothing />
        ) : (
          <List {...{ listing, keyOf, row, height: '16rem' }} empty={{ title: t('leer') }} />
        )
      ) : (
        places.map(({ id, name }) => (
          <section key={id} aria-labelledby={`standort-${id}`} className={own.standort}>
            <h2 id={`standort-${id}`} className={own.group}>
              {name}
            </h2>
            {floorsOf(found.filter(({ standort }) => standort.id === id)).map(([etage, items]) => (
              <Fragment key={etage}>
                {etage !== '' && <h3 className={own.floor}>{etage}</h3>}
                <List
                  listing={{ ...listing, items }}
                  keyOf={keyOf}
                  row={row}
                  empty={{ title: t('leer') }}
                  height="6rem"
                />
              </Fragment>
            ))}
          </section>
        ))
      )}
    </Page>
  )
}

/** From this number of plans on there is a search field. */
const SEARCHED_FROM = 9

const textOf = ({ bezeichnung, beschreibung, etage, standort }: GrundrissListItem) =>
  `${bezeichnung} ${beschreibung} ${etage ?? ''} ${standort.name}`

/** Plans grouped by floor, in their order. */
const floorsOf = (plans: readonly GrundrissListItem[]) => [...Map.groupBy(plans, ({ etage = '' }) => etage)]

const keyOf = ({ id }: GrundrissListItem) => id
const row = (plan: GrundrissListItem) => <Row plan={plan} />

function useMakes(): boolean {
  return useSitzung().berechtigungen.includes('objekt_pflege')
}

function New() {
  const { t } = useTranslation('grundriss')
  return useMakes() ? <WayToNew to="/admin/raeume/$id" text={t('neu')} /> : null
}

function Nothing() {
  const { t } = useTranslation('grundriss')
  const standorte = useQuery(standorteOptions).data
  const makes = useMakes()
  if (!makes) return <EmptyState title={t('leer')}>{t('keinRecht')}</EmptyState>
  if (standorte?.length === 0) {
    const first = <WayToNew to="/admin/lokationen/$id" text={t('zuStandorten')} />
    return (
      <EmptyState title={t('leer')} action={first}>
        {t('ohneStandort')}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('leer')} action={<New />}>
      {t('leerText')}
    </EmptyState>
  )
}

function Row({ plan }: { readonly plan: GrundrissListItem }) {
  const { t } = useTranslation('grundriss')
  const bereiche = openBereiche(useStart().mandant?.module ?? [])
  const { id, bereich, bezeichnung, beschreibung, aktiv, plaetze, gruppenraeume } = plan
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link
          to="/admin/raeume/$id"
          params={{ id }}
          className={classes.link}
          aria-label={t('oeffnen', { bezeichnung })}
        >
          {bezeichnung}
        </Link>
        {beschreibung !== '' && <span className={classes.quiet}>{beschreibung}</span>}
      </div>
      <div className={classes.marken}>
        {!aktiv && (
          <span className={classes.marke} data-art="aus">
            {t('nichtAktiv')}
          </span>
        )}
        {(bereiche.length > 1 || bereich === 'arbeitswelt') && (
          <span className={classes.marke}>{t(`bereich.${bereich}`)}</span>
        )}
        <span className={classes.marke}>{t('plaetze', { count: plaetze })}</span>
        {gruppenraeume > 0 && (
          <span className={classes.marke}>{t('gruppenraeume', { count: gruppenraeume })}</span>
        )}
      </div>
    </li>
  )
}
