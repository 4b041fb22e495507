import { Button, NativeSelect } from '@mantine/core'
import type { EinstellungWertView } from '@platzwart/contract/einstellung'
import { IconUser, IconUsersGroup } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Patch } from '../../../platform/address/declareAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { werteOptions } from '../api/werte.ts'
import { SCHICHTEN } from '../model/address.ts'
import { useOptions } from '../model/useOptions.ts'
import type { SystemSearch } from '../model/useSystemAddress.ts'
import { useWhose } from '../model/useWhose.ts'
import classes from './Pflege.module.css'

interface ExceptionListProps {
  readonly search: SystemSearch
  readonly setSearch: (patch: Patch<SystemSearch>, replace?: boolean) => void
}

const NOTHING = { option: undefined, schicht: undefined, wer: '' }

const keyOf = ({ id }: { readonly id: string }) => id

/** Deviations of groups and people from the house: search, change and remove. */
export function ExceptionList({ search, setSearch }: ExceptionListProps) {
  const { t } = useTranslation('einstellungPflege')
  const { option, schicht, wer } = search
  const query = useInfiniteQuery(werteOptions({ option, schicht, suche: wer }))
  const narrowed = option !== undefined || schicht !== undefined || wer !== ''
  return (
    <section className={classes.root} aria-label={t('reiter.ausnahmen')}>
      <p className={classes.quiet}>{t('ausnahmen.lead')}</p>
      <Filter search={search} setSearch={setSearch} />
      <List
        listing={pagedListingOf(query, ({ items }) => items, keyOf)}
        keyOf={keyOf}
        row={(view) => <Row view={view} onOpen={() => setSearch({ wert: view.id })} />}
        label={t('reiter.ausnahmen')}
        empty={{ title: t('ausnahmen.leer'), text: t('ausnahmen.leerText') }}
        noHits={
          narrowed ? { title: t('ausnahmen.keine'), onClear: () => setSearch(NOTHING, true) } : undefined
        }
        height="20rem"
      />
    </section>
  )
}

function Filter({ search, setSearch }: ExceptionListProps) {
  const { t } = useTranslation('einstellungPflege')
  const words = useWhose()
  const { ausnahmen } = useOptions()
  return (
    <search className={classes.filter} aria-label={t('ausnahmen.filter')}>
      <SearchField
        label={t('ausnahmen.suche')}
        labelled
        value={search.wer}
        onSearch={(wer) => setSearch({ wer }, true)}
      />
      <NativeSelect
        label={t('ausnahmen.option')}
        data={[
          { value: '', label: t('ausnahmen.alleOptionen') },
          ...ausnahmen.map((value) => ({ value, label: words.option(value) })),
        ]}
        value={search.option ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setSearch({ option: ausnahmen.find((one) => one === value) }, true)
        }
      />
      <NativeSelect
        label={t('ausnahmen.schicht')}
        data={[
          { value: '', label: t('ausnahmen.alle') },
          ...SCHICHTEN.map((value) => ({ value, label: t(`ausnahmen.${value}`) })),
        ]}
        value={search.schicht ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setSearch({ schicht: SCHICHTEN.find((one) => one === value) }, true)
        }
      />
    </search>
  )
}

interface RowProps {
  readonly view: EinstellungWertView
  readonly onOpen: () => void
}

function Row({ view, onOpen }: RowProps) {
  const { t } = useTranslation('einstellungPflege')
  const words = useWhose()
  const { name, wert, benutzer } = view
  const option = words.option(name)
  const wer = words.wer(view)
  const Sign = benutzer ? IconUser : IconUsersGroup
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{option}</strong>
        <span className={classes.of}>
          <Sign size={16} aria-hidden />
          {wer}
          {benutzer && <small>{benutzer.email}</small>}
        </span>
      </div>
      <span className={classes.value}>
        {wert === null ? t('ausnahmen.passtNicht') : words.wert(name, wert)}
      </span>
      <Button variant="default" aria-label={t('ausnahmen.aendernName', { option, wer })} onClick={onOpen}>
        {t('ausnahmen.aendern')}
      </Button>
    </li>
  )
}
