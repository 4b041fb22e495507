import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSecond } from '../../../platform/clock.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { isHeld } from '../../fahrt/model/fahrten.ts'
import { FAHRTEN, undoFahrt } from '../api/fahrten.ts'
import { mayMove } from '../model/mayFall.ts'
import { useFahrtWords } from '../model/useBuchungWords.ts'
import classes from './Buchungspflege.module.css'

interface FahrtBuchungProps {
  readonly fahrt: FahrzeugBuchungView
  readonly box: ReactNode
  /** Whether it has its checkbox now. */
  readonly boxed: boolean
  /** Null: it cannot be cancelled. */
  readonly onCancel: (() => void) | null
  readonly onMove: () => void
}

/** Anybody's trip: driver, car, time, status; its own page has more. */
export function FahrtBuchung({ fahrt, box, boxed, onCancel, onMove }: FahrtBuchungProps) {
  const { t } = useTranslation('buchungspflege')
  const { whoOf, whenOf, nameOf } = useFahrtWords()
  const jetzt = useSecond()
  const name = nameOf(fahrt)
  const undo = useAct({
    send: undoFahrt,
    says: () => t('wiederDa', { name }),
    refreshes: [[FAHRTEN]],
  })
  const { fahrer, bucher, status, informationstext, fahrtgrund } = fahrt
  const forOther = bucher !== null && fahrer !== null && bucher.id !== fahrer.id
  return (
    <li className={classes.row} data-boxed={boxed || undefined}>
      {box}
      <div className={classes.words}>
        <strong>{whoOf(fahrt)}</strong>
        <span className={classes.quiet}>
          {[forOther && t('gebuchtVon', { name: bucher.name }), fahrtgrund].filter(Boolean).join(' · ')}
        </span>
      </div>
      <span className={classes.where}>
        <Link to="/fahrzeuge/fahrten/$id" params={{ id: fahrt.id }}>
          {t('fahrten.wagen', { kennzeichen: fahrt.kennzeichen, fahrzeug: fahrt.fahrzeug })}
        </Link>
        <span>{whenOf(fahrt)}</span>
      </span>
      <span
        className={`${pflege.marke} ${classes.marke}`}
        data-art={status === 'storniert' ? 'aus' : undefined}
      >
        {t(`status.${status}`)}
      </span>
      <span className={classes.buttons}>
        {mayMove(fahrt, jetzt) && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('aktionName', { aktion: t('verschieben.knopf'), name })}
            onClick={onMove}
          >
            {t('verschieben.knopf')}
          </Button>
        )}
        {onCancel !== null && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('aktionName', { aktion: t('stornieren'), name })}
            onClick={onCancel}
          >
            {t('stornieren')}
          </Button>
        )}
        {isHeld(fahrt, jetzt) && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('aktionName', { aktion: t('rueckgaengig'), name })}
            loading={undo.busy}
            onClick={() => undo.start(fahrt.id)}
          >
            {t('rueckgaengig')}
          </Button>
        )}
      </span>
      {status === 'storniert' && informationstext !== '' && (
        <p className={classes.reason}>{t('grund', { grund: informationstext })}</p>
      )}
    </li>
  )
}
