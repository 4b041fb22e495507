import { Button, Checkbox } from '@mantine/core'
import type { FahrzeugView, SchadenView } from '@platzwart/contract/fahrzeug'
import * as wire from '@platzwart/contract/operations/heft'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { formatMoment, formatTag } from '../../../platform/format.ts'
import { ofShown } from '../../../platform/session/shown.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { MarkeNumber } from '../../flotte/components/MarkeNumber.tsx'
import { SchadenSketch } from '../../flotte/components/SchadenSketch.tsx'
import type { View } from '../../flotte/model/sketch.ts'
import { useSpotWords } from '../../flotte/model/useSpotWords.ts'
import { FUHRPARK_KEYS, schaedenOptions } from '../api/fuhrpark.ts'
import { FUHRPARK_FAHRZEUG_ADDRESS } from '../model/address.ts'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'
import { SchadenMessage } from './SchadenMessage.tsx'

/** A vehicle's damages, open and repaired ones, with their places. */
export function SchaedenListe({ view }: { readonly view: FahrzeugView }) {
  const { t } = useTranslation('fuhrpark')
  const { search, setSearch } = useAddress(FUHRPARK_FAHRZEUG_ADDRESS)
  const { behobene } = search
  const [neu, setNew] = useState(false)
  const query = useQuery(schaedenOptions(view.id, behobene))
  const marked = (query.data ?? []).filter((schaden) => schaden.behoben === null)
  return (
    <section className={classes.root} aria-label={t('reiter.schaeden')}>
      <div className={classes.head}>
        <Checkbox
          label={t('schaden.behobene')}
          checked={behobene}
          onChange={(event) => setSearch({ behobene: event.currentTarget.checked }, true)}
        />
        {!view.deaktiviert && !neu && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setNew(true)}>
            {t('schaden.neu')}
          </Button>
        )}
      </div>
      {neu && <SchadenMessage fahrzeug={view} onDone={() => setNew(false)} />}
      <Sketch kategorie={view.kategorie} schaeden={marked} />
      <List
        listing={listingOf(query)}
        keyOf={({ id }) => id}
        row={(schaden) => <Schaden schaden={schaden} nummer={marked.indexOf(schaden) + 1} />}
        empty={{ title: t('schaden.leer') }}
        height="16rem"
      />
    </section>
  )
}

interface SketchProps extends Pick<FahrzeugView, 'kategorie'> {
  /** The unrepaired damages. */
  readonly schaeden: readonly SchadenView[]
}

/** The places of the damages; nothing if there are none. */
function Sketch({ kategorie, schaeden }: SketchProps) {
  const [chosen, setChosen] = useState<View | null>(null)
  const marken = schaeden.map((one, i) => ({ ...one, nummer: i + 1, neu: false }))
  if (marken.length === 0) return null
  const ansicht = chosen ?? schaeden[0]?.ansicht ?? 'links'
  return <SchadenSketch kategorie={kategorie} marken={marken} ansicht={ansicht} onAnsicht={setChosen} />
}

/** A damage. @param nummer of its mark on the sketch; 0 without one */
function Schaden({ schaden, nummer }: { readonly schaden: SchadenView; readonly nummer: number }) {
  const { t } = useTranslation('fuhrpark')
  const zone = useZone()
  const words = useSpotWords()
  const unnamed = useUnnamed()
  const tag = formatMoment(Temporal.Instant.from(schaden.gemeldet), zone)
  const name = { schaden: schaden.beschreibung }
  return (
    <li className={classes.entry}>
      <div className={classes.row}>
        {schaden.bild !== null && (
          <a href={ofShown(schaden.bild)} target="_blank" rel="noopener">
            <img src={schaden.bild} alt={t('schaden.bild', name)} loading="lazy" className={classes.photo} />
          </a>
        )}
        <div className={classes.words}>
          <strong>
            {nummer > 0 && <MarkeNumber nummer={nummer} />} {schaden.beschreibung}
          </strong>
          <span className={classes.quiet}>{words.spot(schaden)}</span>
          <span className={classes.quiet}>
            {t('schaden.gemeldet', { tag, name: schaden.gemeldetVon ?? unnamed ?? t('schaden.jemand') })}
          </span>
          {schaden.behoben !== null && (
            <span className={classes.quiet}>
              {t('schaden.behoben', {
                tag: formatTag(Temporal.Instant.from(schaden.behoben).toZonedDateTimeISO(zone).toPlainDate()),
              })}
            </span>
          )}
        </div>
        {schaden.behoben === null && <Mend schaden={schaden} name={t('schaden.behebenName', name)} />}
      </div>
    </li>
  )
}

function Mend({ schaden, name }: { readonly schaden: SchadenView; readonly name: string }) {
  const { t } = useTranslation('fuhrpark')
  const mend = useAct(wire.mendSchaden, {
    input: (_: null) => ({ id: schaden.id, body: { behoben: true as const }, version: schaden.version }),
    says: () => t('schaden.erledigt'),
    failsBeside: true,
    refreshes: FUHRPARK_KEYS.map((key) => [key]),
  })
  return (
    <div className={classes.buttons}>
      <FuhrparkFehler failure={mend.failure} />
      <Button variant="default" aria-label={name} loading={mend.busy} onClick={() => mend.start(null)}>
        {t('schaden.beheben')}
      </Button>
    </div>
  )
}
