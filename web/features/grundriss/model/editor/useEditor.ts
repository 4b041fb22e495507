import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { readingOrder } from '@platzwart/domain/grundriss/neighbour'
import { MOST_NEW } from '@platzwart/domain/leseraum/newSeats'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiProblem } from '../../../../platform/problem.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { announce } from '../../../../ui/announce/announcer.ts'
import { useSending } from '../../../../ui/form/useSending.ts'
import { copiesOf } from '../copies.ts'
import type { Change } from '../manyValues.ts'
import { type Chosen, extended, joined, standingOf, toggled } from '../seatChoice.ts'
import { placed, type SeatSpot } from '../seatMoves.ts'
import { useGrundrissRefresh } from '../useGrundrissLive.ts'
import { isLocal, type ServerCommand } from './commands.ts'
import * as editor from './editorState.ts'
import { create, draftOf, edit, type Ground, type Performed, perform } from './perform.ts'

/** The selected seats and its operations. Every change announces their number. */
export interface Choice {
  readonly ids: Chosen
  /** Every press adds or removes a seat like Shift does: for devices without Shift. */
  readonly several: boolean
  setSeveral(several: boolean): void
  toggle(id: string): void
  /** Selects only these, or adds them to the selection. */
  take(ids: readonly string[], more?: boolean): void
  extend(from: string, next: string): void
  none(): void
}

/** Duplicates the selection at once, or copies it and pastes it any number of times. */
export interface Copying {
  readonly busy: boolean
  readonly failure: unknown
  readonly hint: editor.Hint | null
  copyNow(): void
  remember(): void
  paste(): void
}

/** A change of several seats. Null: one with a decision about bookings, which is undone elsewhere. */
export interface Changed {
  readonly count: number
  readonly performed: Performed | null
}

/** How forms of several seats send their changes. */
export interface SendChanges {
  send(changes: readonly Change[], key: string): Promise<Changed>
  onDone(changed: Changed): Promise<void>
  onFailed(failure: unknown): unknown
}

/** Undo and redo, some steps of which the server executes. */
export interface Stepping {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly busy: boolean
  step(way: editor.Way): void
  /** A failure that can be retried. */
  readonly failure: unknown
  /** Why a step cannot be undone: somebody has changed, booked or deleted one of its seats. */
  readonly stays: ApiProblem | null
  /** The last saved command, undoable by one press. */
  readonly last: ServerCommand | null
}

interface EditorProps {
  readonly plan: GrundrissView
  readonly leseraeume: readonly LeseraumDetail[]
  readonly version: number
  /** The open seat. */
  readonly openId: string | undefined
  /** @param id null for none */
  readonly onOpen: (id: string | null) => void
  /** A form beside the plan has unsaved changes. */
  readonly unsaved: boolean
}

export type Editor = ReturnType<typeof useEditor>

/** The plan editor: its state, and its requests. */
export function useEditor({ plan, leseraeume, version, openId, onOpen, unsaved }: EditorProps) {
  const seats = useMemo(() => inReadingOrder(leseraeume), [leseraeume])
  const [kept, setState] = useState(() => editor.startEditor(seats, version))
  const state = kept.read === seats && kept.version === version ? kept : editor.read(kept, seats, version)
  if (state !== kept) setState(state)
  const { saved, spots, beside } = state
  const standing = useMemo(() => placed(saved, spots), [saved, spots])
  const ground: Ground = { plan, version, saved }

  function show(next: editor.Beside) {
    setState((now) => editor.show(now, next))
    onOpen(null)
  }
  function open(id: string | null) {
    setState((now) => editor.show(editor.chooseNone(now), 'nichts'))
    onOpen(id)
  }
  const choice = useChoice(state, setState, openId, onOpen)
  const copying = useCopying({ state, setState, ground, plan, standing, choice })
  const changes = useChanges(ground, setState)
  const stepping = useStepping({
    state,
    setState,
    ground,
    also: copying,
    hidden: changes.busy,
    onThere(ids, copies) {
      if (ids.length > 1 || copies) choice.take(ids)
      else if (!unsaved) open(ids[0] ?? null)
    },
  })
  return {
    state,
    setState,
    seats: saved,
    standing,
    beside,
    choice,
    copying,
    changes: changes.send,
    stepping,
    show,
    open,
    put(next: editor.Beside) {
      if (choice.ids.size > 0) choice.none()
      show(next)
    },
    move(to: readonly SeatSpot[], goesOn = false) {
      const fresh = to.find(({ id }) => id === NEW)
      setState((now) => (fresh === undefined ? editor.move(now, to, goesOn) : editor.placeNew(now, fresh)))
    },
    /** A form has created a seat. */
    created(id: string) {
      const command = {
        kind: 'create',
        seats: [{ id, version: 1 }],
        of: [],
        version,
        draft: NO_DRAFT,
      } as const
      setState((now) => editor.did(now, command, new Map()))
      open(id)
    },
    /** The form of rows has created several. */
    createdMany(performed: Performed) {
      setState((now) => editor.did(now, performed.command, performed.successors))
      show('nichts')
    },
    /** A form has deleted a seat. */
    removed({ id, version: last }: LeseraumDetail) {
      const seat = { id, version: last }
      const draft = draftOf(new Set([id]), ground)
      const command = { kind: 'remove', seats: [seat], of: [], version, draft } as const
      setState((now) => editor.did(now, command, new Map()))
      open(null)
    },
  }
}

/** The id of the new seat in the drawing. */
export const NEW = 'neu'

const NO_DRAFT = { leseraeume: [], tische: [] }

type State = editor.EditorState
type SetState = (change: (state: State) => State) => void

function inReadingOrder(leseraeume: readonly LeseraumDetail[]): LeseraumDetail[] {
  const byId = new Map(leseraeume.map((seat) => [seat.id, seat]))
  return readingOrder(leseraeume).flatMap(({ id }) => byId.get(id) ?? [])
}

/** @param openId the open seat, which becomes part of a selection */
function useChoice(
  state: State,
  setState: SetState,
  openId: string | undefined,
  onOpen: (id: null) => void,
): Choice {
  const { t } = useTranslation('grundriss')
  const { chosen, saved, several } = state
  const ids = useMemo(() => standingOf(chosen, saved), [chosen, saved])
  const start = ids.size === 0 && openId !== undefined ? standingOf(new Set([openId]), saved) : ids
  function become(next: Chosen) {
    setState((now) => editor.choose(now, next))
    onOpen(null)
    announce(t('viele.gewaehlt', { count: next.size }))
  }
  return {
    ids,
    several,
    setSeveral: (on) => setState((now) => ({ ...now, several: on })),
    toggle: (id) => become(toggled(start, id)),
    take: (some, more = false) => become(more ? joined(start, some) : new Set(some)),
    extend: (from, next) => become(extended(ids, from, next)),
    none() {
      if (ids.size > 0) announce(t('viele.gewaehlt', { count: 0 }))
      setState(editor.chooseNone)
    },
  }
}

interface CopyingProps {
  readonly state: State
  readonly setState: SetState
  readonly ground: Ground
  readonly plan: GrundrissView
  readonly standing: readonly LeseraumDetail[]
  readonly choice: Choice
}

/** Pasted copies become the selection, and the next ones are placed beside them. */
function useCopying({ state, setState, ground, plan, standing, choice }: CopyingProps): Copying {
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const making = useSending({
    send(ids: readonly string[], { key }) {
      const seats = standing.filter(({ id }) => ids.includes(id))
      return create({ draft: copiesOf(seats, ground.saved, plan), of: ids }, ground, key)
    },
    says: ({ command }) => t('viele.kopiert', { count: command.draft.leseraeume.length }),
    onDone: async ({ command, successors }) => {
      const made = command.seats.map(({ id }) => id)
      await refresh()
      setState((now) => editor.remember(editor.did(now, command, successors), new Set(made)))
      choice.take(made)
    },
    onFailed,
  })
  function make(ids: Chosen) {
    if (making.busy) return
    const left = [...standingOf(ids, standing)]
    const hint = hintOf(ids, left)
    making.forgive()
    setState((now) => ({ ...now, hint }))
    if (hint === null) making.mutate(left)
  }
  return {
    busy: making.busy,
    failure: making.failure,
    hint: state.hint,
    copyNow: () => make(choice.ids),
    remember() {
      setState((now) => editor.remember(now, choice.ids))
      announce(t('viele.gemerkt', { count: choice.ids.size }))
    },
    paste: () => make(state.remembered),
  }
}

function hintOf(wanted: Chosen, left: readonly string[]): editor.Hint | null {
  if (wanted.size === 0) return 'nichtsGemerkt'
  if (left.length === 0) return 'nichtsMehrDa'
  return left.length > MOST_NEW ? 'zuViele' : null
}

/** While a change is being sent, the one before it cannot be undone. */
function useChanges(ground: Ground, setState: SetState) {
  const { refresh, onFailed } = useGrundrissRefresh()
  const [busy, setBusy] = useState(false)
  const send: SendChanges = {
    async send(changes, key) {
      setBusy(true)
      return { count: changes.length, performed: await edit(changes, ground, key) }
    },
    async onDone({ performed }) {
      await refresh()
      setBusy(false)
      if (performed !== null) setState((now) => editor.did(now, performed.command, performed.successors))
    },
    onFailed(failure) {
      setBusy(false)
      return onFailed(failure)
    },
  }
  return { busy, send }
}

interface SteppingProps {
  readonly state: State
  readonly setState: SetState
  readonly ground: Ground
  /** Other pending requests that will become steps. */
  readonly also: { readonly busy: boolean; readonly failure: unknown }
  readonly hidden: boolean
  /** Called when seats were created again. */
  readonly onThere: (ids: readonly string[], areCopies: boolean) => void
}

interface Step {
  readonly way: editor.Way
  /** The history's command. */
  readonly asked: ServerCommand
  readonly command: ServerCommand
}

/** Permanent refusals: somebody has changed, booked or deleted a seat. */
const STAYS: ReadonlySet<number> = new Set([404, 409, 412])

/** A creation depends only on the plan's version, and can be retried. */
const staysIn = (failure: unknown, { command }: Step) =>
  command.kind !== 'create' && failure instanceof ApiProblem && STAYS.has(failure.status) ? failure : null

/** A step requested while another one is pending is queued. */
function useStepping({ state, setState, ground, also, hidden, onThere }: SteppingProps): Stepping {
  const says = useStepWords(ground)
  const { refresh, onFailed } = useGrundrissRefresh()
  const [stays, setStays] = useState<ApiProblem | null>(null)
  const going = useRef<Step | null>(null)
  const sending = useSending({
    send: async (step: Step, { key }) => ({ step, performed: await perform(step.command, ground, key) }),
    says: ({ step }) => says(step),
    async onDone({ step: { way, asked }, performed: { command, successors } }) {
      const shift = () => setState((now) => editor.performed(now, way, asked, command, successors))
      if (command.kind === 'remove') {
        shift()
        if (command.of.length > 0) setState((now) => editor.remember(now, new Set(command.of)))
        await refresh()
        return
      }
      await refresh()
      shift()
      if (command.kind === 'create')
        onThere(
          command.seats.map(({ id }) => id),
          command.of.length > 0,
        )
    },
    onFailed(failure) {
      const { current } = going
      const refusal = current && staysIn(failure, current)
      if (current !== null && refusal !== null) {
        setStays(refusal)
        // A refused step is dropped, so that the one before it is reachable.
        setState((now) => editor.dropped(now, current.asked))
      }
      return onFailed(failure)
    },
  })
  function step(way: editor.Way) {
    setStays(null)
    sending.forgive()
    const asked = editor.nextOf(state, way)
    const command = editor.stepOf(state, way)
    if (asked === undefined || command === undefined) return
    if (isLocal(asked) || isLocal(command)) return setState((now) => editor.step(now, way))
    going.current = { way, asked, command }
    sending.mutate(going.current)
  }
  const failure = stays === null ? sending.failure : null
  return {
    canUndo: state.done.length > 0,
    canRedo: state.undone.length > 0,
    busy: sending.busy,
    stays,
    failure,
    last: hidden ? null : editor.lastSaved(state),
    step: useInTurn(step, {
      busy: sending.busy || also.busy,
      failed: sending.failure !== null || also.failure !== null,
    }),
  }
}

/** Runs steps in order. If one fails, the queue behind it is cleared. */
function useInTurn(step: (way: editor.Way) => void, { busy, failed }: { busy: boolean; failed: boolean }) {
  const waiting = useRef<editor.Way[]>([])
  useEffect(() => {
    if (busy) return
    if (failed) waiting.current = []
    const next = waiting.current.shift()
    if (next !== undefined) step(next)
  })
  return (way: editor.Way) => {
    if (busy) waiting.current.push(way)
    else step(way)
  }
}

/** The announcement after a step. */
function useStepWords({ version }: Ground) {
  const { t } = useTranslation('grundriss')
  return ({ way, command }: Step): string => {
    if (command.kind === 'edit')
      return t(way === 'undo' ? 'viele.wiederSo' : 'viele.geaendert', { count: command.changes.length })
    const { length: count } = command.seats
    if (command.kind === 'remove') {
      const alone = version === command.version
      return t(alone ? 'viele.zurueckgenommen' : 'viele.zurueckgenommenAllein', { count })
    }
    const [only] = command.draft.leseraeume
    return count === 1 && only !== undefined
      ? t('platz.wiederDa', { name: only.bezeichnung })
      : t('viele.wiederDa', { count })
  }
}
