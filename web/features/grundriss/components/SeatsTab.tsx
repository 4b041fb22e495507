import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { moveTables } from '@platzwart/domain/grundriss/moveTables'
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
import type { Beside } from '../model/editor/editorState.ts'
import { NEW, useEditor } from '../model/editor/useEditor.ts'
import { guardedChoice } from '../model/guardedChoice.ts'
import type { Spot } from '../model/seatMoves.ts'
import { newSeat, nextName, type SeatValues } from '../model/seatValues.ts'
import { useAsking } from '../model/useAsking.ts'
import { CopyNote } from './CopyNote.tsx'
import { GridForm } from './GridForm.tsx'
import classes from './Grundriss.module.css'
import { LastBar } from './LastBar.tsx'
import { ManyPanel } from './ManyPanel.tsx'
import { MoveBar } from './MoveBar.tsx'
import { type EditorSeat, PlanEditor } from './PlanEditor.tsx'
import { SeatPanel } from './SeatPanel.tsx'
import { SeatsFile } from './SeatsFile.tsx'
import { SeatTools } from './SeatTools.tsx'

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

function Seats({ plan, leseraeume, version, kinds }: SeatsProps) {
  const { t } = useTranslation('grundriss')
  const { search, setSearch } = useAddress(PLAN_ADDRESS)
  const { unsaved, tell, ask, question } = useAsking()
  const [full, setFull] = useState(false)
  const [ghosts, setGhosts] = useState<readonly EditorSeat[]>([])
  const editor = useEditor({
    plan,
    leseraeume,
    version,
    openId: search.platz,
    onOpen: (id) => setSearch({ platz: id ?? undefined }, true),
    unsaved,
  })
  const { seats, standing, beside, copying } = editor
  const choice = guardedChoice(editor.choice, ask)
  const many = choice.ids.size > 0
  const open = seats.find(({ id }) => id === search.platz) ?? null
  const isOpenAlone = (id: string) => open?.id === id && !many && beside === 'nichts'
  const zeichnung = useMemo(
    () => moveTables(plan.zeichnung, seats, standing),
    [plan.zeichnung, seats, standing],
  )
  const drawn = useDrawn(standing, ghosts, beside)
  return (
    <div className={classes.work} data-grid={beside === 'grid' || undefined} data-full={full || undefined}>
      <div className={classes.stage}>
        <SeatTools
          parks={plan.bereich === 'arbeitswelt'}
          grid={beside === 'grid'}
          choice={choice}
          full={full}
          onFull={() => setFull(!full)}
          onGrid={() => beside === 'grid' || ask(() => editor.put('grid'))}
          onAdd={(art) =>
            ask(() => editor.put(newBeside(art, { plan, seats, kinds, first: t(`art.erster.${art}`) })))
          }
        />
        <PlanEditor
          plan={{ ...plan, zeichnung }}
          seats={drawn}
          chosen={open?.id ?? (typeof beside === 'string' ? null : NEW)}
          onChoose={(id) => isOpenAlone(id) || ask(() => editor.open(id))}
          choice={choice}
          onMove={editor.move}
          onCopy={copying.remember}
          onPaste={() => (many ? copying.paste() : ask(copying.paste))}
        />
        <CopyNote copying={copying} />
        <LastBar stepping={editor.stepping} />
        <MoveBar plan={plan} editor={editor} />
        <SeatsFile grundrissId={plan.id} bezeichnung={plan.bezeichnung} />
      </div>
      <BeforeLeaving value={tell}>
        {many ? (
          <ManyPanel
            {...{ plan, version, kinds, choice, copying }}
            seats={standing}
            changes={editor.changes}
            onMove={editor.move}
          />
        ) : (
          <SeatPanel
            {...{ plan, seats: standing, beside, kinds, ask }}
            seat={beside === 'nichts' ? open : null}
            onMove={(id, spot) => editor.move([{ id, ...spot }])}
            onGone={editor.removed}
            onBeside={editor.show}
            onOpen={editor.open}
            onMade={editor.created}
          >
            <GridForm
              plan={plan}
              version={version}
              seats={standing}
              onGhosts={setGhosts}
              onDone={editor.createdMany}
              onCancel={() => editor.show('nichts')}
            />
          </SeatPanel>
        )}
      </BeforeLeaving>
      <LeaveQuestion {...question} />
      {/* The form of a single seat has its own guard.  */}
      <Unsaved when={unsaved && (many || beside === 'grid')} />
    </div>
  )
}

interface Ground {
  readonly plan: GrundrissView
  readonly seats: readonly LeseraumDetail[]
  readonly kinds: readonly { readonly id: string }[]
  /** The name of the first of its kind. */
  readonly first: string
}

/** One more seat or room in the middle of the plan, named after the last one. */
function newBeside(art: SeatValues['art'], { plan, seats, kinds, first }: Ground): Beside {
  const names = new Set(seats.map(({ bezeichnung }) => bezeichnung))
  const last = seats.findLast((seat) => seat.art === art)?.bezeichnung
  const name = last === undefined ? first : nextName(last, names)
  const spot = { x: Math.round(plan.breite / 2), y: Math.round(plan.hoehe / 2), drehung: 0 }
  return { neu: newSeat(art, name, kinds), spot }
}

/** Including the previewed ones. */
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

function ghostOf(neu: SeatValues, spot: Spot): EditorSeat {
  return { ...neu, ...spot, id: NEW, neu: true }
}
