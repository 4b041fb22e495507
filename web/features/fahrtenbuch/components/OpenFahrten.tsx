import { Button } from '@mantine/core'
import type { FahrtOffen } from '@platzwart/contract/fahrtenbuch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { openFahrtenOptions } from '../api/fahrtenbuch.ts'
import { fristTag, isOver } from '../model/words.ts'
import { NachtragDialog } from './NachtragDialog.tsx'
import classes from './OpenFahrten.module.css'

/** How many are shown initially, so that one's next trip stays on screen. */
const FIRST = 2

/** One's own trips whose purpose is missing; renders nothing without any. */
export function OpenFahrten() {
  const { data } = useQuery(openFahrtenOptions)
  return data !== undefined && data.length > 0 ? <Liste fahrten={data} /> : null
}

function Liste({ fahrten }: { readonly fahrten: readonly FahrtOffen[] }) {
  const { t } = useTranslation('fahrtenbuch')
  const [offen, setOffen] = useState<FahrtOffen | null>(null)
  const [alle, setAll] = useState(false)
  const now = useMinute()
  // Those that can still be completed in time come first.
  const late = ({ ergaenzbarBis }: FahrtOffen) => Number(isOver(ergaenzbarBis, now))
  const sorted = fahrten.toSorted((a, b) => late(a) - late(b))
  const more = alle ? 0 : Math.max(0, fahrten.length - FIRST)
  return (
    <section className={classes.root} aria-labelledby="offene-fahrten">
      <h2 id="offene-fahrten">{t('offen.titel')}</h2>
      <p>{t('offen.text')}</p>
      <ul>
        {sorted.slice(0, fahrten.length - more).map((fahrt) => (
          <Row key={fahrt.id} fahrt={fahrt} onOpen={() => setOffen(fahrt)} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="default" mt="xs" onClick={() => setAll(true)}>
          {t('offen.weitere', { count: more })}
        </Button>
      )}
      {offen !== null && <NachtragDialog fahrt={offen} onClose={() => setOffen(null)} />}
    </section>
  )
}

function Row({ fahrt, onOpen }: { readonly fahrt: FahrtOffen; readonly onOpen: () => void }) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const late = isOver(fahrt.ergaenzbarBis, useMinute())
  const name = t('offen.fahrt', {
    kennzeichen: fahrt.kennzeichen,
    zeit: formatMoment(Temporal.Instant.from(fahrt.abfahrt), zone),
  })
  const tag = fristTag(fahrt.ergaenzbarBis, zone)
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>
          {[t('offen.kilometer', { km: formatNumber(fahrt.kilometer) }), fahrt.zielort]
            .filter((word) => word !== '')
            .join(' · ')}
        </span>
        <span data-late={late || undefined}>{t(late ? 'zeile.fristVorbei' : 'zeile.frist', { tag })}</span>
      </div>
      <Button aria-label={`${t('zeile.ergaenzen')}: ${name}`} onClick={onOpen}>
        {t('zeile.ergaenzen')}
      </Button>
    </li>
  )
}
