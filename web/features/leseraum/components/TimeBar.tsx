import type { HeldState, Minutes, OpenMinutes } from '@platzwart/domain/leseraum/seatState'
import type { Grid } from '@platzwart/domain/time/grid'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import {
  type Handle,
  hourMarks,
  minuteOfShare,
  moveThumb,
  nearerThumb,
  percentAt,
  stretch,
  thumbKey,
} from '../model/timeBar.ts'
import classes from './TimeBar.module.css'

export interface Bereich extends Minutes {
  readonly id: string
  readonly art: HeldState
}

interface TimeBarProps {
  /** The opening hours, which the bar spans. */
  readonly ganz: OpenMinutes
  readonly auswahl: Minutes
  readonly grid: Grid
  /** The selectable part of the bar; all of it by default. */
  readonly waehlbar?: Minutes | null
  readonly mindestens: number
  readonly hoechstens?: number
  /** The part before this minute is past. */
  readonly pastBis: number
  readonly zeit: (minute: number) => string
  /** The intended length, if it differs from the selection's. */
  readonly dauer?: number
  readonly onChange: (auswahl: Minutes, handle: Handle) => void
  readonly bereiche?: readonly Bereich[]
  /** The number of free seats in equal slots of the span, drawn as a curve above the bar. */
  readonly curve?: readonly number[]
}

interface Draft {
  readonly base: Minutes
  readonly value: Minutes
}

/** The intended length of the selection: moving its start near the end of the day may have shortened it. */
function useMeant(auswahl: Minutes) {
  const meant = useRef<{ readonly of: Minutes; readonly dauer: number } | null>(null)
  const { current } = meant
  const dauer = current !== null && same(current.of, auswahl) ? current.dauer : auswahl.bis - auswahl.von
  return {
    dauer,
    keep(of: Minutes, handle: Handle) {
      meant.current = { of, dauer: handle === 'von' ? dauer : of.bis - of.von }
    },
  }
}

/**
 * The day as a bar with two thumbs: drag them, click beside them, or use the keyboard (a step, an hour, to an
 * end).
 */
export function TimeBar(props: TimeBarProps) {
  const { ganz, auswahl, grid, mindestens, hoechstens = Number.POSITIVE_INFINITY, onChange } = props
  const offen = props.waehlbar ?? ganz
  const lengths = { mindestens, hoechstens }
  const track = useRef<HTMLDivElement>(null)
  const held = useRef<Handle | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  // A draft is valid only for the selection that it started from: once that changed, the address has caught
  // up.
  const shown = draft !== null && same(draft.base, auswahl) ? draft.value : auswahl
  const meant = useMeant(auswahl)
  const dauer = props.dauer ?? meant.dauer

  function choose(next: Minutes, handle: Handle): void {
    meant.keep(next, handle)
    onChange(next, handle)
  }

  function minuteUnder(event: PointerEvent): number {
    const box = track.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return ganz.von
    return minuteOfShare((event.clientX - box.left) / box.width, ganz, grid)
  }

  function moveTo(handle: Handle, minute: number): void {
    // Computed from the drag's start, so that the other thumb returns with this one.
    setDraft({ base: auswahl, value: moveThumb(auswahl, handle, minute, offen, lengths, dauer) })
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0) return
    const minute = minuteUnder(event)
    held.current = nearerThumb(shown, minute)
    event.currentTarget.setPointerCapture(event.pointerId)
    moveTo(held.current, minute)
  }

  function onPointerMove(event: PointerEvent): void {
    if (held.current !== null) moveTo(held.current, minuteUnder(event))
  }

  function onPointerUp(): void {
    const handle = held.current
    held.current = null
    if (handle !== null && !same(shown, auswahl)) choose(shown, handle)
  }

  /** The gesture became a scroll of the page: discard it. */
  function onPointerCancel(): void {
    held.current = null
    setDraft(null)
  }

  function onKeyDown(event: KeyboardEvent, handle: Handle): void {
    const to = thumbKey(event.key, shown[handle], offen, grid)
    if (to === null) return
    event.preventDefault()
    choose(moveThumb(shown, handle, to, offen, lengths, dauer), handle)
  }

  return (
    <div className={classes.root}>
      {props.curve !== undefined && <Curve curve={props.curve} ganz={ganz} auswahl={shown} />}
      <div
        ref={track}
        className={classes.track}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
      >
        <Spans {...props} auswahl={shown} />
        {(['von', 'bis'] as const).map((handle) => (
          <Thumb
            key={handle}
            handle={handle}
            auswahl={shown}
            ganz={ganz}
            reach={reachOf(handle, offen, mindestens)}
            zeit={props.zeit}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      <Stunden ganz={ganz} zeit={props.zeit} />
    </div>
  )
}

function Spans({ ganz, auswahl, bereiche = [], pastBis, waehlbar }: TimeBarProps) {
  const first = Math.max(pastBis, waehlbar?.von ?? ganz.von)
  const last = waehlbar?.bis ?? ganz.bis
  return (
    <>
      <span className={classes.chosen} style={percent(stretch(auswahl, ganz))} />
      {bereiche.map((one) => (
        <span
          key={one.id}
          className={classes.bereich}
          data-art={one.art}
          style={percent(stretch(one, ganz))}
        />
      ))}
      {ganz.unterbrechungen?.map((one) => (
        <span key={one.von} className={classes.past} style={percent(stretch(one, ganz))} />
      ))}
      {first > ganz.von && (
        <span className={classes.past} style={percent({ left: 0, width: percentAt(first, ganz) })} />
      )}
      {last < ganz.bis && (
        <span className={classes.past} style={percent(stretch({ von: last, bis: ganz.bis }, ganz))} />
      )}
    </>
  )
}

interface ThumbProps {
  readonly handle: Handle
  readonly auswahl: Minutes
  readonly ganz: Minutes
  readonly reach: Minutes
  readonly zeit: (minute: number) => string
  readonly onKeyDown: (event: KeyboardEvent, handle: Handle) => void
}

/** A thumb's range: the start leaves room for the shortest booking behind it, the end before it. */
function reachOf(handle: Handle, { von, bis }: Minutes, mindestens: number): Minutes {
  const least = Math.min(mindestens, bis - von)
  return handle === 'von' ? { von, bis: bis - least } : { von: von + least, bis }
}

function Thumb({ handle, auswahl, ganz, reach, zeit, onKeyDown }: ThumbProps) {
  const { t } = useTranslation('leseraum')
  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes.handle}
      style={{ left: `${percentAt(auswahl[handle], ganz)}%` }}
      aria-label={t(`wahl.${handle}`)}
      aria-valuemin={Math.min(reach.von, auswahl[handle])}
      aria-valuemax={Math.max(reach.bis, auswahl[handle])}
      aria-valuenow={auswahl[handle]}
      aria-valuetext={t('wahl.uhr', { zeit: zeit(auswahl[handle]) })}
      onKeyDown={(event) => onKeyDown(event, handle)}
    />
  )
}

function Stunden({ ganz, zeit }: { readonly ganz: Minutes; readonly zeit: (minute: number) => string }) {
  return (
    <div className={classes.stunden} aria-hidden="true">
      {hourMarks(ganz, 7).map((minute) => (
        <span key={minute} style={{ left: `${percentAt(minute, ganz)}%` }}>
          {Number(zeit(minute).slice(0, 2))}
        </span>
      ))}
    </div>
  )
}

interface CurveProps {
  readonly curve: readonly number[]
  readonly ganz: Minutes
  readonly auswahl: Minutes
}

function Curve({ curve, ganz, auswahl }: CurveProps) {
  const { t } = useTranslation('leseraum')
  const most = Math.max(1, ...curve)
  const slot = (ganz.bis - ganz.von) / Math.max(1, curve.length)
  return (
    <div className={classes.curve} role="img" aria-label={t('wahl.freiJeStunde')}>
      {curve.map((count, index) => {
        const von = ganz.von + index * slot
        const inside = von < auswahl.bis && von + slot > auswahl.von
        return (
          <span
            key={von}
            data-innen={inside ? '' : undefined}
            data-leer={count === 0 ? '' : undefined}
            style={{ height: `${Math.max(6, (count / most) * 100)}%` }}
          />
        )
      })}
    </div>
  )
}

function percent({ left, width }: { left: number; width: number }) {
  return { left: `${left}%`, width: `${width}%` }
}

function same(a: Minutes, b: Minutes): boolean {
  return a.von === b.von && a.bis === b.bis
}
