import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { PAGE } from '@platzwart/contract/paths'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { kategorieOf } from '@platzwart/domain/fahrzeug/types'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSecond } from '../../../platform/clock.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Fahrzeugbild } from '../../flotte/components/Fahrzeugbild.tsx'
import { Kennzeichen } from '../../flotte/components/Kennzeichen.tsx'
import { SchadenSketch } from '../../flotte/components/SchadenSketch.tsx'
import type { View } from '../../flotte/model/sketch.ts'
import { useSpan } from '../../flotte/model/useSpan.ts'
import { CorrectKilometer } from '../../uebergabe/components/KilometerKorrektur.tsx'
import { KnownSchaeden } from '../../uebergabe/components/Schaeden.tsx'
import { WaitingUebergaben } from '../../uebergabe/components/UebergabeKarte.tsx'
import { fellAway, possibleOf, standOf } from '../model/fahrt.ts'
import { EintragStand } from './EintragStand.tsx'
import { ErsatzChoice } from './ErsatzChoice.tsx'
import classes from './Fahrt.module.css'
import { FahrtActions } from './FahrtActions.tsx'
import { FahrtFacts } from './FahrtFacts.tsx'
import { FreigabeStand } from './FreigabeStand.tsx'
import { MoveReturn } from './MoveReturn.tsx'
import { Schluessel } from './Schluessel.tsx'

interface FahrtSeiteProps {
  /** Including handovers queued on this device. */
  readonly fahrt: FahrzeugBuchungView
  /** The server knows that it has begun. */
  readonly begun: boolean
  readonly einstellungen: Effective
}

/** The page of one trip: the next step first, then the details. */
export function FahrtSeite({ fahrt, begun, einstellungen }: FahrtSeiteProps) {
  const { t } = useTranslation('fahrt')
  const { t: fahrzeug } = useTranslation('fahrzeug')
  const range = useSpan()
  const jetzt = useSecond()
  const pflege = useSitzung().berechtigungen.includes('fahrzeug_pflege')
  const moeglich = possibleOf(fahrt, jetzt, { einstellungen, pflege })
  const stand = standOf(fahrt, jetzt)
  return (
    <Page
      kind="form"
      title={t('seite.titel', { kennzeichen: fahrt.kennzeichen })}
      back={
        <Link to={PAGE.fahrten} activeOptions={{ exact: true }} className={classes.back}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {t('seite.zurueck')}
        </Link>
      }
      hidden
      className={classes.root}
    >
      <WaitingUebergaben buchungId={fahrt.id} />
      <section
        className={classes.head}
        data-status={stand}
        aria-label={t('seite.titel', { kennzeichen: fahrt.kennzeichen })}
      >
        <div className={classes.bild}>
          <Fahrzeugbild bild={fahrt.bild} kategorie={kategorieOf(fahrt.kategorie)} />
        </div>
        <div className={classes.words}>
          <p className={classes.which}>
            <Kennzeichen text={fahrt.kennzeichen} gross />
            <span>{fahrt.fahrzeug}</span>
          </p>
          <p className={classes.when}>{range(fahrt.von, fahrt.bis)}</p>
          <span className={classes.status} data-status={stand}>
            {fahrzeug(`status.${stand}`)}
          </span>
        </div>
        <FahrtActions fahrt={fahrt} jetzt={jetzt} moeglich={moeglich} einstellungen={einstellungen} />
      </section>
      {fahrt.informationstext !== '' && fahrt.status === 'storniert' && (
        <Note kind="refusal" title={t('tun.stornoGrund')}>
          {fahrt.informationstext}
        </Note>
      )}
      {begun && moeglich.moveReturn && <MoveReturn fahrt={fahrt} />}
      {begun && fahrt.status === 'aktiv' && <CorrectKilometer fahrt={fahrt} />}
      <Schluessel fahrt={fahrt} jetzt={jetzt} />
      <EintragStand fahrt={fahrt} jetzt={jetzt} />
      <OtherFahrzeug fahrt={fahrt} jetzt={jetzt} moeglich={moeglich.ersatz} />
      <FreigabeStand fahrt={fahrt} jetzt={jetzt} einstellungen={einstellungen} />
      <FahrtFacts fahrt={fahrt} />
      <Schadenbild fahrt={fahrt} />
    </Page>
  )
}

interface OtherFahrzeugProps {
  readonly fahrt: FahrzeugBuchungView
  readonly jetzt: Temporal.Instant
  readonly moeglich: boolean
}

/** Opened by the driver; shown automatically if the house withdrew the car, or if it has not come back. */
function OtherFahrzeug({ fahrt, jetzt, moeglich }: OtherFahrzeugProps) {
  const { t } = useTranslation('fahrt')
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const taken = fellAway(fahrt, jetzt)
  const missing = moeglich && fahrt.nichtZurueck === true
  if (!moeglich && !taken) return null
  if (!taken && !missing && !asked) {
    return (
      <Button variant="default" h={48} className={classes.wide ?? ''} onClick={() => setAsked(true)}>
        {t('ersatz.fragen')}
      </Button>
    )
  }
  const goOn = ({ id }: FahrzeugBuchungView) => {
    setAsked(false)
    if (id !== fahrt.id) void navigate({ to: '/fahrzeuge/fahrten/$id', params: { id }, search: {} })
  }
  return (
    <section className={classes.part} aria-labelledby="ersatz">
      <h2 id="ersatz">{t('ersatz.titel')}</h2>
      {missing && <Note kind="refusal">{t('ersatz.nichtZurueck', { kennzeichen: fahrt.kennzeichen })}</Note>}
      <p className={classes.quiet}>{t(taken ? 'ersatz.systemStorno' : 'ersatz.text')}</p>
      <ErsatzChoice fahrt={fahrt} onTaken={goOn} />
    </section>
  )
}

function Schadenbild({ fahrt }: { readonly fahrt: FahrzeugBuchungView }) {
  const { t } = useTranslation('fahrt')
  const schaeden = fahrt.schaeden ?? []
  const [ansicht, setView] = useState<View>(schaeden[0]?.ansicht ?? 'links')
  if (fahrt.status === 'storniert') return null
  const marken = schaeden.map((one, i) => ({ ...one, nummer: i + 1, neu: false }))
  return (
    <section className={classes.part} aria-labelledby="schaeden">
      <h2 id="schaeden">{t('formular.schaeden')}</h2>
      {schaeden.length > 0 && (
        <SchadenSketch
          kategorie={kategorieOf(fahrt.kategorie)}
          marken={marken}
          ansicht={ansicht}
          onAnsicht={setView}
        />
      )}
      <KnownSchaeden schaeden={schaeden} />
    </section>
  )
}
