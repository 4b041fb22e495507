import { Button } from '@mantine/core'
import type { FahrzeugHit } from '@platzwart/contract/fahrzeug'
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
import { WindowChoice } from '../../fahrzeug/components/WindowChoice.tsx'
import type { Suche } from '../../fahrzeug/model/useFahrzeugSuche.ts'
import { searchOf } from '../../fahrzeug/model/window.ts'
import { useAbsageOf } from '../model/absage.ts'
import { useFahrtBuchen } from '../model/useFahrtBuchen.ts'
import { createOf, freigabeAhead, newWish, type Wish, wishOf } from '../model/wish.ts'
import { AbsageHint } from './AbsageHint.tsx'
import { FahrtAngaben } from './FahrtAngaben.tsx'

interface FahrtFormProps {
  readonly suche: Suche
  readonly treffer: FahrzeugHit
  /** False while the answer for a window just chosen is under way. */
  readonly aktuell: boolean
  /** The trip that is changed; null books anew. */
  readonly alt: FahrzeugBuchungView | null
  readonly onDone: (fahrt: FahrzeugBuchungView) => void
}

/** Why, where to, with whom. Says beforehand what speaks against it, and when it will need an approval. */
export function FahrtForm({ suche, treffer, aktuell, alt, onDone }: FahrtFormProps) {
  const { t } = useTranslation('fahrzeug')
  const { zone, jetzt, einstellungen, search, setSearch, fenster, zeitraum } = suche
  const { fahrzeug } = treffer
  const [wish, setWish] = useState<Wish>(() => (alt === null ? newWish(search.personen) : wishOf(alt)))
  const [tried, setTried] = useState(false)
  const grund = useRef<HTMLInputElement>(null)
  // The dialog looked for where to begin while the car was still being read.
  useEffect(() => grund.current?.focus(), [])
  const buchen = useFahrtBuchen(alt)
  const { buchbar, issues } = useStill(buchen.isPending, treffer)
  const absageOf = useAbsageOf()

  function send(fahrzeugId: string, period: Zeitraum) {
    setTried(true)
    if (wish.fahrtgrund.trim() === '') return grund.current?.focus()
    const fahrerId = alt === null ? search.fahrer : undefined
    buchen.mutate(createOf(wish, { fahrzeugId, zeitraum: period, fahrerId }), { onSuccess: onDone })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send(fahrzeug.id, zeitraum)
  }
  function take({ fahrzeugId, von, bis }: FahrzeugAlternative) {
    send(fahrzeugId, { von: Temporal.Instant.from(von), bis: Temporal.Instant.from(bis) })
  }
  function change(part: Partial<Wish>) {
    buchen.reset()
    setWish({ ...wish, ...part })
  }

  // A trip stands in its own way while it is changed: what the search says of the car is no help then.
  const ahead = alt === null && aktuell && !buchbar && issues.length > 0
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <WindowChoice
        fenster={fenster}
        lage={suche}
        letzterTag={fahrzeugRange(jetzt, zone, einstellungen).letzterTag}
        onChange={(next) => {
          buchen.reset()
          setSearch(searchOf(next), true)
        }}
      />
      {buchen.isError && (
        <AbsageHint absage={absageOf(buchen.error)} busy={buchen.isPending} ahead={false} onTake={take} />
      )}
      {!buchen.isError && ahead && (
        <AbsageHint
          absage={{ gruende: issues.map(grundOfProblem), vorschlaege: [] }}
          busy={buchen.isPending}
          ahead
          onTake={take}
        />
      )}
      <FahrtAngaben
        ref={grund}
        wish={wish}
        sitze={fahrzeug.sitze}
        missing={tried && wish.fahrtgrund.trim() === ''}
        onChange={change}
      />
      <FreigabeHint suche={suche} treffer={treffer} zeitraum={zeitraum} wish={wish} />
      <Button
        type="submit"
        size="md"
        fullWidth
        loading={buchen.isPending}
        variant={ahead ? 'default' : 'filled'}
      >
        {t(alt === null ? (ahead ? 'dialog.trotzdem' : 'dialog.absenden') : 'dialog.speichern')}
      </Button>
    </form>
  )
}

interface FreigabeHintProps {
  readonly suche: Suche
  readonly treffer: FahrzeugHit
  readonly zeitraum: Zeitraum
  readonly wish: Wish
}

/** Somebody will have to approve, and why: said before it is sent. */
function FreigabeHint({ suche, treffer, zeitraum, wish }: FreigabeHintProps) {
  const { t } = useTranslation('fahrzeug')
  const gruende = freigabeAhead(treffer.fahrzeug, zeitraum, wish, suche)
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
