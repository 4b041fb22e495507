import { Button, SegmentedControl } from '@mantine/core'
import type { FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { type Choice, fuehrerscheineOptions } from '../api/fuehrerscheine.ts'
import { cardEndsFirst, dayText } from '../model/days.ts'
import classes from './FuehrerscheinListe.module.css'
import { Klassen } from './Klassen.tsx'
import { Stand } from './Stand.tsx'

interface FuehrerscheinListeProps {
  readonly auswahl: Choice
  readonly onChoice: (patch: { readonly alle?: boolean; readonly suche?: string }) => void
  readonly onOpen: (benutzerId: string) => void
}

/** The server counts no further. */
const MANY = 1_000

const EMPTY = { alle: false, suche: '' }

const keyOf = ({ benutzer }: FuehrerscheinView) => benutzer.id

/** Everybody who may book vehicles, those with a due licence first. */
export function FuehrerscheinListe({ auswahl, onChoice, onOpen }: FuehrerscheinListeProps) {
  const { t } = useTranslation('fuehrerschein')
  const query = useInfiniteQuery(fuehrerscheineOptions(auswahl))
  const count = query.data?.pages[0]?.faellig ?? 0
  return (
    <section className={classes.root} aria-labelledby="fuehrerscheine">
      <div className={classes.head}>
        <h2 id="fuehrerscheine">{t('liste.titel')}</h2>
        <SegmentedControl
          aria-label={t('liste.welche')}
          data={[
            {
              value: 'faellig',
              label: t('liste.faellig', { anzahl: `${formatNumber(count)}${count < MANY ? '' : '+'}` }),
            },
            { value: 'alle', label: t('liste.alle') },
          ]}
          value={auswahl.stand}
          onChange={(stand) => onChoice({ alle: stand === 'alle' })}
        />
        <SearchField
          label={t('liste.suche')}
          value={auswahl.suche}
          onSearch={(suche) => onChoice({ suche })}
          className={classes.suche}
        />
      </div>
      <List
        listing={pagedListingOf(query, ({ items }) => items, keyOf)}
        keyOf={keyOf}
        row={(view) => <Row view={view} onOpen={() => onOpen(view.benutzer.id)} />}
        empty={{ title: t('liste.leer'), text: t('liste.leerText') }}
        noHits={
          auswahl.stand === 'faellig' && auswahl.suche === ''
            ? undefined
            : { title: t('liste.niemand'), text: t('liste.niemandText'), onClear: () => onChoice(EMPTY) }
        }
        height="20rem"
      />
    </section>
  )
}

function Row({ view, onOpen }: { readonly view: FuehrerscheinView; readonly onOpen: () => void }) {
  const { t } = useTranslation('fuehrerschein')
  const { name, email } = view.benutzer
  return (
    <li className={classes.row}>
      <div className={classes.person}>
        <strong>{name}</strong>
        <span>{email}</span>
      </div>
      <div className={classes.stand}>
        <Stand stand={view.stand} />
        <Frist view={view} />
      </div>
      <div className={classes.klassen}>
        {view.version > 0 && <Klassen klassen={view.klassen} faehrt={view.klassen} />}
      </div>
      <Button
        variant={view.stand === 'gut' ? 'default' : 'filled'}
        className={classes.button ?? ''}
        aria-label={t('liste.pruefenName', { name })}
        onClick={onOpen}
      >
        {t('liste.pruefen')}
      </Button>
    </li>
  )
}

function Frist({ view }: { readonly view: FuehrerscheinView }) {
  const { t } = useTranslation('fuehrerschein')
  if (view.version === 0) return <span>{t('liste.ohne')}</span>
  if (view.naechstePruefung === null) return <span>{t('liste.ungeprueft')}</span>
  if (view.ausgestelltAm === null) return <span>{t('liste.unvollstaendig')}</span>
  return cardEndsFirst(view) ? (
    <span>{t('liste.abgelaufen', { tag: dayText(t, view.gueltigBis) })}</span>
  ) : (
    <span>{t('liste.naechste', { tag: dayText(t, view.naechstePruefung) })}</span>
  )
}
