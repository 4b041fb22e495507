import { Anchor, NativeSelect } from '@mantine/core'
import type { FahrzeugView, HistorieView } from '@platzwart/contract/fahrzeug'
import { BELEG_ARTEN, HISTORIE_TYPES } from '@platzwart/domain/fahrzeug/types'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { formatCent, formatMoment, formatNumber } from '../../../platform/format.ts'
import { ofShown } from '../../../platform/session/shown.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { useStufenWord } from '../../flotte/model/useStufenWord.ts'
import { historieOptions } from '../api/fuhrpark.ts'
import { FUHRPARK_FAHRZEUG_ADDRESS } from '../model/address.ts'
import classes from './Fuhrpark.module.css'

/** A vehicle's history (F8), the newest first. */
export function HistorieListe({ view }: { readonly view: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const { search, setSearch } = useAddress(FUHRPARK_FAHRZEUG_ADDRESS)
  const { typ } = search
  const query = useInfiniteQuery(historieOptions(view.id, typ ?? ''))
  return (
    <section className={classes.root} aria-label={t('reiter.historie')}>
      <NativeSelect
        label={t('verlauf.typ')}
        data={[
          { value: '', label: t('verlauf.alle') },
          ...HISTORIE_TYPES.map((one) => ({ value: one, label: t(`ereignis.${one}`) })),
        ]}
        value={typ ?? ''}
        onChange={({ currentTarget }) =>
          setSearch({ typ: HISTORIE_TYPES.find((one) => one === currentTarget.value) }, true)
        }
      />
      <List
        listing={pagedListingOf(query, ({ items }) => items, keyOf)}
        keyOf={keyOf}
        row={(eintrag) => <HistoryEvent eintrag={eintrag} elektrisch={view.kraftstoff === 'elektro'} />}
        ordered
        empty={{ title: t('verlauf.leer') }}
        noHits={typ && { title: t('verlauf.leer'), onClear: () => setSearch({ typ: undefined }, true) }}
        height="16rem"
      />
    </section>
  )
}

/** A block has no page of its own. */
const isOfTrip = ({ typ }: HistorieView) => typ === 'CHECK_IN' || typ === 'CHECK_OUT'

const keyOf = ({ id }: HistorieView) => id

interface EventProps {
  readonly eintrag: HistorieView
  /** Has a battery's charge instead of a tank. */
  readonly elektrisch: boolean
}

function HistoryEvent({ eintrag, elektrisch }: EventProps) {
  const { t } = useTranslation('fuhrpark')
  const unnamed = useUnnamed()
  const zeit = formatMoment(Temporal.Instant.from(eintrag.zeit), useZone())
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <strong>{t(`ereignis.${eintrag.typ}`)}</strong>
        <span className={classes.quiet}>
          {zeit}
          {', '}
          {eintrag.benutzer ?? unnamed ?? t('verlauf.system')}
        </span>
      </div>
      {eintrag.beschreibung !== '' && <p>{eintrag.beschreibung}</p>}
      <Zustand eintrag={eintrag} elektrisch={elektrisch} />
      {eintrag.buchungId !== null && isOfTrip(eintrag) && (
        <Link
          to="/fahrzeuge/fahrten/$id"
          params={{ id: eintrag.buchungId }}
          search={{}}
          aria-label={t('verlauf.fahrtName', { ereignis: t(`ereignis.${eintrag.typ}`), zeit })}
        >
          {t('verlauf.fahrt')}
        </Link>
      )}
      {eintrag.belege.map((beleg) => (
        <Anchor key={beleg.id} href={ofShown(beleg.datei.url)} target="_blank" rel="noopener">
          {t('verlauf.beleg', {
            art: t(`belegart.${BELEG_ARTEN.find((one) => one === beleg.art) ?? 'sonstiges'}`),
          })}
          {beleg.betragCent !== null && `, ${t('heft.euro', { betrag: formatCent(beleg.betragCent) })}`}
        </Anchor>
      ))}
    </li>
  )
}

/** The vehicle's condition at that time, as far as it was recorded. */
function Zustand({ eintrag, elektrisch }: EventProps) {
  const { t } = useTranslation('fuhrpark')
  const word = useStufenWord()
  const { kilometerstand, tankProzent, sauberkeitAussen, sauberkeitInnen, stellplatz, schaeden, maengel } =
    eintrag
  const maengelWord = (all: HistorieView['maengel']) => {
    if (all === null) return null
    if (all.length === 0) return t('verlauf.ohneMangel')
    return t('verlauf.maengel', { punkte: all.map((punkt) => t(`verlauf.pruefpunkt.${punkt}`)).join(', ') })
  }
  const angaben = [
    eintrag.status === 'DEFEKT' || eintrag.status === 'einzutragen'
      ? t(`verlauf.status.${eintrag.status}`)
      : null,
    kilometerstand === null ? null : t('liste.kilometer', { km: formatNumber(kilometerstand) }),
    tankProzent === null ? null : t(elektrisch ? 'verlauf.ladung' : 'verlauf.tank', { prozent: tankProzent }),
    sauberkeitAussen === null ? null : t('verlauf.aussen', { stufe: word(sauberkeitAussen) }),
    sauberkeitInnen === null ? null : t('verlauf.innen', { stufe: word(sauberkeitInnen) }),
    stellplatz === null || stellplatz === '' ? null : t('verlauf.platz', { platz: stellplatz }),
    maengelWord(maengel),
    schaeden.length === 0
      ? null
      : t('verlauf.schaeden', {
          count: schaeden.length,
          was: schaeden.map(({ beschreibung }) => beschreibung).join('; '),
        }),
  ].filter((one) => one !== null)
  if (angaben.length === 0) return null
  return (
    <span className={classes.angaben}>
      {angaben.map((one) => (
        <span key={one}>{one}</span>
      ))}
    </span>
  )
}
