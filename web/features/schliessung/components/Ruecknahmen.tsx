import { Button } from '@mantine/core'
import type { Ruecknahme, SchliessungView } from '@platzwart/contract/leseraum/schliessung'
import * as wire from '@platzwart/contract/operations/leseraum/schliessung'
import { useQuery } from '@tanstack/react-query'
import { formatMoment, formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Note } from '../../../ui/Note.tsx'
import { schliessungenOptions } from '../api/schliessungen.ts'
import classes from './Schliessung.module.css'

interface RuecknahmenProps {
  /** Null: of several plans at once. */
  readonly grundrissId: string | null
  /** Reloads after an undo. */
  readonly onDone: () => unknown
}

/** Recent closures that can still be undone, and then the result. */
export function Ruecknahmen({ grundrissId, onDone }: RuecknahmenProps) {
  const { t } = useTranslation('schliessung')
  const { data = [] } = useQuery(schliessungenOptions)
  const undo = useAct(wire.undoSchliessung, {
    input: (id: string) => ({ id }),
    refreshes: [schliessungenOptions.queryKey],
    onDone,
    onFailed: onDone,
  })
  return (
    <>
      {data
        .filter((one) => (one.anlass === 'zeiten' ? grundrissId === null : one.grundrissId === grundrissId))
        .map((one) => (
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
          <Undone ruecknahme={undo.answer} />
        </Note>
      )}
    </>
  )
}

interface UndoableProps {
  readonly schliessung: SchliessungView
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

function Undone({ ruecknahme: { zurueck, nicht } }: { readonly ruecknahme: Ruecknahme }) {
  const { t } = useTranslation('schliessung')
  const { t: room } = useTranslation('leseraum')
  const zone = useZone()
  return (
    <>
      <p>{t('ruecknahme.fertig', { count: zurueck })}</p>
      {nicht.length > 0 && (
        <>
          <p>{t('ruecknahme.nicht', { count: nicht.length })}</p>
          <ul className={classes.left}>
            {nicht.map(({ id, bezeichnung, von, grund }) => (
              <li key={id}>
                {t(`ruecknahme.grund.${grund}`, {
                  platz: seatCalled(room, { bezeichnung }),
                  wann: formatMoment(Temporal.Instant.from(von), zone),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
