import { Button, VisuallyHidden } from '@mantine/core'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useSitzung } from '../../../../platform/session/start.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Gruende, type Grund } from '../../../../ui/Gruende.tsx'
import { usePrinting } from '../../../../ui/print/usePrinting.ts'
import frame from '../../../../ui/timeline/Timeline.module.css'
import { Kennzeichen } from '../../../flotte/components/Kennzeichen.tsx'
import { standOf } from '../../model/uebersicht/barPlaces.ts'
import type { Bar } from '../../model/uebersicht/belegungen.ts'
import { useBarWords } from '../../model/uebersicht/useBarWords.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'
import { useCarGruende } from '../../model/useCarGruende.ts'
import schedule from './Schedule.module.css'
import classes from './Uebersicht.module.css'

interface UebersichtListeProps {
  readonly stand: Uebersichtsstand
  readonly onOpen: (balken: Bar, zeile: number) => void
  readonly onBook: (zeile: number) => void
}

/** Permissions to read a car's logbook. */
const LOGBUCH = ['fahrzeug_logbuch_report', 'fahrzeug_pflege'] as const

/** Cars rendered at once; a button shows more. */
const PAGE = 30

/**
 * The overview as text: the same cars, bars and actions, for small screens and for people who prefer reading.
 */
export function UebersichtListe({ stand, onOpen, onBook }: UebersichtListeProps) {
  const { t } = useTranslation('fahrzeug')
  const { excerpt, belegungen, clock } = stand
  const words = useBarWords(excerpt)
  const gruendeOf = useCarGruende(stand)
  const [grown, setGrown] = useState(PAGE)
  const shown = usePrinting() ? belegungen.zeilen.length : grown
  const rows = useMemo(
    () =>
      belegungen.zeilen.slice(0, shown).map(({ fahrzeug, balken }) => ({
        fahrzeug,
        balken: balken.filter(({ von, bis }) => bis > 0 && von < excerpt.minuten),
      })),
    [belegungen.zeilen, shown, excerpt.minuten],
  )
  return (
    <>
      <ul className={classes.liste}>
        {rows.map(({ fahrzeug, balken }, zeile) => (
          <li key={fahrzeug.id} className={classes.car}>
            <Head
              fahrzeug={fahrzeug}
              gruende={gruendeOf(fahrzeug)}
              frei={balken.length === 0}
              onBook={() => onBook(zeile)}
            />
            {balken.length > 0 && (
              <ul className={classes.eintraege}>
                {balken.map((one) => (
                  <li key={one.id}>
                    <button type="button" className={classes.eintrag} onClick={() => onOpen(one, zeile)}>
                      <span
                        className={`${frame.bar} ${schedule.bar} ${classes.probe}`}
                        data-status={standOf(one, clock, balken)}
                        aria-hidden="true"
                      />
                      <span>{words.name(one, standOf(one, clock, balken))}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {belegungen.zeilen.length > shown && (
        <Button variant="default" onClick={() => setGrown(grown + PAGE)}>
          {t('treffer.mehr')}
        </Button>
      )}
    </>
  )
}

interface HeadProps {
  readonly fahrzeug: FahrzeugView
  /** Why a free car cannot be booked; empty if it can. */
  readonly gruende: readonly Grund[]
  /** Nobody has booked it in the visible period. */
  readonly frei: boolean
  readonly onBook: () => void
}

function Head({ fahrzeug, gruende, frei, onBook }: HeadProps) {
  const { t } = useTranslation('fahrzeug')
  const { kennzeichen, marke, modell } = fahrzeug
  const works = gruende.length === 0
  const aktion = t(works ? 'karte.buchen' : 'karte.ansehen')
  const { berechtigungen } = useSitzung()
  const reads = LOGBUCH.some((recht) => berechtigungen.includes(recht))
  return (
    <>
      <div className={classes.carHead}>
        <h3>
          <Kennzeichen text={kennzeichen} />
          {t('karte.name', { marke, modell })}
        </h3>
        <Button
          variant={works ? 'default' : 'subtle'}
          size="sm"
          aria-label={t('karte.aktionName', { aktion, kennzeichen })}
          onClick={onBook}
        >
          {aktion}
        </Button>
        {reads && (
          <Link className={classes.logbuch} to="/fahrzeuge/$id/fahrtenbuch" params={{ id: fahrzeug.id }}>
            {t('zeitplan.fahrtenbuch')}
            <VisuallyHidden> {kennzeichen}</VisuallyHidden>
          </Link>
        )}
      </div>
      {!works && (
        <div className={classes.why}>
          <IconLock size={16} stroke={1.75} aria-hidden />
          <Gruende gruende={gruende} />
        </div>
      )}
      {works && frei && <p className={classes.empty}>{t('zeitplan.ganzFrei')}</p>}
    </>
  )
}
