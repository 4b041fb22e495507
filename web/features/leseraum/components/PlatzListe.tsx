import { NativeSelect } from '@mantine/core'
import type { LeseraumView } from '@platzwart/contract/leseraum'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { IconStarFilled } from '@tabler/icons-react'
import { memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { MarkPatterns, StateMark } from '../../../floorplan/Legend.tsx'
import { formatWochentagTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { SortHead } from '../../../ui/list/SortHead.tsx'
import { usePrinting } from '../../../ui/print/usePrinting.ts'
import { SkipTo } from '../../../ui/skip/SkipTo.tsx'
import { COLUMNS, OWN_ID } from '../model/address.ts'
import { type DayBelegung, NOTHING } from '../model/planDay.ts'
import { detailWords, type SeatLage, type SeatWords, untilWords } from '../model/seatName.ts'
import { orderSeats } from '../model/seatOrder.ts'
import type { Situations } from '../model/situations.ts'
import { stretch } from '../model/timeBar.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { useSeatWords } from '../model/useSeatWords.ts'
import { type NamesOnPlan, PlanNames } from '../slots.ts'
import classes from './PlatzListe.module.css'
import { bereichOf } from './TagStrip.tsx'

interface PlatzListeProps {
  readonly raum: Leseraum
  readonly situations: Situations
  readonly seats: readonly LeseraumView[]
}

/** Rows are added while scrolling: two thousand at once would delay the first paint. */
const PAGE = 60

const NO_LAGE: SeatLage = { situation: { state: 'geschlossen', bis: null, freiAb: null }, luecke: null }

export function PlatzListe({ raum, situations, seats }: PlatzListeProps) {
  const { t } = useTranslation('planWords')
  const words = useSeatWords(raum)
  const [names, setNames] = useState<NamesOnPlan | null>(null)
  const [grown, more] = useGrowing(seats.length)
  const count = usePrinting() ? seats.length : grown
  const { search, favoriten, day } = raum
  const { setSearch } = raum
  const { sortierung, absteigend } = search
  const sorting = { by: sortierung, down: absteigend }
  const sort = ({ by, down }: typeof sorting) => setSearch({ sortierung: by, absteigend: down }, true)
  const shown = useMemo(
    () => orderSeats(seats, { by: sortierung, down: absteigend }, (id) => situations.bySeat.get(id)),
    [seats, sortierung, absteigend, situations],
  )
  const open = useStable((platz: string) => setSearch({ platz, buchung: undefined }))
  return (
    <>
      <MarkPatterns />
      {raum.bereich === 'arbeitswelt' && (
        <Suspense>
          <PlanNames raum={raum} onNames={setNames} />
        </Suspense>
      )}
      <NativeSelect
        className={classes.sortierung ?? ''}
        label={t('liste.sortierung')}
        data={[
          { value: '', label: t('liste.nachPlan') },
          ...COLUMNS.map((value) => ({ value, label: t(`liste.${value}`) })),
        ]}
        value={sortierung ?? ''}
        onChange={({ currentTarget }) =>
          sort({ by: COLUMNS.find((column) => column === currentTarget.value), down: false })
        }
      />
      <SkipTo to={OWN_ID}>{t('liste.zuBuchungen')}</SkipTo>
      <table className={classes.table} data-focus-target aria-rowcount={seats.length + 1}>
        <caption className="visually-hidden">
          {t('liste.tabelle', { plan: raum.plan.bezeichnung, tag: formatWochentagTag(raum.tag) })}
        </caption>
        <thead>
          <tr>
            <SortHead column="nummer" label={t('liste.nummer')} sorting={sorting} onSort={sort} />
            <SortHead column="zustand" label={t('liste.zustand')} sorting={sorting} onSort={sort} />
            {search.stunden && <th scope="col">{t('liste.tag')}</th>}
            <SortHead column="zone" label={t('liste.zone')} sorting={sorting} onSort={sort} />
            <th scope="col">{t('liste.ausstattung')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('liste.aktion')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.slice(0, count).map((seat, index) => (
            <Row
              key={seat.id}
              index={index}
              seat={seat}
              lage={situations.bySeat.get(seat.id) ?? NO_LAGE}
              belegungen={search.stunden ? (day.bySeat.get(seat.id) ?? NOTHING) : NOTHING}
              offen={search.stunden ? day.offen : null}
              favorit={favoriten.has(seat.id)}
              namen={names?.namesAt(seat.id) ?? ''}
              words={words}
              onOpen={open}
            />
          ))}
        </tbody>
      </table>
      {count < seats.length && <div ref={more} className={classes.more} />}
    </>
  )
}

/** Shows the first rows, and more whenever the end of the list comes near. */
function useGrowing(length: number): [number, (end: HTMLElement | null) => void] {
  const [count, setCount] = useState(PAGE)
  const observer = useRef<IntersectionObserver>(null)
  const more = useCallback((end: HTMLElement | null) => {
    observer.current?.disconnect()
    if (end === null) return
    const look = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setCount((old) => old + PAGE)
      },
      { rootMargin: '800px' },
    )
    look.observe(end)
    observer.current = look
  }, [])
  useEffect(() => () => observer.current?.disconnect(), [])
  return [Math.min(count, length), more]
}

/** A function with a stable identity, so that a row renders again only if its seat changed. */
function useStable(run: (id: string) => void): (id: string) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback((id) => latest.current(id), [])
}

interface RowProps {
  readonly index: number
  readonly seat: LeseraumView
  readonly lage: SeatLage
  readonly belegungen: readonly DayBelegung[]
  /** The opening hours if the day is shown as a strip. */
  readonly offen: Minutes | null
  readonly favorit: boolean
  /** The team members who sit there that day; empty for nobody. */
  readonly namen: string
  readonly words: SeatWords
  readonly onOpen: (id: string) => void
}

const Row = memo(function Row({
  index,
  seat,
  lage,
  belegungen,
  offen,
  favorit,
  namen,
  words,
  onOpen,
}: RowProps) {
  const { t } = useTranslation('planWords')
  const title = words.bezeichnung(seat)
  const { situation } = lage
  const aktion = t(
    situation.state === 'frei' || situation.state === 'stundenweiseBelegt'
      ? 'liste.oeffnen'
      : 'liste.ansehen',
  )
  const until = untilWords(lage, words)
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row">
        {seat.bezeichnung}
        {favorit && (
          <IconStarFilled size={14} className={classes.star} role="img" aria-label={words.favorit} />
        )}
      </th>
      <td>
        <div className={classes.zustand}>
          <StateMark state={situation.state} />
          <span>
            <b>{words.zustand[situation.state]}</b>
            {until !== null && <span className={classes.quiet}>{until}</span>}
            {namen !== '' && <span className={classes.names}>{namen}</span>}
          </span>
        </div>
      </td>
      {offen !== null && (
        <td className={classes.history}>
          <Strip offen={offen} belegungen={belegungen} />
        </td>
      )}
      <td className={classes.quiet}>{seat.zone}</td>
      <td className={classes.quiet}>{detailWords(seat, words)}</td>
      <td className={classes.action}>
        <button
          type="button"
          data-stark={situation.state === 'frei' ? '' : undefined}
          aria-label={t('liste.oeffnenName', { platz: title, aktion })}
          onClick={() => onOpen(seat.id)}
        >
          {aktion}
        </button>
      </td>
    </tr>
  )
})

interface StripProps {
  readonly offen: Minutes
  readonly belegungen: readonly DayBelegung[]
}

function Strip({ offen, belegungen }: StripProps) {
  return (
    <div className={classes.strip} aria-hidden="true">
      {belegungen.map((one) => {
        const { left, width } = stretch(one, offen)
        return (
          <span key={one.id} data-art={bereichOf(one).art} style={{ left: `${left}%`, width: `${width}%` }} />
        )
      })}
    </div>
  )
}
