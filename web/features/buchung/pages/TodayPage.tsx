import { isOfAccount } from '@platzwart/domain/berechtigung/landing'
import { tagOf } from '@platzwart/domain/time/zone'
import { useMinute } from '../../../platform/clock.ts'
import { formatWochentagTag } from '../../../platform/format.ts'
import { useSitzung, useStart, useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Part } from '../../../ui/Part.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { useFahrzeugLive } from '../../fahrzeug/model/useFahrzeugLive.ts'
import { countedFor } from '../../freigabe/model/counted.ts'
import { hasRooms } from '../../leseraum/model/bereich/bereich.ts'
import { useLeseraumLive } from '../../leseraum/model/useLeseraumLive.ts'
import { Angebote, Warteplaetze } from '../../leseraum/warteliste/later.ts'
import { Afterwards } from '../components/Afterwards.tsx'
import { SeatCard } from '../components/SeatCard.tsx'
import { ToDo } from '../components/ToDo.tsx'
import classes from '../components/Today.module.css'
import { TripCard } from '../components/TripCard.tsx'
import { WaysToBook } from '../components/WaysToBook.tsx'
import { useUpcoming } from '../model/useUpcoming.ts'

/** Further ones are on the pages of their kind. */
const SHOWN_AFTER = 3

/** One's next booking with the button for its next step; below it, what follows and what others wait for. */
export function TodayPage() {
  const { t } = useTranslation('heute')
  const zone = useZone()
  const start = useStart()
  const { menue } = useSitzung()
  useLeseraumLive()
  useFahrzeugLive()
  const heute = tagOf(useMinute(), zone)
  const books = hasRooms(menue) || menue.includes('fahrten')
  return (
    <Page kind="form" title={t('titel')} lead={formatWochentagTag(heute)} className={classes.root}>
      <Part>{hasRooms(menue) && <Angebote />}</Part>
      <Part>{books && <OwnNext />}</Part>
      <Part>{hasRooms(menue) && <Warteplaetze />}</Part>
      <Part>
        {countedFor(start).length > 0 ? (
          <ToDo sonst={!books && <WithoutBuchung />} />
        ) : (
          !books && <WithoutBuchung />
        )}
      </Part>
    </Page>
  )
}

function OwnNext() {
  const { t } = useTranslation('heute')
  const stand = useUpcoming()
  if (stand.art === 'laedt') return <Loading height="15rem" />
  const { upcoming, jetzt, failed } = stand
  const [naechster, ...rest] = upcoming
  const failures = failed.map(({ art, failure, retry }) => (
    <FailureState key={art} failure={failure} onRetry={retry} />
  ))
  if (naechster === undefined) {
    // After a failure, the page does not claim that nothing is booked.
    if (failures.length > 0) return failures
    return (
      <EmptyState title={t('nichts')} action={<WaysToBook gross />}>
        {t('nichtsText')}
      </EmptyState>
    )
  }
  // The most relevant ones, sorted by day.
  const danach = rest.slice(0, SHOWN_AFTER).toSorted((a, b) => Temporal.Instant.compare(a.von, b.von))
  return (
    <>
      <section aria-labelledby="naechstes" className={classes.part}>
        <h2 id="naechstes">{t('naechstes')}</h2>
        {naechster.art === 'platz' ? (
          <SeatCard one={naechster} jetzt={jetzt} />
        ) : (
          <TripCard one={naechster} jetzt={jetzt} />
        )}
      </section>
      {danach.length > 0 && <Afterwards upcoming={danach} jetzt={jetzt} />}
      {failures}
      <section aria-label={t('buchen')}>
        <WaysToBook gross={false} />
      </section>
    </>
  )
}

/** Everybody has these, so they need no permission. */
const FOR_ALL: readonly string[] = ['heute', 'soGehts', 'regeln', 'logout']

/** For people who book nothing: a reference to their pages in the header. */
function WithoutBuchung() {
  const { t } = useTranslation('heute')
  const { menue } = useSitzung()
  if (menue.some((entry) => !FOR_ALL.includes(entry) && !isOfAccount(entry)))
    return <EmptyState title={t('nichts')} />
  return <EmptyState title={t('leer')}>{t('leerText')}</EmptyState>
}
