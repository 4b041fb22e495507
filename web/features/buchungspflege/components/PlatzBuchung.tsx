import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSecond } from '../../../platform/clock.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Dropdown, DropdownEntry } from '../../../ui/Dropdown.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { takeEmpfangStep } from '../../ankunft/api/empfang.ts'
import { lageOf } from '../../ankunft/model/lage.ts'
import { isHeld } from '../../leseraum/model/buchungen.ts'
import { RAEUME, undoBuchung } from '../api/raeume.ts'
import { mayFall, mayMove } from '../model/mayFall.ts'
import { usePlatzWords } from '../model/useBuchungWords.ts'
import classes from './Buchungspflege.module.css'

/** The actions on one booking in a dialog. */
export type PlatzDeed = 'verschieben' | 'stornieren' | 'sperren'

interface PlatzBuchungProps {
  readonly buchung: BuchungView
  readonly box: ReactNode
  /** Whether it has its checkbox now. */
  readonly boxed: boolean
  readonly onDeed: (deed: PlatzDeed, buchung: BuchungView) => void
}

/** Anybody's booking: who, where, when, status, and the possible actions. */
export function PlatzBuchung({ buchung, box, boxed, onDeed }: PlatzBuchungProps) {
  const { t } = useTranslation('buchungspflege')
  const { whoOf, whenOf, nameOf } = usePlatzWords()
  const jetzt = useSecond()
  const name = nameOf(buchung)
  const checkIn = useAct({
    send: (id: string, key) => takeEmpfangStep('checkIn', id, key),
    says: () => t('eingecheckt', { name }),
    refreshes: [[RAEUME]],
  })
  const undo = useAct({
    send: undoBuchung,
    says: () => t('wiederDa', { name }),
    refreshes: [[RAEUME]],
  })
  const comes = lageOf(buchung, jetzt).art === 'kommt'
  const { zweite, informationstext, status } = buchung
  return (
    <li className={classes.row} data-boxed={boxed || undefined}>
      {box}
      <div className={classes.words}>
        <strong>{whoOf(buchung)}</strong>
        <span className={classes.quiet}>
          {[buchung.bucher?.email, zweite && t('zweite', { name: zweite.name || zweite.email })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <span className={classes.where}>
        <strong>{t('platz', { platz: buchung.bezeichnung, plan: buchung.grundriss })}</strong>
        <span>{whenOf(buchung)}</span>
      </span>
      <span
        className={`${pflege.marke} ${classes.marke}`}
        data-art={status === 'storniert' ? 'aus' : undefined}
      >
        {t(`status.${status}`)}
      </span>
      <span className={classes.buttons}>
        {comes && (
          <Button
            size="sm"
            aria-label={t('aktionName', { aktion: t('einchecken'), name })}
            loading={checkIn.busy}
            data-focus-target
            onClick={() => checkIn.start(buchung.id)}
          >
            {t('einchecken')}
          </Button>
        )}
        {mayFall(buchung, jetzt) && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('aktionName', { aktion: t('stornieren'), name })}
            onClick={() => onDeed('stornieren', buchung)}
          >
            {t('stornieren')}
          </Button>
        )}
        {isHeld(buchung, jetzt) && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('aktionName', { aktion: t('rueckgaengig'), name })}
            loading={undo.busy}
            onClick={() => undo.start(buchung.id)}
          >
            {t('rueckgaengig')}
          </Button>
        )}
        <Dropdown label={t('mehrName', { name })} face={<IconDots size={18} aria-hidden />}>
          {mayMove(buchung, jetzt) && (
            <DropdownEntry sign={null} onChosen={() => onDeed('verschieben', buchung)}>
              {t('verschieben.knopf')}
            </DropdownEntry>
          )}
          <DropdownEntry sign={null} onChosen={() => onDeed('sperren', buchung)}>
            {t('sperren.knopf')}
          </DropdownEntry>
        </Dropdown>
      </span>
      {status === 'storniert' && informationstext !== '' && (
        <p className={classes.reason}>{t('grund', { grund: informationstext })}</p>
      )}
    </li>
  )
}
