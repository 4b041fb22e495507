import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { gridOf } from '@platzwart/domain/time/grid'
import { useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { usePrinting } from '../../../ui/print/usePrinting.ts'
import { DragSlip } from '../../../ui/timeline/DragSlip.tsx'
import frame from '../../../ui/timeline/Timeline.module.css'
import { useExtent } from '../../../ui/timeline/useExtent.ts'
import { ROW_PX, useKeyboard } from '../../../ui/timeline/useKeyboard.ts'
import { type Drawn, usePointerDrag } from '../../../ui/timeline/usePointerDrag.ts'
import { useShownFrom } from '../../../ui/timeline/useShownFrom.ts'
import type { Leseraum } from '../../leseraum/model/useLeseraum.ts'
import { NARROWEST_HOUR_PX } from '../model/axis.ts'
import { type Drag, dragOf, movedDrag } from '../model/move.ts'
import type { MoveControl, Row } from '../model/useMove.ts'
import type { Opening } from '../model/useOpening.ts'
import { type TagWords, useTagWords } from '../model/useTagWords.ts'
import classes from './Tagesplan.module.css'
import { TagHead, TagLines } from './TagHead.tsx'
import { TagRow } from './TagRow.tsx'

/** Overscan: rows rendered beyond the visible ones, so that scrolling shows no gap. */
const MORE = 6
/** The width that a landscape sheet leaves beside the names. */
const PAPER_PX = 760

interface TagesplanProps {
  readonly raum: Leseraum
  readonly zeilen: readonly Row[]
  readonly ganz: Minutes
  readonly move: MoveControl
  readonly opening: Opening
}

/**
 * A plan's day: one row per seat, one bar per booking. A single tab stop; arrow keys move between bars. Rows
 * are virtualized, so that thousands of seats cost no more than a screenful.
 */
export function Tagesplan({ raum, zeilen, ganz, move, opening }: TagesplanProps) {
  const { t } = useTranslation('tagesplan')
  const help = useId()
  const root = useRef<HTMLDivElement>(null)
  const printing = usePrinting()
  const extent = useExtent(root, ((ganz.bis - ganz.von) / 60) * NARROWEST_HOUR_PX)
  const breite = printing ? PAPER_PX : extent.breite
  const scale = breite / (ganz.bis - ganz.von)
  useShownFrom(root, shownFrom(raum, ganz, scale))
  const words = useTagWords(raum)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const { focusAt, setFocus, onKeyDown } = useKeyboard(root, zeilen, {
    start: raum.minute,
    onKey: move.onKey,
    take: move.take,
    byEnter: true,
  })
  const pointer = usePointerDrag<Drag>({
    root,
    scale,
    rowPx: ROW_PX,
    rows: zeilen.length,
    grid: raum.schritt,
    busy: move.busy,
    take(id, zeile) {
      const one = zeilen[zeile]?.balken.find((balken) => balken.id === id)
      return one !== undefined && move.take(one, zeile) ? dragOf(one, zeile) : null
    },
    moved: (start, handle, steps, zeile) => ({
      ...movedDrag(start, handle, steps, gridOf(raum), ganz),
      zeile,
    }),
    set: move.set,
    cancel: move.cancel,
    drop: (held) => move.drop(held, false),
    onBook: (zeile, minute) => opening.press(zeile, ganz.von + minute),
    onDraw: setDrawn,
    onDrawn(done) {
      setDrawn(null)
      opening.draw(done.zeile, periodOf(done, ganz))
    },
  })
  const first = printing ? 0 : Math.max(0, Math.floor(extent.oben / ROW_PX) - MORE)
  const last = printing ? zeilen.length : Math.ceil((extent.oben + extent.hoehe) / ROW_PX) + MORE
  const shown = useMemo(() => zeilen.slice(first, last), [zeilen, first, last])
  return (
    <>
      <div
        ref={root}
        role="application"
        data-focus-region
        data-focus-target
        aria-label={t('name', { plan: raum.plan.bezeichnung })}
        aria-describedby={help}
        className={`${frame.root} ${classes.frame}`}
        data-zieht={move.drag === null ? undefined : ''}
        onKeyDown={onKeyDown}
        {...pointer.handlers}
      >
        <div className={frame.inside} style={{ '--breite': `${breite}px`, '--row': `${ROW_PX}px` }}>
          <TagHead
            ganz={ganz}
            scale={scale}
            corner={t('plaetze', { count: zeilen.length })}
            zeit={words.zeit}
          />
          <div className={frame.rows} style={{ height: zeilen.length * ROW_PX }}>
            <TagLines ganz={ganz} scale={scale} offen={raum.day.offen} minute={raum.minute} />
            {shown.map(({ seat, balken }, place) => {
              const index = first + place
              return (
                <TagRow
                  key={seat.id}
                  {...{ seat, balken, index, ganz, scale, words }}
                  focusId={index === focusAt.zeile ? (focusAt.id ?? '') : null}
                  movable={move.movable}
                  dragged={move.drag?.vonZeile === index ? move.drag.id : null}
                  onFocus={setFocus}
                  onOpen={opening.open}
                />
              )
            })}
            {drawn !== null && (
              <Sketch drawn={drawn} scale={scale} ganz={ganz} opening={opening} words={words} />
            )}
            <Target move={move} zeilen={zeilen} ganz={ganz} scale={scale} words={words} />
          </div>
        </div>
      </div>
      <p id={help} className={classes.help}>
        {t(move.drag === null ? 'anleitung' : 'anleitungBewegt')}
      </p>
    </>
  )
}

/**
 * The initial scroll position: the requested period, so that one who opens the evening need not search for
 * it.
 */
function shownFrom({ auswahl, schritt, plan, tag }: Leseraum, { von }: Minutes, scale: number) {
  const px = auswahl === null ? 0 : (auswahl.von - von) * scale
  return { px, near: schritt * scale, of: `${plan.id} ${tag}` }
}

const periodOf = ({ von, bis }: Minutes, ganz: Minutes): Minutes => ({
  von: ganz.von + von,
  bis: ganz.von + bis,
})

interface TargetProps extends Pick<TagesplanProps, 'move' | 'zeilen' | 'ganz'> {
  readonly scale: number
  readonly words: TagWords
}

/** Preview of the dragged booking, with what the rules say before it is dropped. */
function Target({ move, zeilen, ganz, scale, words }: TargetProps) {
  const { t } = useTranslation('tagesplan')
  if (move.drag === null) return null
  const { von, bis, zeile } = move.drag
  const seat = zeilen[zeile]?.seat
  const [first] = move.gruende
  return (
    <DragSlip
      passt={first === undefined}
      place={{ top: zeile * ROW_PX, left: (von - ganz.von) * scale, width: (bis - von) * scale }}
      title={t('ziel', {
        platz: seat === undefined ? '' : words.platz(seat),
        von: words.zeit(von),
        bis: words.zeit(bis),
      })}
      text={first?.text ?? t(move.busy ? 'speichert' : 'passt')}
    />
  )
}

interface SketchProps extends Pick<TargetProps, 'ganz' | 'scale' | 'words'> {
  readonly drawn: Drawn
  readonly opening: Opening
}

/** The free time drawn over, snapped to the step. */
function Sketch({ drawn, ganz, scale, opening, words }: SketchProps) {
  const { t } = useTranslation('tagesplan')
  const period = opening.periodOf(periodOf(drawn, ganz))
  if (period === null) return null
  const { von, bis } = period
  return (
    <div
      className={classes.drawn}
      style={{ top: drawn.zeile * ROW_PX, left: (von - ganz.von) * scale, width: (bis - von) * scale }}
    >
      {t('spanne', { von: words.zeit(von), bis: words.zeit(bis) })}
    </div>
  )
}
