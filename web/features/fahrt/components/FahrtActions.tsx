import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { PAGE } from '@platzwart/contract/paths'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { Link } from '@tanstack/react-router'
import { formatUhrzeit } from '../../../platform/format.ts'
import { spokenTime } from '../../../platform/relativeTime.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import links from '../../../ui/linkButton.module.css'
import { searchOfTrip } from '../../flotte/model/window.ts'
import { checkInStand, isLate, type Possible } from '../model/fahrt.ts'
import { useFahrtStep } from '../model/useFahrtStep.ts'
import { useMissedWord } from '../model/useMissedWord.ts'
import { useRebook } from '../model/useRebook.ts'
import classes from './Fahrt.module.css'
import { StepLink } from './StepLink.tsx'

interface FahrtActionsProps {
  readonly fahrt: FahrzeugBuchungView
  readonly jetzt: Temporal.Instant
  readonly moeglich: Possible
  readonly einstellungen: Effective
}

/** The next step in words, its button, and the other actions. */
export function FahrtActions({ fahrt, jetzt, moeglich, einstellungen }: FahrtActionsProps) {
  const { t } = useTranslation('fahrt')
  const zone = useZone()
  const step = useFahrtStep()
  const { schritt, aendern, stornieren, rueckgaengig } = moeglich
  const rebook = useRebook(fahrt)
  const { t: fahrzeug } = useTranslation('fahrzeug')
  return (
    <div className={classes.actions}>
      <NextOfFahrt fahrt={fahrt} jetzt={jetzt} einstellungen={einstellungen} />
      {schritt !== null && <StepLink fahrtId={fahrt.id} schritt={schritt} className={classes.large} />}
      {(aendern || moeglich.rebook || stornieren || rueckgaengig) && (
        <div className={classes.buttons}>
          {aendern && (
            <Link
              to={PAGE.fahrzeuge}
              search={{
                ...searchOfTrip(fahrt, zone),
                fahrzeug: fahrt.fahrzeugId,
                fahrt: fahrt.id,
              }}
              className={links.plain}
            >
              {t('tun.aendern')}
            </Link>
          )}
          {moeglich.rebook && (
            <Button variant="default" fz="md" h={44} loading={rebook.busy} onClick={rebook.start}>
              {fahrzeug('fahrten.neuBuchen')}
            </Button>
          )}
          {stornieren && (
            <Button
              variant="default"
              fz="md"
              h={44}
              loading={step.busy}
              onClick={() => step.start({ schritt: 'cancel', fahrt })}
            >
              {t('tun.stornieren')}
            </Button>
          )}
          {rueckgaengig && fahrt.gehaltenBis !== null && (
            <Button
              variant="default"
              fz="md"
              h={44}
              data-focus-target
              loading={step.busy}
              onClick={() => step.start({ schritt: 'undoCancel', fahrt })}
            >
              {t('tun.rueckgaengig', { sekunden: secondsUntil(fahrt.gehaltenBis, jetzt) })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function secondsUntil(instant: string, jetzt: Temporal.Instant): number {
  const left = Temporal.Instant.from(instant).epochMilliseconds - jetzt.epochMilliseconds
  return Math.max(0, Math.ceil(left / 1000))
}

export function NextOfFahrt({ fahrt, jetzt, einstellungen }: Omit<FahrtActionsProps, 'moeglich'>) {
  const { t } = useTranslation('fahrt')
  const { t: fahrzeug } = useTranslation('fahrzeug')
  const { t: shell } = useTranslation()
  const zone = useZone()
  const missed = useMissedWord()
  const zeit = (instant: string) => formatUhrzeit(Temporal.Instant.from(instant), zone)
  const wann = (instant: string) => spokenTime(shell, Temporal.Instant.from(instant), jetzt, zone)
  if (fahrt.status === 'aktiv') {
    const late = isLate(fahrt, jetzt)
    return (
      <p className={late ? classes.warning : classes.next}>
        {t(late ? 'naechstes.ueberfaellig' : 'naechstes.rueckgabe', { wann: wann(fahrt.bis) })}
      </p>
    )
  }
  if (fahrt.status !== 'vorgemerkt' && fahrt.status !== 'reserviert') return null
  const stand = checkInStand(fahrt, jetzt, einstellungen)
  return (
    <p className={classes.next}>
      {stand === 'zuFrueh' && t('naechstes.checkInAb', { wann: wann(fahrt.checkInVon) })}
      {stand === 'moeglich' && t('naechstes.checkInJetzt', { zeit: zeit(fahrt.checkInBis) })}
      {stand === 'wartend' && fahrzeug('fahrten.wartetAufFahrzeug')}
      {stand === 'vorbei' && missed(fahrt, jetzt)}
      {stand === 'nichtFreigegeben' && t('naechstes.nichtFreigegeben')}
    </p>
  )
}
