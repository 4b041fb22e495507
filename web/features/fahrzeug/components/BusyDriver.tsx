import { Button } from '@mantine/core'
import type { ProblemIssue } from '@platzwart/contract/problem'
import { overlaps, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import { wallOfInstant } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import link from '../../../ui/linkButton.module.css'
import { Note } from '../../../ui/Note.tsx'
import { ownFahrtenOptions } from '../../fahrt/api/fahrten.ts'
import { fahrtPath } from '../../fahrt/model/fahrtPath.ts'
import { useSpan } from '../../flotte/model/useSpan.ts'
import { type Window, windowAfter, zeitraumOf } from '../../flotte/model/window.ts'
import { fahrerOptions } from '../api/fahrzeuge.ts'
import { busyOf } from '../model/busy.ts'
import type { Suche } from '../model/useFahrzeugSuche.ts'
import classes from './HitListe.module.css'

interface BusyDriverProps {
  readonly suche: Suche
  /** The intended driver; missing: oneself. */
  readonly fahrerId: string | undefined
  /** The trip that is changed does not collide with itself. */
  readonly ohne?: string | undefined
  /** `fahrzeug.fahrerSchonUnterwegs`, with the time of the conflicting trip. */
  readonly issue: ProblemIssue
  /** The use of the time after it. */
  readonly word: 'danach' | 'stattdessen'
  /** It was refused for that: announced at once, and not politely. */
  readonly refused?: boolean
  readonly onWindow: (next: Window) => void
}

function periodOf({ von, bis }: { readonly von: string; readonly bis: string }): Zeitraum {
  return { von: Temporal.Instant.from(von), bis: Temporal.Instant.from(bis) }
}

/** The driver has a trip at that time: which one, and the first time after it. */
export function BusyDriver({
  suche,
  fahrerId,
  ohne,
  issue,
  word,
  refused = false,
  onWindow,
}: BusyDriverProps) {
  const { t } = useTranslation('fahrzeug')
  const span = useSpan()
  const { benutzer } = useSitzung()
  const { fenster, zeitraum, zone, jetzt } = suche
  const self = fahrerId === undefined || fahrerId === benutzer.id
  const own = useQuery({ ...ownFahrtenOptions, enabled: self }).data ?? []
  const driver = useQuery({ ...fahrerOptions({ id: fahrerId ?? '' }), enabled: !self })
  const trips = self ? busyOf(own, jetzt).filter(({ id }) => id !== ohne) : []
  const von = String(issue.data.von)
  const bis = String(issue.data.bis)
  const wall = (instant: string) => wallOfInstant(Temporal.Instant.from(instant), zone)
  const known = [{ von, bis }, ...trips].map((one) => ({ von: wall(one.von), bis: wall(one.bis) }))
  const next = windowAfter(fenster, known, suche)
  const after = zeitraumOf(next, zone)
  const trip = trips.find((one) => overlaps(periodOf(one), zeitraum))
  const name = driver.data?.items[0]?.name
  const title = self
    ? t('unterwegs.selbst', { kennzeichen: String(issue.data.kennzeichen) })
    : t(name === undefined ? 'unterwegs.jemand' : 'unterwegs.andere', { name: name ?? '' })
  return (
    <Note kind={refused ? 'refusal' : 'hint'} news={!refused} title={title}>
      <p>{t('unterwegs.wann', { wann: span(von, bis) })}</p>
      <div className={classes.busy}>
        <Button onClick={() => onWindow(next)}>
          {t(`unterwegs.${word}`, { wann: span(after.von, after.bis) })}
        </Button>
        {trip !== undefined && (
          <Link to={fahrtPath(trip.id)} className={link.plain}>
            {t('fertig.zurFahrt')}
          </Link>
        )}
      </div>
    </Note>
  )
}
