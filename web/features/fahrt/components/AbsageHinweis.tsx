import { Button } from '@mantine/core'
import type { FahrzeugAlternative } from '@platzwart/contract/problem'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Gruende } from '../../../ui/Gruende.tsx'
import { Note } from '../../../ui/Note.tsx'
import classes from '../../fahrzeug/components/Dialog.module.css'
import { useSpanne } from '../../fahrzeug/model/uebersicht/useSpanne.ts'
import type { Absage } from '../model/absage.ts'

interface AbsageHinweisProps {
  readonly absage: Absage
  readonly busy: boolean
  /** Known before anything was sent: read when there is time, not at once. */
  readonly vorab: boolean
  readonly onTake: (vorschlag: FahrzeugAlternative) => void
}

/** Why not, each reason with where its rule comes from; and what instead, each taken with one press. */
export function AbsageHinweis({ absage, busy, vorab, onTake }: AbsageHinweisProps) {
  const { t } = useTranslation('fahrzeug')
  const spanne = useSpanne()
  const root = useRef<HTMLDivElement>(null)
  // The answer to a press far below it: on a phone it would come out of sight.
  useEffect(() => {
    if (!vorab) root.current?.scrollIntoView({ block: 'center' })
  }, [vorab])
  return (
    <div ref={root}>
      <Note kind={vorab ? 'hint' : 'refusal'} title={t('dialog.nichtBuchbar')}>
        <Gruende gruende={absage.gruende} />
        {absage.vorschlaege.length > 0 && (
          <div className={classes.stattdessen}>
            <p>{t('dialog.stattdessen')}</p>
            {absage.vorschlaege.map((one) => (
              <Button
                key={`${one.fahrzeugId} ${one.von}`}
                variant="default"
                disabled={busy}
                justify="flex-start"
                onClick={() => onTake(one)}
              >
                {t(`dialog.${one.art}`, { ...one, wann: spanne(one.von, one.bis) })}
              </Button>
            ))}
          </div>
        )}
      </Note>
    </div>
  )
}
