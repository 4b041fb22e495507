import type { FreieZeiten } from '@platzwart/contract/leseraum'
import { ROOM_PAGES } from '@platzwart/contract/paths'
import { IconMap2, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Rows } from '../../../ui/list/Rows.tsx'
import type { LeseraumSearch } from '../../leseraum/model/address.ts'
import { useBereich } from '../../leseraum/model/bereich/bereich.ts'
import { searchOf } from '../../leseraum/model/choice.ts'
import { instantAt } from '../../leseraum/model/planDay.ts'
import type { Buchung } from '../../team/model/week.ts'
import { closedPlans } from '../model/closedWords.ts'
import { type FreePlace, placesOf, type Strip } from '../model/freieZeiten.ts'
import { meetingsIn, type Near } from '../model/near.ts'
import classes from './FreieZeiten.module.css'

interface FreiWoProps {
  readonly zeiten: FreieZeiten
  readonly strip: Strip
  /** The chosen start, YYYY-MM-DDTHH:mm. */
  readonly beginn: string
  readonly dauer: number
  readonly zone: string
  readonly near: Near | null
}

/** Where the chosen start is free, with a link to each plan at that time. */
export function FreiWo({ zeiten, strip, beginn, dauer, zone, near }: FreiWoProps) {
  const { t } = useTranslation('freieZeiten')
  const heading = useId()
  const [tag, zeit] = beginn.split('T')
  const zeile = strip.zeilen.find((one) => one.tag.toString() === tag)
  const zelle = zeile?.zellen.find((one) => one.zeit === zeit)
  if (!zeile || !zelle) return null
  const day = { tag: zeile.tag.toString(), mitternachtMs: zeile.mitternachtMs }
  const period = { von: zelle.minute, bis: zelle.minute + dauer }
  const meetings = meetingsIn(near?.buchungen ?? [], { ...day, minute: zelle.minute, dauer })
  const hereOf = ({ grundrissId }: FreePlace) => meetings.filter((one) => one.grundrissId === grundrissId)
  const found = zelle.eigene ? [] : placesOf(zeiten, zeile.tag, zelle.minute)
  // The colleague's plans come first; the rest keeps its order.
  const orte = found.toSorted((a, b) => hereOf(b).length - hereOf(a).length)
  const [von, bis] = [period.von, period.bis].map((minute) => formatUhrzeit(instantAt(day, minute), zone))
  return (
    <section className={classes.wo} aria-labelledby={heading}>
      <Announced appears>
        <h2 id={heading}>
          {t('wo.titel', { tag: formatWochentagTag(zeile.tag), von: von ?? '', bis: bis ?? '' })}
        </h2>
        {orte.length === 0 && <p>{t(zelle.eigene ? 'wo.eigene' : 'wo.voll')}</p>}
        {closedPlans(t, zeile).map(({ grundrissId, words }) => (
          <p key={grundrissId} className={classes.quiet}>
            {words}
          </p>
        ))}
      </Announced>
      <Rows className={classes.places}>
        {orte.map((ort) => (
          <Place
            key={ort.grundrissId}
            ort={ort}
            search={{ tag: day.tag, ...searchOf(day, period, zone) }}
            name={near?.name ?? ''}
            here={hereOf(ort)}
            zone={zone}
          />
        ))}
      </Rows>
    </section>
  )
}

interface PlaceProps {
  readonly ort: FreePlace
  /** Day and time as the map's search parameters. */
  readonly search: Partial<LeseraumSearch>
  /** The name of the colleague to be near. */
  readonly name: string
  /** Their bookings on this plan at this time. */
  readonly here: readonly Buchung[]
  readonly zone: string
}

/** A plan with free seats, and a link to it: to the colleague's seat, if they have one there. */
function Place({ ort, search, name, here, zone }: PlaceProps) {
  const { t } = useTranslation('freieZeiten')
  const { karte } = ROOM_PAGES[useBereich()]
  const clock = (instant: string) => formatUhrzeit(Temporal.Instant.from(instant), zone)
  const [first] = here
  return (
    <li>
      <div>
        <b>{ort.grundriss}</b>
        <span className={classes.quiet}>{ort.standort}</span>
        {here.map(({ id, bezeichnung, von, bis }) => (
          <span key={id} className={classes.here}>
            <IconUsers size={16} stroke={1.75} aria-hidden />
            {t('nah.hier', { name, platz: bezeichnung, von: clock(von), bis: clock(bis) })}
          </span>
        ))}
      </div>
      <span>{t('wo.frei', { frei: ort.frei, gesamt: ort.gesamt })}</span>
      <Link
        to={karte}
        search={(before) => ({
          ...before,
          grundriss: ort.grundrissId,
          beginn: undefined,
          bei: undefined,
          ziel: first?.leseraumId,
          ...search,
        })}
        className={classes.go}
        aria-label={t('wo.zeigenName', { grundriss: ort.grundriss, standort: ort.standort })}
      >
        <IconMap2 size={18} stroke={1.75} aria-hidden />
        {t('wo.zeigen')}
      </Link>
    </li>
  )
}
