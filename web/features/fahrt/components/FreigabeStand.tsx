import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { IconCircleCheck, IconCircleX, IconClockQuestion } from '@tabler/icons-react'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { isApproved } from '../model/fahrt.ts'
import classes from './Fahrt.module.css'

interface FreigabeStandProps {
  readonly fahrt: FahrzeugBuchungView
  readonly jetzt: Temporal.Instant
  readonly einstellungen: Effective
}

/** For a special trip: why it needs an approval, the approvers, and their decisions. */
export function FreigabeStand({ fahrt, jetzt, einstellungen }: FreigabeStandProps) {
  const { t } = useTranslation('fahrt')
  const zone = useZone()
  if (fahrt.freigabeGruende.length === 0) return null
  const gruende = fahrt.freigabeGruende.map((grund) => t(`freigabe.gruende.${grund}`)).join(', ')
  const decision = fahrt.freigaben.find((one) => one.isFreigegeben !== null)
  const asked = fahrt.freigaben.map(({ benutzer }) => benutzer.name).join(', ')
  const approved = decision?.isFreigegeben === true
  const Sign = decision === undefined ? IconClockQuestion : approved ? IconCircleCheck : IconCircleX
  const zeit = decision?.freigegebenAt
    ? formatMoment(Temporal.Instant.from(decision.freigegebenAt), zone)
    : ''
  // Not if nobody can approve it, and not for a trip that has begun or was cancelled.
  const waits = fahrt.status === 'vorgemerkt' && decision === undefined && asked !== ''
  return (
    <section className={classes.part} aria-labelledby="freigabe">
      <h2 id="freigabe">{t('freigabe.titel')}</h2>
      <p>
        {t(fahrt.status === 'reserviert' && asked === '' ? 'freigabe.niemand' : 'freigabe.noetig', {
          gruende,
        })}
      </p>
      {(waits || decision !== undefined) && (
        <p className={classes.entscheidung} data-freigegeben={decision === undefined ? undefined : approved}>
          <Sign size={20} stroke={1.75} aria-hidden />
          {decision === undefined
            ? t('freigabe.offen')
            : t(approved ? 'freigabe.freigegeben' : 'freigabe.abgelehnt', {
                name: decision.benutzer.name,
                zeit,
              })}
        </p>
      )}
      {decision !== undefined && decision.grund !== '' && (
        <p>{t('freigabe.grund', { grund: decision.grund })}</p>
      )}
      {waits && isApproved(fahrt, jetzt, einstellungen) && <p>{t('freigabe.durchBeginn')}</p>}
      {asked !== '' && <p className={classes.quiet}>{t('freigabe.gefragt', { namen: asked })}</p>}
    </section>
  )
}
