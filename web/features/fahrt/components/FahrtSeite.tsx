import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { PAGE } from '@platzwart/contract/paths'
import type { Effective } from '@platzwart/domain/einstellung/resolve'
import { KATEGORIEN } from '@platzwart/domain/fahrzeug/types'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSecond } from '../../../platform/clock.ts'
import { Note } from '../../../ui/Note.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Fahrzeugbild } from '../../fahrzeug/components/Fahrzeugbild.tsx'
import { Kennzeichen } from '../../fahrzeug/components/Kennzeichen.tsx'
import { SchadenSkizze } from '../../fahrzeug/components/SchadenSkizze.tsx'
import type { Ansicht } from '../../fahrzeug/model/skizze.ts'
import { useSpanne } from '../../fahrzeug/model/uebersicht/useSpanne.ts'
import { useSitzung } from '../../sitzung/api/start.ts'
import { BekannteSchaeden } from '../../uebergabe/components/Schaeden.tsx'
import { WartendeUebergaben } from '../../uebergabe/components/UebergabeKarte.tsx'
import { fellAway, isLate, moeglichesOf } from '../model/fahrt.ts'
import { ErsatzWahl } from './ErsatzWahl.tsx'
import classes from './Fahrt.module.css'
import { FahrtFakten } from './FahrtFakten.tsx'
import { FahrtTun } from './FahrtTun.tsx'
import { FreigabeStand } from './FreigabeStand.tsx'

interface FahrtSeiteProps {
  /** With what waits on this device worked in. */
  readonly fahrt: FahrzeugBuchungView
  readonly einstellungen: Effective
}

/** One trip at a glance: the next step first, then what it is about. */
export function FahrtSeite({ fahrt, einstellungen }: FahrtSeiteProps) {
  const { t } = useTranslation('fahrt')
  const spanne = useSpanne()
  const jetzt = useSecond()
  const pflege = useSitzung().berechtigungen.includes('fahrzeug_pflege')
  const moeglich = moeglichesOf(fahrt, jetzt, { einstellungen, pflege })
  const late = isLate(fahrt, jetzt)
  const kategorie = KATEGORIEN.find((one) => one === fahrt.kategorie) ?? 'kompaktklasse'
  return (
    <div className={classes.root}>
      <Link to={PAGE.fahrten} className={classes.zurueck}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {t('seite.zurueck')}
      </Link>
      <PageHeading title={t('seite.titel', { kennzeichen: fahrt.kennzeichen })} hidden />
      <WartendeUebergaben buchungId={fahrt.id} />
      <section
        className={classes.kopf}
        data-status={late ? 'ueberfaellig' : fahrt.status}
        aria-label={t('seite.titel', { kennzeichen: fahrt.kennzeichen })}
      >
        <div className={classes.bild}>
          <Fahrzeugbild bild={fahrt.bild} kategorie={kategorie} />
        </div>
        <div className={classes.worte}>
          <p className={classes.welches}>
            <Kennzeichen text={fahrt.kennzeichen} gross />
            <span>{fahrt.fahrzeug}</span>
          </p>
          <p className={classes.wann}>{spanne(fahrt.von, fahrt.bis)}</p>
          <span className={classes.status} data-status={late ? 'ueberfaellig' : fahrt.status}>
            {t(`status.${late ? 'ueberfaellig' : fahrt.status}`)}
          </span>
        </div>
        <FahrtTun fahrt={fahrt} jetzt={jetzt} moeglich={moeglich} einstellungen={einstellungen} />
      </section>
      {fahrt.informationstext !== '' && fahrt.status === 'storniert' && (
        <Note kind="refusal" title={t('tun.stornoGrund')}>
          {fahrt.informationstext}
        </Note>
      )}
      <AnderesFahrzeug fahrt={fahrt} jetzt={jetzt} moeglich={moeglich.ersatz} />
      <FreigabeStand fahrt={fahrt} jetzt={jetzt} einstellungen={einstellungen} />
      <FahrtFakten fahrt={fahrt} />
      <Schadenbild fahrt={fahrt} />
    </div>
  )
}

interface AnderesFahrzeugProps {
  readonly fahrt: FahrzeugBuchungView
  readonly jetzt: Temporal.Instant
  readonly moeglich: boolean
}

/** Asked for by the driver; shown by itself when the house took the car away, or when it has not come back. */
function AnderesFahrzeug({ fahrt, jetzt, moeglich }: AnderesFahrzeugProps) {
  const { t } = useTranslation('fahrt')
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const taken = fellAway(fahrt, jetzt)
  const missing = moeglich && fahrt.nichtZurueck === true
  if (!moeglich && !taken) return null
  if (!taken && !missing && !asked) {
    return (
      <Button variant="default" h={48} className={classes.breit ?? ''} onClick={() => setAsked(true)}>
        {t('ersatz.fragen')}
      </Button>
    )
  }
  const goOn = ({ id }: FahrzeugBuchungView) => {
    setAsked(false)
    if (id !== fahrt.id) void navigate({ to: '/fahrzeuge/fahrten/$id', params: { id }, search: {} })
  }
  return (
    <section className={classes.teil} aria-labelledby="ersatz">
      <h2 id="ersatz">{t('ersatz.titel')}</h2>
      {missing && <Note kind="refusal">{t('ersatz.nichtZurueck', { kennzeichen: fahrt.kennzeichen })}</Note>}
      <p className={classes.leise}>{t(taken ? 'ersatz.systemStorno' : 'ersatz.text')}</p>
      <ErsatzWahl fahrt={fahrt} onTaken={goOn} />
    </section>
  )
}

function Schadenbild({ fahrt }: { readonly fahrt: FahrzeugBuchungView }) {
  const { t } = useTranslation('fahrt')
  const schaeden = fahrt.schaeden ?? []
  const [ansicht, setAnsicht] = useState<Ansicht>(schaeden[0]?.ansicht ?? 'links')
  if (fahrt.status === 'storniert') return null
  const marken = schaeden.map((one, i) => ({ ...one, nummer: i + 1, neu: false }))
  return (
    <section className={classes.teil} aria-labelledby="schaeden">
      <h2 id="schaeden">{t('formular.schaeden')}</h2>
      {schaeden.length > 0 && <SchadenSkizze marken={marken} ansicht={ansicht} onAnsicht={setAnsicht} />}
      <BekannteSchaeden schaeden={schaeden} />
    </section>
  )
}
