import type { FreieZeiten } from '@platzwart/contract/leseraum'
import { ROOM_PAGES } from '@platzwart/contract/paths'
import { IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Rows } from '../../../ui/list/Rows.tsx'
import { useBereich } from '../../leseraum/model/bereich/bereich.ts'
import { searchOf } from '../../leseraum/model/choice.ts'
import { instantAt } from '../../leseraum/model/planDay.ts'
import { closedPlans } from '../model/closedWords.ts'
import { placesOf, type Strip } from '../model/freieZeiten.ts'
import classes from './FreieZeiten.module.css'

interface FreiWoProps {
  readonly zeiten: FreieZeiten
  readonly strip: Strip
  /** The start that was chosen, YYYY-MM-DDTHH:mm. */
  readonly beginn: string
  readonly dauer: number
  readonly zone: string
}

/** Where the start is free, and the way to each plan with the time already chosen. */
export function FreiWo({ zeiten, strip, beginn, dauer, zone }: FreiWoProps) {
  const { t } = useTranslation('freieZeiten')
  const heading = useId()
  const { karte } = ROOM_PAGES[useBereich()]
  const [tag, zeit] = beginn.split('T')
  const zeile = strip.zeilen.find((one) => one.tag.toString() === tag)
  const zelle = zeile?.zellen.find((one) => one.zeit === zeit)
  if (!zeile || !zelle) return null
  const day = { tag: zeile.tag.toString(), mitternachtMs: zeile.mitternachtMs }
  const period = { von: zelle.minute, bis: zelle.minute + dauer }
  const orte = zelle.eigene ? [] : placesOf(zeiten, zeile.tag, zelle.minute)
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
          <li key={ort.grundrissId}>
            <div>
              <b>{ort.grundriss}</b>
              <span className={classes.quiet}>{ort.standort}</span>
            </div>
            <span>{t('wo.frei', { frei: ort.frei, gesamt: ort.gesamt })}</span>
            <Link
              to={karte}
              search={(search) => ({
                ...search,
                ...{ grundriss: ort.grundrissId, tag: day.tag, beginn: undefined },
                ...searchOf(day, period, zone),
              })}
              className={classes.go}
              aria-label={t('wo.zeigenName', { grundriss: ort.grundriss, standort: ort.standort })}
            >
              <IconMap2 size={18} stroke={1.75} aria-hidden />
              {t('wo.zeigen')}
            </Link>
          </li>
        ))}
      </Rows>
    </section>
  )
}
