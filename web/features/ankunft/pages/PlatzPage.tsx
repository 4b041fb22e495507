import { Button } from '@mantine/core'
import type { BuchungView } from '@platzwart/contract/leseraum'
import type { Ankunft } from '@platzwart/contract/leseraum/ankunft'
import { ROOM_PAGES } from '@platzwart/contract/paths'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { useSecond } from '../../../platform/clock.ts'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { formatUhrzeit } from '../../../platform/format.ts'
import { spokenPeriod } from '../../../platform/relativeTime.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import links from '../../../ui/linkButton.module.css'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { NextOfBuchung } from '../../leseraum/components/BuchungKarte.tsx'
import { mayCheckIn } from '../../leseraum/model/buchungen.ts'
import { ankunftOptions } from '../api/platz.ts'
import { Aufenthalt } from '../components/Aufenthalt.tsx'
import { PLATZ_ADDRESS } from '../model/address.ts'
import { useAmPlatz } from '../model/useAmPlatz.ts'
import classes from './PlatzPage.module.css'

/** The target of a seat's QR code: the state of the seat, and the one action for it. */
export function PlatzPage() {
  const { id } = useParams({ from: '/haus/seiten/ankunft/platz/$id' })
  const { code } = useAddress(PLATZ_ADDRESS).search
  const { t } = useTranslation('ankunft')
  const query = useQuery(ankunftOptions(id, code))
  const { data: platz, error } = query
  const again = () => void query.refetch()
  return (
    <Page
      kind="form"
      title={platz ? t('platz.titel', { platz: platz.bezeichnung }) : t('codes.hinweis')}
      lead={platz && t('platz.wo', { plan: platz.grundriss, standort: platz.standort })}
      className={classes.root}
    >
      {platz === undefined && error === null && <Loading height="12rem" />}
      {platz === undefined && error !== null && <FailureState failure={error} onRetry={again} />}
      {platz !== undefined && <Platz platz={platz} code={code} failure={error} onRetry={again} />}
    </Page>
  )
}

/** The map of the seat, which also shows one's own bookings. */
const mapOf = ({ bereich = 'leseraum' }: Ankunft) => ROOM_PAGES[bereich].karte

const at = (instant: string) => Temporal.Instant.from(instant)

interface PlatzProps {
  readonly platz: Ankunft
  readonly code: string
  /** Why it could not be refreshed; null if it was. */
  readonly failure: unknown
  readonly onRetry: () => void
}

/** The seat's state and actions. If it could not be refreshed there are none: the state may have changed. */
function Platz({ platz, code, failure, onRetry }: PlatzProps) {
  const { t } = useTranslation('ankunft')
  const acts = useAmPlatz(platz, code)
  const booked = acts.book.answer
  // Only while that is still the case, as far as known.
  const stillOpen = platz.eigene === null ? failure !== null : platz.eigene.status !== 'durchgeführt'
  return (
    <>
      {booked?.offen && stillOpen && <OnlyBooked buchung={booked.buchung} failure={booked.offen.failure} />}
      {failure === null ? (
        <section className={classes.card} data-lage={platz.lage} aria-label={platz.bezeichnung}>
          <Lage {...{ platz, code, acts }} />
        </section>
      ) : (
        <>
          <FailureState failure={failure} onRetry={onRetry} />
          <Link to={mapOf(platz)} className={links.plain}>
            {t('platz.eigeneAnsehen')}
          </Link>
        </>
      )}
    </>
  )
}

interface OnlyBookedProps {
  readonly buchung: BuchungView
  readonly failure: unknown
}

/** Booked, but the check-in failed: says both, and what remains to be done. It stays until the check-in. */
function OnlyBooked({ buchung: { bis, checkInBis, freigabeOhneCheckIn }, failure }: OnlyBookedProps) {
  const { t } = useTranslation('ankunft')
  const { t: shell } = useTranslation()
  const zone = useZone()
  const until = formatUhrzeit(at(checkInBis), zone)
  return (
    <Note kind="refusal" title={t('platz.nurGebucht', { zeit: formatUhrzeit(at(bis), zone) })}>
      <p>{describeFailure(failure, shell).text}</p>
      <p>{freigabeOhneCheckIn ? t('platz.nochmalBis', { zeit: until }) : t('platz.nochmal')}</p>
    </Note>
  )
}

interface LageProps {
  readonly platz: Ankunft
  readonly code: string
  readonly acts: ReturnType<typeof useAmPlatz>
}

function Lage({ platz, code, acts: { checkIn, book } }: LageProps) {
  const { t } = useTranslation('ankunft')
  const zone = useZone()
  const zeit = (instant: string) => formatUhrzeit(at(instant), zone)
  const busy = checkIn.busy || book.busy
  if (platz.eigene !== null) return <Own {...{ platz, code, busy }} onCheckIn={checkIn.start} />
  if (platz.lage === 'frei') {
    return (
      <>
        <p className={classes.says}>{t('platz.frei')}</p>
        {platz.frei.map((frei, i) => (
          <Button
            key={frei.bis}
            size="lg"
            variant={i === 0 ? 'filled' : 'default'}
            data-focus-target={i === 0 ? '' : undefined}
            loading={book.busy && book.wish?.bis === frei.bis}
            disabled={busy && book.wish?.bis !== frei.bis}
            onClick={() => book.start(frei)}
          >
            {t('platz.buchen', { zeit: zeit(frei.bis) })}
          </Button>
        ))}
      </>
    )
  }
  return (
    <>
      <p className={classes.says}>
        {platz.belegtBis === null ? t('platz.zu') : t('platz.belegt', { zeit: zeit(platz.belegtBis) })}
      </p>
      <Link to={mapOf(platz)} search={{ grundriss: platz.grundrissId }} className={links.plain}>
        {t('platz.karte')}
      </Link>
    </>
  )
}

interface OwnProps {
  readonly platz: Ankunft
  readonly code: string
  readonly busy: boolean
  readonly onCheckIn: (buchung: NonNullable<Ankunft['eigene']>) => void
}

function Own({ platz: { eigene }, code, busy, onCheckIn }: OwnProps) {
  const { t } = useTranslation('ankunft')
  const { t: shell } = useTranslation()
  const zone = useZone()
  const jetzt = useSecond()
  if (eigene === null) return null
  const wann = spokenPeriod(shell, { von: at(eigene.von), bis: at(eigene.bis) }, tagOf(jetzt, zone), zone)
  const isThere = eigene.status === 'durchgeführt'
  const may = mayCheckIn(eigene, jetzt)
  return (
    <>
      {eigene.gebuchtBis === null && (
        <p className={classes.says}>
          {isThere
            ? t('platz.da', { zeit: formatUhrzeit(at(eigene.bis), zone) })
            : t('platz.eigene', { wann })}
        </p>
      )}
      {!may && <NextOfBuchung buchung={eigene} jetzt={jetzt} zone={zone} />}
      {may && (
        <Button size="xl" data-focus-target loading={busy} onClick={() => onCheckIn(eigene)}>
          {t('platz.einchecken')}
        </Button>
      )}
      {isThere && <Aufenthalt buchung={eigene} wann={wann} code={code} />}
    </>
  )
}
