import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { IconArmchair } from '@tabler/icons-react'
import { Suspense } from 'react'
import { formatUhrzeit } from '../../../platform/format.ts'
import { spokenPeriod, spokenTime } from '../../../platform/relativeTime.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { checkInOf, isHeld, possibleOf, standOf } from '../model/buchungen.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { useSteps } from '../model/useSteps.ts'
import { BookedTogether, type SerieAct, Stay } from '../slots.ts'
import classes from './Buchung.module.css'

interface BuchungKarteProps {
  readonly buchung: BuchungView
  readonly raum: Leseraum
  readonly jetzt: Temporal.Instant
  /** Opens changing or cancelling the whole series. */
  readonly onSerie?: (of: BuchungView, act: SerieAct) => void
}

const at = (instant: string) => Temporal.Instant.from(instant)

/** A booking's time, place, state and next step, with its buttons. */
export function BuchungKarte({ buchung, raum, jetzt, onSerie }: BuchungKarteProps) {
  const { t } = useTranslation('leseraum')
  const { t: shell } = useTranslation()
  const { setSearch, zone, heute } = raum
  const platz = seatCalled(t, buchung)
  const tag = tagOf(at(buchung.von), zone)
  const stand = standOf(buchung, jetzt)
  const wann = spokenPeriod(shell, { von: at(buchung.von), bis: at(buchung.bis) }, heute, zone)
  const goTo = (patch: { platz?: string; buchung?: string }) =>
    setSearch({
      grundriss: buchung.grundrissId,
      tag: tag.equals(heute) ? undefined : tag.toString(),
      platz: undefined,
      buchung: undefined,
      ...patch,
    })

  return (
    <article className={classes.karte} data-status={stand} aria-label={`${platz}, ${wann}`}>
      <div className={classes.head}>
        <h3 className={classes.platz}>
          <button
            type="button"
            className={classes.whereTo}
            onClick={() => goTo({ platz: buchung.leseraumId })}
          >
            <IconArmchair size={18} stroke={1.75} aria-hidden />
            {platz}
          </button>
        </h3>
        <span className={classes.status}>{t(`buchungen.status.${stand}`)}</span>
      </div>
      <p className={classes.when}>{wann}</p>
      <p className={classes.quiet}>
        {t('buchungen.wo', { plan: buchung.grundriss, standort: buchung.standort })}
      </p>
      <NextOfBuchung buchung={buchung} jetzt={jetzt} zone={zone} />
      {buchung.status === 'storniert' && !isHeld(buchung, jetzt) && <WhyLost buchung={buchung} />}
      <Buttons
        buchung={buchung}
        jetzt={jetzt}
        wann={wann}
        onChange={() => goTo({ platz: buchung.leseraumId, buchung: buchung.id })}
      />
      {buchung.status === 'durchgeführt' && (
        <Suspense>
          <Stay buchung={buchung} wann={wann} />
        </Suspense>
      )}
      {onSerie && buchung.serieId !== null && possibleOf(buchung, jetzt).stornieren && (
        <Suspense>
          <BookedTogether buchung={buchung} wann={wann} onPress={(act) => onSerie(buchung, act)} />
        </Suspense>
      )}
    </article>
  )
}

/** Why a booking is cancelled that its people did not cancel. */
function WhyLost({ buchung }: { readonly buchung: BuchungView }) {
  const { t } = useTranslation('planWords')
  const { storniertDurch, informationstext } = buchung
  return (
    <p className={classes.next}>
      {t(`verloren.${storniertDurch ?? 'abgesagt'}`)}
      {informationstext !== '' && ` ${informationstext}`}
    </p>
  )
}

interface NextProps {
  readonly buchung: BuchungView
  readonly jetzt: Temporal.Instant
  readonly zone: string
}

/** What the booking waits for: a confirmation, or the check-in. */
export function NextOfBuchung({ buchung, jetzt, zone }: NextProps) {
  const { t } = useTranslation('leseraum')
  const { t: shell } = useTranslation()
  const zeit = (instant: string) => formatUhrzeit(at(instant), zone)
  const wann = (instant: string) => spokenTime(shell, at(instant), jetzt, zone)
  const said = (text: string) => <p className={classes.next}>{text}</p>
  if (buchung.status === 'vorgemerkt') {
    const own = buchung.rolle === 'zweite'
    const person = (own ? buchung.bucher : buchung.zweite)?.name ?? ''
    return said(
      t(own ? 'buchungen.wartetAufDich' : 'buchungen.wartetAuf', {
        person,
        wann: wann(buchung.bestaetigenBis),
      }),
    )
  }
  if (buchung.status !== 'reserviert') return null
  const checkIn = checkInOf(buchung, jetzt)
  if (checkIn === 'vorbei') {
    if (!buchung.freigabeOhneCheckIn) return null
    const text = possibleOf(buchung, jetzt).stornieren ? 'checkInVorbeiStorno' : 'checkInVorbei'
    return said(t(`buchungen.${text}`, { zeit: zeit(buchung.checkInBis) }))
  }
  if (checkIn === 'moeglich') {
    const text = buchung.checkInMitCode ? 'checkInCode' : 'checkInNoch'
    return said(t(`buchungen.${text}`, { zeit: zeit(buchung.checkInBis) }))
  }
  return said(t('buchungen.checkInAb', { wann: wann(buchung.checkInVon) }))
}

/** The second person declines before agreeing, and withdraws afterwards. */
function cancelWordOf({ rolle, status }: BuchungView) {
  if (rolle !== 'zweite') return 'stornieren'
  return status === 'vorgemerkt' ? 'ablehnen' : 'absagen'
}

interface ButtonsProps {
  readonly buchung: BuchungView
  readonly jetzt: Temporal.Instant
  readonly wann: string
  readonly onChange: () => void
}

export function Buttons({ buchung, jetzt, wann, onChange }: ButtonsProps) {
  const { t } = useTranslation('leseraum')
  const steps = useSteps()
  const may = possibleOf(buchung, jetzt)
  const name = (aktion: string) => t('buchungen.aktionName', { aktion, platz: seatCalled(t, buchung), wann })
  const cancelText = t(`buchungen.${cancelWordOf(buchung)}`)
  const all = [
    { may: may.bestaetigen, text: t('buchungen.bestaetigen'), schritt: 'confirm', strong: true },
    { may: may.einchecken, text: t('buchungen.einchecken'), schritt: 'checkIn', strong: true },
    { may: may.aendern, text: t('buchungen.aendern'), schritt: null, strong: false },
    { may: may.stornieren, text: cancelText, schritt: 'cancel', strong: false },
  ] as const
  if (buchung.gehaltenBis !== null && isHeld(buchung, jetzt)) {
    const left = Math.max(
      0,
      Math.ceil((at(buchung.gehaltenBis).epochMilliseconds - jetzt.epochMilliseconds) / 1000),
    )
    return (
      <div className={classes.buttons}>
        <Button
          size="sm"
          variant="default"
          data-focus-target
          aria-label={name(t('buchungen.rueckgaengig'))}
          loading={steps.busy}
          onClick={() => steps.start({ schritt: 'undoCancel', buchung })}
        >
          {t('buchungen.rueckgaengigNoch', { sekunden: left })}
        </Button>
      </div>
    )
  }
  const shown = all.filter((one) => one.may)
  if (shown.length === 0) return null
  return (
    <div className={classes.buttons}>
      {shown.map(({ text, schritt, strong }) => (
        <Button
          key={text}
          size="sm"
          variant={strong ? 'filled' : 'default'}
          aria-label={name(text)}
          loading={steps.busy && steps.wish?.schritt === schritt}
          onClick={() => (schritt === null ? onChange() : steps.start({ schritt, buchung }))}
        >
          {text}
        </Button>
      ))}
    </div>
  )
}
