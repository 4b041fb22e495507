import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Note } from '../../../ui/Note.tsx'
import type { SchliessTypes, SchliessungArt } from '../art.ts'
import classes from './Schliessung.module.css'

const LOOK_MS = 30_000

interface RuecknahmeListeProps<T extends SchliessTypes> {
  readonly art: SchliessungArt<T>
  /** Leaves out all others. */
  readonly only: (one: T['schliessung']) => boolean
  /** Reads again what an undo changes. */
  readonly onDone: () => unknown
}

/** Closures that can still be undone, and the result of an undo. */
export function RuecknahmeListe<T extends SchliessTypes>({ art, only, onDone }: RuecknahmeListeProps<T>) {
  const { t } = useTranslation('schliessung')
  const { queryKey, list } = art
  const { data = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => list(signal),
    // Each disappears by itself when its time is over.
    refetchInterval: ({ state }) => (state.data && state.data.length > 0 ? LOOK_MS : false),
  })
  const undo = useAct({
    send: art.undo,
    refreshes: [queryKey],
    onDone,
    onFailed: onDone,
  })
  return (
    <>
      {data.filter(only).map((one) => (
        <Note key={one.id} kind="hint">
          <Undoable
            schliessung={one}
            busy={undo.busy && undo.wish === one.id}
            onUndo={() => undo.start(one.id)}
          />
        </Note>
      ))}
      {undo.answer !== undefined && (
        <Note kind="done" title={t('ruecknahme.titel')}>
          <Undone art={art} ruecknahme={undo.answer} />
        </Note>
      )}
    </>
  )
}

interface UndoableProps {
  readonly schliessung: SchliessTypes['schliessung']
  readonly busy: boolean
  readonly onUndo: () => void
}

function Undoable({ schliessung, busy, onUndo }: UndoableProps) {
  const { t } = useTranslation('schliessung')
  const { verschoben, storniert, belassen, bis } = schliessung
  const zeit = formatUhrzeit(Temporal.Instant.from(bis), useZone())
  return (
    <div className={classes.back}>
      <p>{t('ruecknahme.text', { verschoben, storniert, belassen, zeit })}</p>
      <Button variant="default" loading={busy} onClick={onUndo}>
        {t('ruecknahme.knopf')}
      </Button>
    </div>
  )
}

interface UndoneProps<T extends SchliessTypes> {
  readonly art: SchliessungArt<T>
  readonly ruecknahme: T['ruecknahme']
}

function Undone<T extends SchliessTypes>({ art, ruecknahme: { zurueck, nicht } }: UndoneProps<T>) {
  const { t } = useTranslation('schliessung')
  const reason = art.useReason()
  return (
    <>
      <p>{t('ruecknahme.fertig', { count: zurueck })}</p>
      {nicht.length > 0 && (
        <>
          <p>{t('ruecknahme.nicht', { count: nicht.length })}</p>
          <ul className={classes.left}>
            {nicht.map((one) => (
              <li key={one.id}>{reason(one)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
