import { Button } from '@mantine/core'
import type { FahrzeugTreffer } from '@platzwart/contract/fahrzeug'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { FahrzeugAlternative } from '@platzwart/contract/problem'
import { fahrzeugRange } from '@platzwart/domain/fahrzeug/window'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { grundOfProblem } from '../../../ui/grund.ts'
import { Note } from '../../../ui/Note.tsx'
import { useStill } from '../../../ui/useStill.ts'
import classes from '../../fahrzeug/components/Dialog.module.css'
import { FensterWahl } from '../../fahrzeug/components/FensterWahl.tsx'
import { searchOf } from '../../fahrzeug/model/fenster.ts'
import type { Suche } from '../../fahrzeug/model/useFahrzeugSuche.ts'
import { useAbsageOf } from '../model/absage.ts'
import { useFahrtBuchen } from '../model/useFahrtBuchen.ts'
import { createOf, freigabeVorab, newWunsch, type Wunsch, wunschOf } from '../model/wunsch.ts'
import { AbsageHinweis } from './AbsageHinweis.tsx'
import { FahrtAngaben } from './FahrtAngaben.tsx'

interface FahrtFormularProps {
  readonly suche: Suche
  readonly treffer: FahrzeugTreffer
  /** False while the answer for a window just chosen is under way. */
  readonly aktuell: boolean
  /** The trip that is changed; null books anew. */
  readonly alt: FahrzeugBuchungView | null
  readonly onDone: (fahrt: FahrzeugBuchungView) => void
}

/** Why, where to, with whom. Says beforehand what speaks against it, and when it will need an approval. */
export function FahrtFormular({ suche, treffer, aktuell, alt, onDone }: FahrtFormularProps) {
  const { t } = useTranslation('fahrzeug')
  const { zone, jetzt, einstellungen, search, setSearch, fenster, zeitraum } = suche
  const { fahrzeug } = treffer
  const [wunsch, setWunsch] = useState<Wunsch>(() =>
    alt === null ? newWunsch(search.personen) : wunschOf(alt),
  )
  const [tried, setTried] = useState(false)
  const grund = useRef<HTMLInputElement>(null)
  // The dialog looked for where to begin while the car was still being read.
  useEffect(() => grund.current?.focus(), [])
  const buchen = useFahrtBuchen(alt)
  const { buchbar, issues } = useStill(buchen.isPending, treffer)
  const absageOf = useAbsageOf()

  function send(fahrzeugId: string, period: Zeitraum) {
    setTried(true)
    if (wunsch.fahrtgrund.trim() === '') return grund.current?.focus()
    const fahrerId = alt === null ? search.fahrer : undefined
    buchen.mutate(createOf(wunsch, { fahrzeugId, zeitraum: period, fahrerId }), { onSuccess: onDone })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send(fahrzeug.id, zeitraum)
  }
  function take({ fahrzeugId, von, bis }: FahrzeugAlternative) {
    send(fahrzeugId, { von: Temporal.Instant.from(von), bis: Temporal.Instant.from(bis) })
  }
  function change(part: Partial<Wunsch>) {
    buchen.reset()
    setWunsch({ ...wunsch, ...part })
  }

  // A trip stands in its own way while it is changed: what the search says of the car is no help then.
  const vorab = alt === null && aktuell && !buchbar && issues.length > 0
  return (
    <form className={classes.formular} onSubmit={submit} noValidate>
      <FensterWahl
        fenster={fenster}
        lage={suche}
        letzterTag={fahrzeugRange(jetzt, zone, einstellungen).letzterTag}
        onChange={(next) => {
          buchen.reset()
          setSearch(searchOf(next), true)
        }}
      />
      {buchen.isError && (
        <AbsageHinweis absage={absageOf(buchen.error)} busy={buchen.isPending} vorab={false} onTake={take} />
      )}
      {!buchen.isError && vorab && (
        <AbsageHinweis
          absage={{ gruende: issues.map(grundOfProblem), vorschlaege: [] }}
          busy={buchen.isPending}
          vorab
          onTake={take}
        />
      )}
      <FahrtAngaben
        ref={grund}
        wunsch={wunsch}
        sitze={fahrzeug.sitze}
        missing={tried && wunsch.fahrtgrund.trim() === ''}
        onChange={change}
      />
      <FreigabeHinweis suche={suche} treffer={treffer} zeitraum={zeitraum} wunsch={wunsch} />
      <Button
        type="submit"
        size="md"
        fullWidth
        loading={buchen.isPending}
        variant={vorab ? 'default' : 'filled'}
      >
        {t(alt === null ? (vorab ? 'dialog.trotzdem' : 'dialog.absenden') : 'dialog.speichern')}
      </Button>
    </form>
  )
}

interface FreigabeHinweisProps {
  readonly suche: Suche
  readonly treffer: FahrzeugTreffer
  readonly zeitraum: Zeitraum
  readonly wunsch: Wunsch
}

/** Somebody will have to approve, and why: said before it is sent. */
function FreigabeHinweis({ suche, treffer, zeitraum, wunsch }: FreigabeHinweisProps) {
  const { t } = useTranslation('fahrzeug')
  const gruende = freigabeVorab(treffer.fahrzeug, zeitraum, wunsch, suche)
  if (gruende.length === 0) return null
  const { einstellungen } = suche
  const data = {
    stunden: einstellungen['fahrzeug.freigabeAbStunden'].value,
    km: einstellungen['fahrzeug.freigabeAbKm'].value,
  }
  return (
    <Note kind="hint" title={t('freigabe.noetig')}>
      <ul className={classes.gruende}>
        {gruende.map((one) => (
          <li key={one}>{t(`freigabe.${one}`, data)}</li>
        ))}
      </ul>
      <p>{t('freigabe.wasNun')}</p>
    </Note>
  )
}
