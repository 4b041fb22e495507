import { Button } from '@mantine/core'
import type { LeseraumView } from '@platzwart/contract/leseraum'
import { ROOM_PAGES } from '@platzwart/contract/paths'
import { filterLeseraeume } from '@platzwart/domain/leseraum/filter'
import { bookableDays } from '@platzwart/domain/oeffnungszeit/bookableDays'
import { gridOf, stepUp } from '@platzwart/domain/time/grid'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { formatUhrzeit, formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { planTagOptions } from '../api/plan.ts'
import { searchOf } from '../model/choice.ts'
import { nextFree } from '../model/freeTimes.ts'
import { instantAt, type PlanDay } from '../model/planDay.ts'
import { filterOf } from '../model/seatFilter.ts'
import { countStates, type Situations } from '../model/situations.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { seatTitle } from '../model/useSeatWords.ts'
import { NotFree } from '../slots.ts'
import { FilterGrund } from './FilterGrund.tsx'
import classes from './Sidebar.module.css'

interface InfoProps {
  readonly raum: Leseraum
  readonly situations: Situations
  readonly passing: readonly LeseraumView[] | null
}

/** L16: whether anything is free, when and where. */
export function Info({ raum, situations, passing }: InfoProps) {
  const { t: words } = useTranslation('planWords')
  const { t } = useTranslation('leseraum')
  const all = countStates(situations).frei
  const ids = useMemo(() => passing && new Set(passing.map((seat) => seat.id)), [passing])
  const free = ids === null ? all : countStates(situations, ids).frei
  const { auswahl } = raum
  if (auswahl === null) return null
  const zeit = (minute: number) => formatUhrzeit(instantAt(raum.day, minute), raum.zone)
  const range = t('wahl.spanne', { von: zeit(auswahl.von), bis: zeit(auswahl.bis) })
  return (
    <div className={classes.info}>
      <Announced className={classes.said}>
        <p className={classes.frei} data-leer={free === 0 ? '' : undefined}>
          {free === 0 ? t('auskunft.keine') : t('auskunft.frei', { count: free })}
        </p>
        {free > 0 && (
          <p className={classes.quiet}>
            {t('auskunft.von', { gesamt: (passing ?? raum.plan.leseraeume).length, zeit: range })}
          </p>
        )}
      </Announced>
      {free === 0 &&
        (all > 0 ? (
          <FilterGrund raum={raum} situations={situations} frei />
        ) : (
          <>
            <Next raum={raum} situations={situations} />
            <Elsewhere raum={raum} />
            <Suspense>
              <NotFree raum={raum} platz={null} zeit={auswahl} gruppengroesse={1} />
            </Suspense>
            <Link
              to={ROOM_PAGES[raum.bereich].frei}
              search={(search) => search}
              className={classes.freieZeiten}
            >
              {words('auskunft.freieZeiten')}
            </Link>
          </>
        ))}
    </div>
  )
}

/**
 * If nothing is free now: the next free time and seat, among the matching seats first, otherwise among all.
 */
function Next({ raum, situations }: Pick<InfoProps, 'raum' | 'situations'>) {
  const { t: words } = useTranslation('planWords')
  const { t } = useTranslation('leseraum')
  const { day, auswahl, minute, einstellungen, setSearch } = raum
  const least = einstellungen['leseraum.mindestdauer'].value
  const grid = gridOf(raum)
  const from = minute < 0 ? 0 : stepUp(minute, grid)
  const next = (seats: readonly LeseraumView[]) =>
    auswahl === null ? null : nextFree(seats, day, auswahl, from, least)
  const suits = next(suitingSeats(raum, situations))
  const found = suits ?? next(raum.plan.leseraeume)
  if (auswahl === null || found === null) return <NothingMore raum={raum} />
  const zeit = (at: number) => formatUhrzeit(instantAt(day, at), raum.zone)
  const von = stepUp(found.period.von, grid)
  const bis = Math.min(found.period.bis, Math.max(von + least, von + auswahl.bis - auswahl.von))
  return (
    <div className={classes.next}>
      <p>
        {words('auskunft.naechster', {
          platz: seatTitle(t, found.seat, raum.bereich),
          von: zeit(von),
          bis: zeit(found.period.bis),
        })}
      </p>
      {suits === null && <p>{words('auskunft.ausserFilter')}</p>}
      <Button variant="light" size="sm" onClick={() => setSearch(searchOf(day, { von, bis }, raum.zone))}>
        {words('auskunft.naechsterZeigen')}
      </Button>
    </div>
  )
}

/** "Only free ones" refers to now; a seat that becomes free later matches as well. */
function suitingSeats(
  { plan, search, favoriten }: Leseraum,
  situations: Situations,
): readonly LeseraumView[] {
  const stateOf = (id: string) => situations.bySeat.get(id)?.situation.state ?? 'geschlossen'
  return filterLeseraeume(plan.leseraeume, { ...filterOf(search), nurFrei: false }, stateOf, favoriten)
}

function NothingMore({ raum }: { readonly raum: Leseraum }) {
  const { t: words } = useTranslation('planWords')
  const { tag, heute, jetzt, kalender, einstellungen, setSearch } = raum
  const next = bookableDays(jetzt, kalender, einstellungen).find(
    (one) => Temporal.PlainDate.compare(one.tag, tag) > 0,
  )
  return (
    <div className={classes.next}>
      <p>{words(tag.equals(heute) ? 'auskunft.nichtsMehr' : 'auskunft.tagVoll')}</p>
      {next !== undefined && (
        <Button variant="light" size="sm" onClick={() => setSearch({ tag: next.tag.toString() })}>
          {words('auskunft.naechsterTag', { tag: formatWochentagTag(next.tag) })}
        </Button>
      )}
    </div>
  )
}

/** Other plans with free seats at this time; loaded only if this one has none. */
function Elsewhere({ raum }: { readonly raum: Leseraum }) {
  const { t: words } = useTranslation('planWords')
  const others = raum.plaene.filter((plan) => plan.id !== raum.plan.id)
  const days = useQueries({ queries: others.map((plan) => planTagOptions(plan.id, raum.tag.toString())) })
  const { auswahl } = raum
  if (auswahl === null) return null
  const withRoom = others.filter((plan, index) => {
    const day = days[index]?.data
    return day !== undefined && plan.plaetze + plan.gruppenraeume > takenIn(day, auswahl)
  })
  return withRoom.map((plan) => (
    <Button key={plan.id} variant="default" size="sm" onClick={() => raum.setSearch({ grundriss: plan.id })}>
      {words('auskunft.anderswo', { plan: plan.bezeichnung })}
    </Button>
  ))
}

/** The number of seats taken in the period; all of them if the plan is closed then. */
function takenIn(day: PlanDay, period: { von: number; bis: number }): number {
  if (day.offen === null || period.von < day.offen.von || period.bis > day.offen.bis)
    return Number.POSITIVE_INFINITY
  if (day.offen.unterbrechungen?.some((one) => one.von < period.bis && period.von < one.bis))
    return Number.POSITIVE_INFINITY
  return [...day.bySeat.values()].filter((held) =>
    held.some((one) => one.von < period.bis && period.von < one.bis),
  ).length
}
