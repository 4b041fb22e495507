import { Checkbox, NativeSelect } from '@mantine/core'
import type { ExplanationView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { useQuery } from '@tanstack/react-query'
import type { Patch } from '../../../platform/address/declareAddress.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { List } from '../../../ui/list/List.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { gruppenOptions } from '../../berechtigung/api/rollen.ts'
import { explanationOptions } from '../api/werte.ts'
import { type Line, linesOf } from '../model/explanation.ts'
import { useOptions } from '../model/useOptions.ts'
import type { SystemSearch } from '../model/useSystemAddress.ts'
import { useWhose } from '../model/useWhose.ts'
import { ExplanationRow } from './ExplanationRow.tsx'
import { type Chosen, PersonSuche } from './PersonSuche.tsx'
import classes from './Pflege.module.css'

interface ExplanationProps {
  readonly search: SystemSearch
  readonly setSearch: (patch: Patch<SystemSearch>, replace?: boolean) => void
  /** Sets a value for the person in question. */
  readonly onAusnahme: (name: EinstellungName) => void
}

/**
 * Z3: a person's effective settings on a day, with their origins, and how they would differ in other groups.
 */
export function Explanation({ search, setSearch, onAusnahme }: ExplanationProps) {
  const { t } = useTranslation('einstellungPflege')
  const { person, tag, dazu, ohne } = search
  const query = useQuery({
    ...explanationOptions({ benutzerId: person ?? '', tag, dazu, ohne }),
    enabled: person !== undefined,
  })
  const choose = (one: Chosen | null) =>
    setSearch({ person: one?.id, tag: undefined, dazu: undefined, ohne: undefined })
  const chosen = query.data ? query.data.benutzer : null
  return (
    <section className={classes.root} aria-label={t('reiter.auskunft')}>
      <p className={classes.quiet}>{t('auskunft.lead')}</p>
      <PersonSuche person={person === undefined ? null : chosen} onChange={choose} />
      {person === undefined ? (
        <EmptyState title={t('auskunft.waehlen')}>{t('auskunft.waehlenText')}</EmptyState>
      ) : (
        <WhenRead query={query}>
          {(answer) => (
            <>
              <Question answer={answer} search={search} setSearch={setSearch} />
              <Answer answer={answer} search={search} setSearch={setSearch} onAusnahme={onAusnahme} />
            </>
          )}
        </WhenRead>
      )}
    </section>
  )
}

interface PartProps extends Pick<ExplanationProps, 'search' | 'setSearch'> {
  readonly answer: ExplanationView
}

const named = (all: readonly Chosen[], none: string) => [
  { value: '', label: none },
  ...all.map(({ id, name }) => ({ value: id, label: name })),
]

function Question({ answer, search, setSearch }: PartProps) {
  const { t } = useTranslation('einstellungPflege')
  const gruppen = useQuery(gruppenOptions).data ?? []
  const { gruppen: isIn } = answer
  const others = gruppen.filter(({ id }) => !isIn.some((gruppe) => gruppe.id === id))
  return (
    <>
      <p className={classes.quiet}>
        {isIn.length === 0
          ? t('auskunft.ohneGruppen')
          : t('auskunft.gruppen', { namen: isIn.map(({ name }) => name).join(', ') })}
      </p>
      <fieldset className={classes.ask}>
        <legend>{t('auskunft.fragen')}</legend>
        <div className={classes.filter}>
          <NativeSelect
            label={t('auskunft.dazu')}
            data={named(others, t('auskunft.unveraendert'))}
            value={search.dazu ?? ''}
            onChange={({ currentTarget: { value } }) => setSearch({ dazu: value || undefined }, true)}
          />
          <NativeSelect
            label={t('auskunft.ohne')}
            data={named(isIn, t('auskunft.unveraendert'))}
            value={search.ohne ?? ''}
            onChange={({ currentTarget: { value } }) => setSearch({ ohne: value || undefined }, true)}
          />
          <DateField
            label={t('auskunft.tag')}
            description={t('auskunft.tagText')}
            value={search.tag ?? ''}
            onChange={(tag) => setSearch({ tag: tag || undefined }, true)}
          />
        </div>
      </fieldset>
    </>
  )
}

const keyOf = ({ name }: Line) => name

function Answer({ answer, search, setSearch, onAusnahme }: PartProps & Pick<ExplanationProps, 'onAusnahme'>) {
  const { t } = useTranslation('einstellungPflege')
  const words = useWhose()
  const { alle: namen } = useOptions()
  const { suche, gesetzt, dazu, ohne } = search
  const shown = linesOf(answer.items, { namen, suche, gesetzt }, words.option)
  const other = linesOf(answer.items, { namen, suche: '', gesetzt: false }, words.option).filter(
    ({ dann }) => dann,
  )
  const asked = dazu !== undefined || ohne !== undefined
  return (
    <>
      <search className={classes.filter} aria-label={t('auskunft.suche')}>
        <SearchField
          label={t('auskunft.suche')}
          labelled
          value={suche}
          onSearch={(text) => setSearch({ suche: text }, true)}
        />
        <Checkbox
          label={t('auskunft.nurEigene')}
          checked={gesetzt}
          onChange={({ currentTarget }) => setSearch({ gesetzt: currentTarget.checked }, true)}
        />
      </search>
      <Announced as="p" className={asked ? classes.then : 'visually-hidden'}>
        {asked ? t('auskunft.folgen', { count: other.length, anzahl: formatNumber(other.length) }) : ''}
      </Announced>
      <List
        listing={{ ...READ, items: shown }}
        keyOf={keyOf}
        row={(zeile) => <ExplanationRow zeile={zeile} onAusnahme={onAusnahme} />}
        label={answer.benutzer.name}
        empty={{ title: t('auskunft.keine') }}
        noHits={
          suche !== '' || gesetzt
            ? { title: t('auskunft.keine'), onClear: () => setSearch({ suche: '', gesetzt: false }, true) }
            : undefined
        }
        height="20rem"
      />
    </>
  )
}

/** The whole answer contains these. */
const READ = { failure: null, retry: () => {}, paged: false, more: null, loadingMore: false, old: false }
