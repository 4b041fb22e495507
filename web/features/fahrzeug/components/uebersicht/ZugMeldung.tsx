import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Gruende } from '../../../../ui/Gruende.tsx'
import { Note } from '../../../../ui/Note.tsx'
import { useSpanne } from '../../model/uebersicht/useSpanne.ts'
import type { Verschoben, ZugSteuerung } from '../../model/uebersicht/useZug.ts'
import classes from './Uebersicht.module.css'

const UNDO_MS = 10_000

/** What became of the last move: why not, or done, with ten seconds to take it back. */
export function ZugMeldung({ zug }: { readonly zug: ZugSteuerung }) {
  const { t } = useTranslation('fahrzeug')
  if (zug.absage !== null) {
    return (
      <Note kind="refusal" title={t('zeitplan.abgelehnt')}>
        <Gruende gruende={zug.absage.gruende} />
      </Note>
    )
  }
  if (zug.letzter === null) return null
  return <Erledigt key={zug.letzter.neu.version} verschoben={zug.letzter} zug={zug} />
}

interface ErledigtProps {
  readonly verschoben: Verschoben
  readonly zug: ZugSteuerung
}

function Erledigt({ verschoben, zug }: ErledigtProps) {
  const { t } = useTranslation('fahrzeug')
  const spanne = useSpanne()
  const forget = useEffectEvent(() => zug.forget())
  useEffect(() => {
    const timer = setTimeout(() => forget(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [])
  const { neu } = verschoben
  return (
    <Note kind="done">
      <div className={classes.meldung}>
        <span>
          {t('zeitplan.verschoben', { kennzeichen: neu.kennzeichen, wann: spanne(neu.von, neu.bis) })}
          {neu.status === 'vorgemerkt' && ` ${t('freigabe.wasNun')}`}
        </span>
        <Button size="compact-md" variant="default" loading={zug.sendet} onClick={zug.undo}>
          {t('fahrten.rueckgaengig')}
        </Button>
      </div>
    </Note>
  )
}
