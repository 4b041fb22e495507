import { Button } from '@mantine/core'
import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { moveTables } from '@platzwart/domain/grundriss/moveTables'
import { readingOrder } from '@platzwart/domain/grundriss/neighbour'
import { IconArmchair, IconGridDots, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { useSending } from '../../../ui/form/useSending.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { useStaleText } from '../../../ui/pflege/useStaleText.ts'
import { ausstattungenOptions, leseraeumeOptions, moveLeseraeume } from '../api/grundrisse.ts'
import { PLAN_ADDRESS } from '../model/address.ts'
import { moved, NO_MOVES, pending, placed, type Spot } from '../model/seatMoves.ts'
import { newSeat, nextName, type SeatValues } from '../model/seatValues.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'
import { GoneBar, type GoneSeat } from './GoneBar.tsx'
import { GridForm } from './GridForm.tsx'
import classes from './Grundriss.module.css'
import { type EditorSeat, PlanEditor } from './PlanEditor.tsx'
import { SeatPanel } from './SeatPanel.tsx'
import { SeatsFile } from './SeatsFile.tsx'
import { StepButtons } from './StepButtons.tsx'

/** What stands beside the plan. */
export type Beside = 'nichts' | 'grid' | { readonly neu: SeatValues; readonly spot: Spot }

interface SeatsTabProps {
  readonly plan: GrundrissView
}

/** The seats and rooms of a plan. */
export function SeatsTab({ plan }: SeatsTabProps) {
  const query = useQuery(leseraeumeOptions(plan.id))
  const kinds = useQuery(ausstattungenOptions)
  const failed = query.isError ? query : kinds
  if (query.data !== undefined && kinds.data !== undefined)
    return <Seats plan={plan} {...query.data} kinds={kinds.data} />
  if (failed.isError) return <FailureState failure={failed.error} onRetry={() => void failed.refetch()} />
  return <Loading height="30rem" />
}

interface SeatsProps extends SeatsTabProps {
  readonly leseraeume: readonly LeseraumDetail[]
  readonly version: number
  readonly kinds: readonly { readonly id: string }[]
}

function Seats({ plan, leseraeume, version, kinds }: SeatsProps) {
  const { t } = useTranslation('grundriss')
  const { search, setSearch } = useAddress(PLAN_ADDRESS)
  const [moves, setMoves] = useState(NO_MOVES)
  const [ghosts, setGhosts] = useState<readonly EditorSeat[]>([])
  const [beside, setBeside] = useState<Beside>('nichts')
  const [gone, setGone] = useState<GoneSeat | null>(null)
  const seats = useMemo(() => inReadingOrder(leseraeume), [leseraeume])
  const { standing, zeichnung } = useStanding(plan, seats, moves)
  const ghost = typeof beside === 'string' ? null : beside
  const drawn = useMemo(
    () => [...standing, ...ghosts, ...(ghost ? [ghostOf(ghost.neu, ghost.spot)] : [])],
    [standing, ghosts, ghost],
  )
  const open = seats.find(({ id }) => id === search.platz) ?? null
  function move(id: string, spot: Spot, goesOn = false) {
    setGone(null)
    setMoves((now) => moved(now, id, spot, goesOn))
  }
  function show(next: Beside) {
    setGone(null)
    setBeside(next)
    setSearch({ platz: undefined }, true)
  }
  function add(art: SeatValues['art']) {
    const names = new Set(seats.map(({ bezeichnung }) => bezeichnung))
    const last = seats.findLast((seat) => seat.art === art)?.bezeichnung
    const name = last === undefined ? t(`art.erster.${art}`) : nextName(last, names)
    const spot = { x: Math.round(plan.breite / 2), y: Math.round(plan.hoehe / 2), drehung: 0 }
    show({ neu: newSeat(art, name, kinds), spot })
  }
  return (
    <div className={classes.work}>
      <div className={classes.stage}>
        <Tools grid={beside === 'grid'} onGrid={() => show('grid')} onAdd={add} />
        <SeatsFile grundrissId={plan.id} />
        <PlanEditor
          plan={{ ...plan, zeichnung }}
          seats={drawn}
          chosen={open?.id ?? null}
          onChoose={(id) => {
            setBeside('nichts')
            setSearch({ platz: id }, true)
          }}
          onMove={move}
        />
        {gone && (
          <GoneBar
            key={gone.seat.id}
            {...{ plan, version, gone }}
            onBack={(id) => {
              setGone(null)
              setSearch({ platz: id }, true)
            }}
          />
        )}
        <MoveBar {...{ plan, version, seats, moves, setMoves }} />
      </div>
      <SeatPanel
        {...{ plan, seats: standing, beside, kinds }}
        seat={beside === 'nichts' ? open : null}
        onMove={move}
        onGone={(seat) => setGone({ seat, tisch: hasTable(plan, seats, seat) })}
        onBeside={show}
        onOpen={(id) => {
          setBeside('nichts')
          setSearch({ platz: id ?? undefined }, true)
        }}
      >
        <GridForm
          plan={plan}
          version={version}
          seats={standing}
          onGhosts={setGhosts}
          onDone={() => show('nichts')}
        />
      </SeatPanel>
    </div>
  )
}

interface ToolsProps {
  readonly grid: boolean
  readonly onGrid: () => void
  readonly onAdd: (art: SeatValues['art']) => void
}

/** What can be put upon the plan. */
function Tools({ grid, onGrid, onAdd }: ToolsProps) {
  const { t } = useTranslation('grundriss')
  return (
    <div className={classes.tools}>
      <Button
        leftSection={<IconGridDots size={16} aria-hidden />}
        variant={grid ? 'filled' : 'default'}
        onClick={onGrid}
      >
        {t('werkzeug.grid')}
      </Button>
      <Button
        leftSection={<IconArmchair size={16} aria-hidden />}
        variant="default"
        onClick={() => onAdd('platz')}
      >
        {t('werkzeug.platz')}
      </Button>
      <Button
        leftSection={<IconUsers size={16} aria-hidden />}
        variant="default"
        onClick={() => onAdd('gruppenraum')}
      >
        {t('werkzeug.gruppenraum')}
      </Button>
    </div>
  )
}

/** Whether the plan is drawn otherwise without the seat. */
function hasTable({ zeichnung }: GrundrissView, seats: readonly LeseraumDetail[], { id }: LeseraumDetail) {
  const left = seats.filter((seat) => seat.id !== id)
  return moveTables(zeichnung, seats, left) !== zeichnung
}

/** The seats as they would stand, and what is drawn under them, which goes along as it will when they are saved. */
function useStanding(plan: GrundrissView, seats: readonly LeseraumDetail[], moves: typeof NO_MOVES) {
  const standing = useMemo(() => placed(seats, moves), [seats, moves])
  const zeichnung = useMemo(
    () => moveTables(plan.zeichnung, seats, standing),
    [plan.zeichnung, seats, standing],
  )
  return { standing, zeichnung }
}

function inReadingOrder(leseraeume: readonly LeseraumDetail[]): LeseraumDetail[] {
  const byId = new Map(leseraeume.map((seat) => [seat.id, seat]))
  return readingOrder(leseraeume).flatMap(({ id }) => byId.get(id) ?? [])
}

function ghostOf(neu: SeatValues, spot: Spot): EditorSeat {
  return { ...neu, ...spot, id: 'neu', neu: true }
}

interface MoveBarProps {
  readonly plan: GrundrissView
  readonly version: number
  readonly seats: readonly LeseraumDetail[]
  readonly moves: typeof NO_MOVES
  readonly setMoves: (change: (now: typeof NO_MOVES) => typeof NO_MOVES) => void
}

/** What was moved is saved in one step, or taken back step by step. */
function MoveBar({ plan, version, seats, moves, setMoves }: MoveBarProps) {
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const staleText = useStaleText(true)
  const changes = pending(seats, moves)
  const save = useSending({
    send: (leseraeume: typeof changes, { key }) =>
      moveLeseraeume({ id: plan.id, version }, { leseraeume }, key),
    says: () => t('werkzeug.verschoben', { count: changes.length }),
    onDone: async () => {
      await refresh()
      setMoves(() => NO_MOVES)
    },
    onFailed,
  })
  return (
    <>
      <div className={classes.tools}>
        <StepButtons steps={moves} setSteps={setMoves} />
        <Button
          className={classes.end ?? ''}
          disabled={changes.length === 0}
          loading={save.busy}
          onClick={() => save.mutate(changes)}
        >
          {t('werkzeug.speichern', { count: changes.length })}
        </Button>
      </div>
      {save.failure !== null && (
        <FailureNote
          title={t('pflege:nichtGespeichert')}
          failure={save.failure}
          stale={staleText(save.failure)}
        />
      )}
      <Unsaved when={changes.length > 0 && !save.busy} />
    </>
  )
}
