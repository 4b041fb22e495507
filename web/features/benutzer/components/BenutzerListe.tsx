import { Button, Checkbox, NativeSelect } from '@mantine/core'
import type { BenutzerInList, BenutzerListed } from '@platzwart/contract/benutzer'
import { IconId, IconUsersGroup } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { Patch } from '../../../platform/address/declareAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { gruppenOptions, rollenOptions } from '../../berechtigung/api/rollen.ts'
import { PersonStand } from '../../berechtigung/components/PersonStand.tsx'
import { peopleOptions } from '../api/benutzer.ts'
import { BENUTZER_ADDRESS, ORDERS, type PeopleSearch, STATUS } from '../model/address.ts'
import { usePeopleBulk } from '../model/usePeopleBulk.tsx'
import { Alike } from './Alike.tsx'
import classes from './Benutzer.module.css'

interface BenutzerListeProps {
  readonly search: PeopleSearch
  readonly setSearch: (patch: Patch<PeopleSearch>, replace?: boolean) => void
}

const keyOf = ({ id }: { readonly id: string }) => id

const ALL = {
  suche: '',
  status: 'alle',
  gruppe: undefined,
  rolle: undefined,
  eingeladene: false,
  doppelte: false,
} as const

/** Everybody in the house: search, filters, sorting, and bulk actions. */
export function BenutzerListe({ search, setSearch }: BenutzerListeProps) {
  const { t } = useTranslation('benutzer')
  const query = useInfiniteQuery(peopleOptions(search))
  const listing = pagedListingOf(query, ({ items }) => items, keyOf)
  const bulk = usePeopleBulk(listing.items ?? [])
  const narrowed = (['suche', 'status', 'gruppe', 'rolle', 'eingeladene', 'doppelte'] as const).some(
    (name) => search[name] !== (name === 'status' ? 'alle' : BENUTZER_ADDRESS.defaults[name]),
  )
  return (
    <section className={classes.root} aria-label={t('titel')}>
      <Filter search={search} setSearch={setSearch} />
      {bulk.bar}
      <List
        listing={listing}
        keyOf={keyOf}
        row={(person) => (
          <Row
            person={person}
            box={bulk.box(person)}
            onOpen={() => setSearch({ person: person.id })}
            onMerge={(mit) => setSearch({ person: person.id, mit })}
          />
        )}
        onSelectAll={bulk.onSelectAll}
        empty={{ title: t('liste.leer'), text: t('liste.leerText') }}
        noHits={
          narrowed
            ? {
                title: t('liste.niemand'),
                text: t('liste.niemandText'),
                onClear: () => setSearch(ALL, true),
              }
            : undefined
        }
        height="30rem"
      />
    </section>
  )
}

function Filter({ search, setSearch }: BenutzerListeProps) {
  const { t } = useTranslation('benutzer')
  const gruppen = useQuery(gruppenOptions).data ?? []
  const rollen = useQuery(rollenOptions).data ?? []
  const named = (all: readonly { readonly id: string; readonly name: string }[], label: string) => [
    { value: '', label },
    ...all.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className={classes.filter} data-screen-only>
      <SearchField
        label={t('liste.suche')}
        labelled
        value={search.suche}
        onSearch={(suche) => setSearch({ suche }, true)}
      />
      <NativeSelect
        label={t('liste.status')}
        data={STATUS.map((value) => ({ value, label: t(`liste.${value}`) }))}
        value={search.status}
        onChange={({ currentTarget: { value } }) =>
          setSearch({ status: STATUS.find((one) => one === value) }, true)
        }
      />
      <NativeSelect
        label={t('liste.gruppe')}
        data={named(gruppen, t('liste.alleGruppen'))}
        value={search.gruppe ?? ''}
        onChange={({ currentTarget: { value } }) => setSearch({ gruppe: value || undefined }, true)}
      />
      <NativeSelect
        label={t('liste.rolle')}
        data={named(rollen, t('liste.alleRollen'))}
        value={search.rolle ?? ''}
        onChange={({ currentTarget: { value } }) => setSearch({ rolle: value || undefined }, true)}
      />
      <NativeSelect
        label={t('liste.sortierung')}
        data={ORDERS.map((value) => ({ value, label: t(`sortierung.${value}`) }))}
        value={search.order}
        onChange={({ currentTarget: { value } }) =>
          setSearch({ order: ORDERS.find((one) => one === value) }, true)
        }
      />
      <Checkbox
        label={t('liste.eingeladene')}
        checked={search.eingeladene}
        onChange={(event) => setSearch({ eingeladene: event.currentTarget.checked }, true)}
      />
      <Checkbox
        label={t('liste.doppelte')}
        description={t('liste.doppelteHilfe')}
        checked={search.doppelte}
        onChange={(event) => setSearch({ doppelte: event.currentTarget.checked }, true)}
      />
    </div>
  )
}

interface RowProps {
  readonly person: BenutzerInList
  readonly box: ReactNode
  readonly onOpen: () => void
  /** @param mit the possible duplicate */
  readonly onMerge: (mit: string) => void
}

function Row({ person, box, onOpen, onMerge }: RowProps) {
  const { t } = useTranslation('benutzer')
  const id = useId()
  const { vorname, nachname, email, personalnummer, gruppen, rollen, status } = person
  const name = `${vorname} ${nachname}`
  return (
    <li className={classes.row} data-inaktiv={status === 'inaktiv' ? '' : undefined} aria-labelledby={id}>
      <div className={classes.box}>{box}</div>
      <div className={classes.person}>
        <strong id={id}>{name}</strong>
        <span>
          {email}
          {personalnummer !== null && ` · ${t('liste.nummer', { nummer: personalnummer })}`}
        </span>
      </div>
      <ul className={classes.names}>
        <Names all={gruppen} label={t('liste.gruppe')} Sign={IconUsersGroup} />
        <Names all={rollen} label={t('liste.rolle')} Sign={IconId} />
      </ul>
      <PersonStand person={person} />
      <Button variant="default" aria-label={t('liste.oeffnenName', { name })} onClick={onOpen}>
        {t('liste.oeffnen')}
      </Button>
      <Alike person={person} onMerge={onMerge} />
    </li>
  )
}

interface NamesProps {
  readonly all: BenutzerListed['gruppen']
  /** What the icon stands for. */
  readonly label: string
  readonly Sign: typeof IconId
}

function Names({ all, label, Sign }: NamesProps) {
  return all.map(({ id, name }) => (
    <li key={id} className={classes.name}>
      <Sign size={14} aria-label={label} />
      {name}
    </li>
  ))
}
