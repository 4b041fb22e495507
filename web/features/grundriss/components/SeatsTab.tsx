import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { moveTables } from '@platzwart/domain/grundriss/moveTables'
import { readingOrder } from '@platzwart/domain/grundriss/neighbour'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Unsaved } from '../../../frame/Unsaved.tsx'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { LeaveQuestion } from '../../../ui/dialog/LeaveQuestion.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { BeforeLeaving } from '../../../ui/form/unsaved.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { ausstattungenOptions, leseraeumeOptions } from '../api/grundrisse.ts'
import { PLAN_ADDRESS } from '../model/address.ts'
import { askedChoice } from '../model/askedChoice.ts'
import { haveTables } from '../model/copies.ts'
import { withMade } from '../model/madeSteps.ts'
import { type Made, moved, NO_MOVES, placed, type SeatSpot, type Spot } from '../model/seatMoves.ts'
import { newSeat, nextName, type SeatValues } from '../model/seatValues.ts'
import { useAsking } from '../model/useAsking.ts'
import type { Changed } from '../model/useChanges.ts'
import { useChoice } from '../model/useChoice.ts'
import { useCopies } from '../model/useCopies.ts'
import { useMadeSteps } from '../model/useMadeSteps.ts'
import { ChangedBar } from './ChangedBar.tsx'
import { CopyNote } from './CopyNote.tsx'
import { GoneBar, type GoneSeat } from './GoneBar.tsx'
import { GridForm } from './GridForm.tsx'
import classes from './Grundriss.module.css'
import { ManyPanel } from './ManyPanel.tsx'
import { MoveBar } from './MoveBar.tsx'
import { type EditorSeat, PlanEditor } from './PlanEditor.tsx'
import { SeatPanel } from './SeatPanel.tsx'
import { SeatsFile } from './SeatsFile.tsx'
import { SeatTools } from './SeatTools.tsx'

/** What stands beside the plan. */
export type Beside = 'nichts' | 'grid' | { readonly neu: SeatValues; readonly spot: Spot }

/** What is drawn of the one that is not made yet. */
const NEW = 'neu'

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
  readonly kinds: readonly { readonly id: string; readonly name: string }[]
}

/** What is open, chosen, moved and thought of, and what leads from one to the other. */
function useWork({ plan, leseraeume, version }: SeatsProps) {
  const { search, setSearch } = useAddress(PLAN_ADDRESS)
  const [moves, setMoves] = useState(NO_MOVES)
  const [ghosts, setGhosts] = useState<readonly EditorSeat[]>([])
  const [beside, setBeside] = useState<Beside>('nichts')
  const [gone, setGone] = useState<GoneSeat | null>(null)
  const [changed, setChanged] = useState<Changed | null>(null)
  const seats = useMemo(() => inReadingOrder(leseraeume), [leseraeume])
  const { standing, zeichnung } = useStanding(plan, seats, moves)
  const drawn = useDrawn(standing, ghosts, beside)
  const choice = useChoice(seats, search.platz, () => show('nichts'))
  const onMade = (made: Made) => setMoves((now) => withMade(now, made))
  const copying = useCopies({ plan, version, saved: seats, standing, choice, onMade })
  const steps = useMadeSteps({
    plan,
    version,
    saved: seats,
    moves,
    setMoves,
    onThere: choice.take,
    onGone: copying.rememberThese,
    also: copying,
  })
  const open = seats.find(({ id }) => id === search.platz) ?? null
  function forget() {
    setGone(null)
    setChanged(null)
  }
  function move(spots: readonly SeatSpot[], goesOn = false) {
    forget()
    const fresh = spots.find(({ id }) => id === NEW)
    if (fresh !== undefined && typeof beside !== 'string') setBeside({ ...beside, spot: spotOf(fresh) })
    else setMoves((now) => moved(now, spots, goesOn, seats))
  }
  function show(next: Beside) {
    forget()
    setBeside(next)
    setSearch({ platz: undefined }, true)
  }
  function openSeat(id: string | null) {
    choice.none()
    setBeside('nichts')
    setSearch({ platz: id ?? undefined }, true)
  }
  function put(next: Beside) {
    choice.none()
    show(next)
  }
  return {
    seats,
    standing,
    zeichnung,
    drawn,
    open,
    choice,
    copying,
    beside,
    setGhosts,
    moves,
    setMoves,
    steps,
    move,
    show,
    openSeat,
    put,
    openMade(id: string) {
      onMade({ seats: [{ id, version: 1 }], of: [], version })
      openSeat(id)
    },
    gone,
    setGone,
    changed,
    setChanged,
    backFromGone(id: string | undefined, stays: boolean) {
      setGone(null)
      if (!stays) setSearch({ platz: id }, true)
    },
  }
}

function Seats(props: SeatsProps) {
  const { plan, version, kinds } = props
  const { t } = useTranslation('grundriss')
  const work = useWork(props)
  const { seats, standing, copying, beside, gone, changed, moves, setMoves, move, show } = work
  const { unsaved, tell, ask, question } = useAsking()
  const choice = askedChoice(work.choice, ask)
  const many = choice.ids.size > 0
  return (
    <div className={classes.work}>
      <div className={classes.stage}>
        <SeatTools
          parks={plan.bereich === 'arbeitswelt'}
          grid={beside === 'grid'}
          choice={choice}
          onGrid={() => beside === 'grid' || ask(() => work.put('grid'))}
          onAdd={(art) =>
            ask(() => work.put(newBeside(art, { plan, seats, kinds, first: t(`art.erster.${art}`) })))
          }
        />
        <SeatsFile grundrissId={plan.id} bezeichnung={plan.bezeichnung} />
        <PlanEditor
          plan={{ ...plan, zeichnung: work.zeichnung }}
          seats={work.drawn}
          chosen={work.open?.id ?? (typeof beside === 'string' ? null : NEW)}
          onChoose={(id) => isOpenAlone(work, id) || ask(() => work.openSeat(id))}
          choice={choice}
          onMove={move}
          onCopy={copying.remember}
          onPaste={() => (many ? copying.paste() : ask(copying.paste))}
        />
        <CopyNote copying={copying} />
        {gone && (
          <GoneBar
            key={gone.seat.id}
            {...{ plan, version, gone }}
            onBack={(id) => work.backFromGone(id, unsaved)}
          />
        )}
        {changed !== null && changed.back.length > 0 && (
          <ChangedBar {...{ plan, version, changed }} onBack={() => work.setChanged(null)} />
        )}
        <MoveBar {...{ plan, version, seats, moves, setMoves }} steps={work.steps} />
      </div>
      <BeforeLeaving value={tell}>
        {many ? (
          <ManyPanel
            {...{ plan, version, kinds, choice, copying }}
            seats={standing}
            onMove={move}
            onChanged={work.setChanged}
          />
        ) : (
          <SeatPanel
            {...{ plan, seats: standing, beside, kinds, ask }}
            seat={beside === 'nichts' ? work.open : null}
            onMove={(id, spot) => move([{ id, ...spot }])}
            onGone={(seat) => work.setGone({ seat, tisch: haveTables(plan, seats, new Set([seat.id])) })}
            onBeside={show}
            onOpen={work.openSeat}
            onMade={work.openMade}
          >
            <GridForm
              plan={plan}
              version={version}
              seats={standing}
              onGhosts={work.setGhosts}
              onDone={() => show('nichts')}
            />
          </SeatPanel>
        )}
      </BeforeLeaving>
      <LeaveQuestion {...question} />
      {/* The form of one seat asks by itself. */}
      <Unsaved when={unsaved && (many || beside === 'grid')} />
    </div>
  )
}

const spotOf = ({ x, y, drehung }: Spot): Spot => ({ x, y, drehung })

/** Nothing else would stand beside the plan. */
const isOpenAlone = ({ open, choice, beside }: ReturnType<typeof useWork>, id: string) =>
  open?.id === id && choice.ids.size === 0 && beside === 'nichts'

interface Ground {
  readonly plan: GrundrissView
  readonly seats: readonly LeseraumDetail[]
  readonly kinds: readonly { readonly id: string }[]
  /** What the first of its kind is called. */
  readonly first: string
}

/** One more seat or room, in the middle of the plan, named after the last one. */
function newBeside(art: SeatValues['art'], { plan, seats, kinds, first }: Ground): Beside {
  const names = new Set(seats.map(({ bezeichnung }) => bezeichnung))
  const last = seats.findLast((seat) => seat.art === art)?.bezeichnung
  const name = last === undefined ? first : nextName(last, names)
  const spot = { x: Math.round(plan.breite / 2), y: Math.round(plan.hoehe / 2), drehung: 0 }
  return { neu: newSeat(art, name, kinds), spot }
}

/** With those that are only thought of. */
function useDrawn(
  standing: readonly LeseraumDetail[],
  ghosts: readonly EditorSeat[],
  beside: Beside,
): readonly EditorSeat[] {
  const ghost = typeof beside === 'string' ? null : beside
  return useMemo(
    () => [...standing, ...ghosts, ...(ghost ? [ghostOf(ghost.neu, ghost.spot)] : [])],
    [standing, ghosts, ghost],
  )
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
  return { ...neu, ...spot, id: NEW, neu: true }
}
