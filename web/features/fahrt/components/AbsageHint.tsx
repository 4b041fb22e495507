import { Button } from '@mantine/core'
import type { FahrzeugAlternative } from '@platzwart/contract/problem'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Gruende } from '../../../ui/Gruende.tsx'
import { Note } from '../../../ui/Note.tsx'
import classes from '../../flotte/components/Dialog.module.css'
import { useSpan } from '../../flotte/model/useSpan.ts'
import type { Absage } from '../model/absage.ts'

interface AbsageHintProps {
  readonly absage: Absage
  readonly busy: boolean
  /** A prediction before anything was sent: announced politely. */
  readonly ahead: boolean
  readonly onTake: (vorschlag: FahrzeugAlternative) => void
}

/**
 * Why a booking is refused, each reason with the origin of its rule; and the alternatives, each taken with
 * one press.
 */
export function AbsageHint({ absage, busy, ahead, onTake }: AbsageHintProps) {
  const { t } = useTranslation('fahrzeug')
  const range = useSpan()
  const root = useRef<HTMLDivElement>(null)
  // Scrolls into view: the pressed button may be far below on a phone.
  useEffect(() => {
    if (!ahead) root.current?.scrollIntoView({ block: 'center' })
  }, [ahead])
  return (
    <div ref={root}>
      <Note kind={ahead ? 'hint' : 'refusal'} news={ahead} title={t('dialog.nichtBuchbar')}>
        <Gruende gruende={absage.gruende} />
        {absage.vorschlaege.length > 0 && (
          <div className={classes.instead}>
            <p>{t('dialog.stattdessen')}</p>
            {absage.vorschlaege.map((one) => (
              <Button
                key={`${one.fahrzeugId} ${one.von}`}
                variant="default"
                disabled={busy}
                justify="flex-start"
                onClick={() => onTake(one)}
              >
                {t(`dialog.${one.art}`, { ...one, wann: range(one.von, one.bis) })}
              </Button>
            ))}
          </div>
        )}
      </Note>
    </div>
  )
}
