import { Button, NativeSelect } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as wire from '@platzwart/contract/operations/fahrt'
import { useState } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { formatMoment } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Gruende } from '../../../ui/Gruende.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import { useAbsageOf } from '../model/absage.ts'
import { laterEnds } from '../model/laterEnds.ts'
import { FAHRTEN } from '../model/refreshFahrten.ts'
import classes from './Fahrt.module.css'

interface MoveReturnProps {
  readonly fahrt: FahrzeugBuchungView
}

/** Extends a trip under way: behind one press, because most are back in time. */
export function MoveReturn({ fahrt }: MoveReturnProps) {
  const { t } = useTranslation('fahrt')
  const [asked, setAsked] = useState(false)
  if (!asked) {
    return (
      <Button variant="default" h={48} className={classes.wide ?? ''} onClick={() => setAsked(true)}>
        {t('laenger.fragen')}
      </Button>
    )
  }
  return <LaterReturn fahrt={fahrt} onMoved={() => setAsked(false)} />
}

interface LaterReturnProps extends MoveReturnProps {
  readonly onMoved: () => void
}

function LaterReturn({ fahrt, onMoved }: LaterReturnProps) {
  const { t } = useTranslation('fahrt')
  const zone = useZone()
  const jetzt = useMinute()
  const step = useEinstellungen()['fahrzeug.zeitschritt'].value
  const absageOf = useAbsageOf()
  const [chosen, setChosen] = useState('')
  const spoken = (instant: string) => formatMoment(Temporal.Instant.from(instant), zone)
  const move = useAct(wire.changeFahrt, {
    input: (bis: string) => ({ id: fahrt.id, body: { bis }, version: fahrt.version }),
    says: ({ bis }) => t('laenger.verlegt', { wann: spoken(bis) }),
    failsBeside: true,
    refreshes: FAHRTEN,
    onDone: onMoved,
  })
  const ends = laterEnds(Temporal.Instant.from(fahrt.bis), jetzt, { zone, step }).map(String)
  const bis = ends.find((end) => end === chosen) ?? ends[0] ?? ''
  return (
    <section className={classes.part} aria-labelledby="laenger">
      <h2 id="laenger">{t('laenger.titel')}</h2>
      <p className={classes.quiet}>{t('laenger.text')}</p>
      <NativeSelect
        label={t('laenger.bis')}
        data={ends.map((value) => ({ value, label: spoken(value) }))}
        value={bis}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button fz="md" h={44} loading={move.busy} onClick={() => move.start(bis)}>
        {t('laenger.verlegen')}
      </Button>
      {move.failure !== null && (
        <Note kind="refusal">
          <Gruende gruende={absageOf(move.failure).gruende} />
        </Note>
      )}
    </section>
  )
}
