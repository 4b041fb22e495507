import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import link from '../../../ui/linkButton.module.css'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import { possibleOf } from '../model/fahrt.ts'
import { isHeld } from '../model/fahrten.ts'
import { fahrtPath } from '../model/fahrtPath.ts'
import { useFahrtStep } from '../model/useFahrtStep.ts'
import { useRebook } from '../model/useRebook.ts'
import classes from './Fahrten.module.css'

interface FahrtButtonsProps {
  readonly fahrt: FahrzeugBuchungView
  readonly jetzt: Temporal.Instant
  readonly wann: string
  readonly gross: boolean
  readonly onChange: () => void
  readonly onErsatz: () => void
}

/** The next step as a large button, and the others. */
export function FahrtButtons({ fahrt, jetzt, wann, gross, onChange, onErsatz }: FahrtButtonsProps) {
  const { t } = useTranslation('fahrzeug')
  const schritt = useFahrtStep()
  const rebook = useRebook(fahrt)
  const einstellungen = useEinstellungen()
  const { kennzeichen } = fahrt
  const name = (aktion: string) => t('fahrten.aktionName', { aktion, kennzeichen, wann })
  if (fahrt.status === 'storniert') return <Rueckgaengig fahrt={fahrt} jetzt={jetzt} wann={wann} />
  const may = possibleOf(fahrt, jetzt, { einstellungen, pflege: false })
  const step = may.schritt && t(`fahrten.${may.schritt}`)
  return (
    <div className={classes.buttons}>
      {step !== null && (
        <Link
          to={fahrtPath(fahrt.id)}
          className={`${link.primary} ${gross ? classes.large : ''}`}
          aria-label={name(step)}
        >
          {step}
        </Link>
      )}
      {may.aendern && (
        <Button size="sm" variant="default" aria-label={name(t('fahrten.aendern'))} onClick={onChange}>
          {t('fahrten.aendern')}
        </Button>
      )}
      {may.ersatz && (
        <Button size="sm" variant="default" aria-label={name(t('fahrten.ersatz'))} onClick={onErsatz}>
          {t('fahrten.ersatz')}
        </Button>
      )}
      {may.rebook && (
        <Button
          size="sm"
          variant="default"
          aria-label={name(t('fahrten.neuBuchen'))}
          loading={rebook.busy}
          onClick={rebook.start}
        >
          {t('fahrten.neuBuchen')}
        </Button>
      )}
      {may.stornieren && (
        <Button
          size="sm"
          variant="default"
          aria-label={name(t('fahrten.stornieren'))}
          loading={schritt.busy}
          onClick={() => schritt.start({ schritt: 'cancel', fahrt })}
        >
          {t('fahrten.stornieren')}
        </Button>
      )}
    </div>
  )
}

type RueckgaengigProps = Pick<FahrtButtonsProps, 'fahrt' | 'jetzt' | 'wann'>

/** Undoes a cancellation while possible. */
export function Rueckgaengig({ fahrt, jetzt, wann }: RueckgaengigProps) {
  const { t } = useTranslation('fahrzeug')
  const schritt = useFahrtStep()
  if (!isHeld(fahrt, jetzt) || fahrt.gehaltenBis === null) return null
  const left = Temporal.Instant.from(fahrt.gehaltenBis).epochMilliseconds - jetzt.epochMilliseconds
  const aktion = t('fahrten.rueckgaengig')
  return (
    <div className={classes.buttons}>
      <Button
        size="sm"
        variant="default"
        data-focus-target
        aria-label={t('fahrten.aktionName', { aktion, kennzeichen: fahrt.kennzeichen, wann })}
        loading={schritt.busy}
        onClick={() => schritt.start({ schritt: 'undoCancel', fahrt })}
      >
        {t('fahrten.rueckgaengigNoch', { sekunden: Math.max(0, Math.ceil(left / 1000)) })}
      </Button>
    </div>
  )
}
