import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { PAGE } from '@platzwart/contract/paths'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatUhrzeit } from '../../../platform/format.ts'
import links from '../../../ui/linkButton.module.css'
import { searchOf, wallOfInstant } from '../../fahrzeug/model/window.ts'
import { useZone } from '../../sitzung/api/start.ts'
import { stepOf } from '../../uebergabe/model/step.ts'
import { checkInStand, isLate, type Possible } from '../model/fahrt.ts'
import { useFahrtStep } from '../model/useFahrtStep.ts'
import classes from './Fahrt.module.css'

interface FahrtActionsProps {
  readonly fahrt: FahrzeugBuchungView
  readonly jetzt: Temporal.Instant
  readonly moeglich: Possible
  readonly einstellungen: Effective
}

/** What comes next in words, the button for it, and beside it what else can be done. */
export function FahrtActions({ fahrt, jetzt, moeglich, einstellungen }: FahrtActionsProps) {
  const { t } = useTranslation('fahrt')
  const zone = useZone()
  const step = useFahrtStep()
  const wall = (instant: string) => wallOfInstant(Temporal.Instant.from(instant), zone)
  const { schritt, aendern, stornieren, rueckgaengig } = moeglich
  return (
    <div className={classes.actions}>
      <Next fahrt={fahrt} jetzt={jetzt} einstellungen={einstellungen} />
      {schritt !== null && (
        <Link
          to="/fahrzeuge/fahrten/$id"
          params={{ id: fahrt.id }}
          search={{ schritt: stepOf(schritt) }}
          className={`${links.primary} ${classes.large}`}
        >
          {t(`tun.${schritt}`)}
        </Link>
      )}
      {(aendern || stornieren || rueckgaengig) && (
        <div className={classes.buttons}>
          {aendern && (
            <Link
              to={PAGE.fahrzeuge}
              search={{
                ...searchOf({ von: wall(fahrt.von), bis: wall(fahrt.bis) }),
                fahrzeug: fahrt.fahrzeugId,
                fahrt: fahrt.id,
              }}
              className={links.plain}
            >
              {t('tun.aendern')}
            </Link>
          )}
          {stornieren && (
            <Button
              variant="default"
              fz="md"
              h={44}
              loading={step.isPending}
              onClick={() => step.mutate({ schritt: 'cancel', fahrt })}
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
              loading={step.isPending}
              onClick={() => step.mutate({ schritt: 'undoCancel', fahrt })}
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

function Next({ fahrt, jetzt, einstellungen }: Omit<FahrtActionsProps, 'moeglich'>) {
  const { t } = useTranslation('fahrt')
  const zone = useZone()
  const zeit = (instant: string) => formatUhrzeit(Temporal.Instant.from(instant), zone)
  if (fahrt.status === 'aktiv') {
    const late = isLate(fahrt, jetzt)
    return (
      <p className={late ? classes.warning : classes.next}>
        {t(late ? 'naechstes.ueberfaellig' : 'naechstes.rueckgabe', { zeit: zeit(fahrt.bis) })}
      </p>
    )
  }
  if (fahrt.status !== 'vorgemerkt' && fahrt.status !== 'reserviert') return null
  const stand = checkInStand(fahrt, jetzt, einstellungen)
  return (
    <p className={classes.next}>
      {stand === 'zuFrueh' &&
        t('naechstes.checkInAb', { zeit: zeit(fahrt.checkInVon), dauer: dauerOf(t, jetzt, fahrt) })}
      {stand === 'moeglich' && t('naechstes.checkInJetzt', { zeit: zeit(fahrt.checkInBis) })}
      {stand === 'vorbei' && t('naechstes.checkInVorbei', { zeit: zeit(fahrt.checkInBis) })}
      {stand === 'nichtFreigegeben' && t('naechstes.nichtFreigegeben')}
    </p>
  )
}

type T = ReturnType<typeof useTranslation<'fahrt'>>['t']

const MINUTE_MS = 60_000

/** How long until the check-in opens, in the largest unit that says something. */
function dauerOf(
  t: T,
  jetzt: Temporal.Instant,
  { checkInVon }: Pick<FahrzeugBuchungView, 'checkInVon'>,
): string {
  const ms = Temporal.Instant.from(checkInVon).epochMilliseconds - jetzt.epochMilliseconds
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS))
  if (minutes < 90) return t('dauer.inMinuten', { count: minutes })
  if (minutes < 48 * 60) return t('dauer.inStunden', { count: Math.round(minutes / 60) })
  return t('dauer.inTagen', { count: Math.floor(minutes / (24 * 60)) })
}
