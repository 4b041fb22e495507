import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Gruende } from '../../../../ui/Gruende.tsx'
import { Note } from '../../../../ui/Note.tsx'
import type { DragControl, Moved } from '../../model/uebersicht/useDrag.ts'
import { useSpan } from '../../model/uebersicht/useSpan.ts'
import classes from './Uebersicht.module.css'

const UNDO_MS = 10_000

/** What became of the last move: why not, or done, with ten seconds to take it back. */
export function DragMessage({ drag }: { readonly drag: DragControl }) {
  const { t } = useTranslation('fahrzeug')
  if (drag.absage !== null) {
    return (
      <Note kind="refusal" title={t('zeitplan.abgelehnt')}>
        <Gruende gruende={drag.absage.gruende} />
      </Note>
    )
  }
  if (drag.letzter === null) return null
  return <Done key={drag.letzter.neu.version} moved={drag.letzter} drag={drag} />
}

interface DoneProps {
  readonly moved: Moved
  readonly drag: DragControl
}

function Done({ moved, drag }: DoneProps) {
  const { t } = useTranslation('fahrzeug')
  const range = useSpan()
  const forget = useEffectEvent(() => drag.forget())
  useEffect(() => {
    const timer = setTimeout(() => forget(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [])
  const { neu } = moved
  return (
    <Note kind="done">
      <div className={classes.message}>
        <span>
          {t('zeitplan.verschoben', { kennzeichen: neu.kennzeichen, wann: range(neu.von, neu.bis) })}
          {neu.status === 'vorgemerkt' && ` ${t('freigabe.wasNun')}`}
        </span>
        <Button size="compact-md" variant="default" loading={drag.sendet} onClick={drag.undo}>
          {t('fahrten.rueckgaengig')}
        </Button>
      </div>
    </Note>
  )
}
