import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { Note } from '../../../ui/Note.tsx'
import { createFahrzeug, updateFahrzeug } from '../api/fuhrpark.ts'
import { feldFehlerOf } from '../model/feldFehler.ts'
import {
  bodyOf,
  fehlende,
  LEER,
  newBodyOf,
  type Stammdaten,
  type StammdatenFeld,
  stammdatenOf,
  unterschiede,
} from '../model/stammdaten.ts'
import { useMitBetroffenen } from '../model/useMitBetroffenen.ts'
import { BetroffeneDialog } from './BetroffeneDialog.tsx'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'
import { StammdatenFelder } from './StammdatenFelder.tsx'

interface StammdatenFormularProps {
  /** Null: a new one. */
  readonly view: FahrzeugView | null
  readonly onSaved: (view: FahrzeugView) => void
}

/** A vehicle's record (F1, F3): what is typed stays when somebody else saves meanwhile, and what differs is named. */
export function StammdatenFormular({ view, onSaved }: StammdatenFormularProps) {
  const { t } = useTranslation('fuhrpark')
  const form = useRef<HTMLFormElement>(null)
  const { daten, setDaten, gelesen, fremde } = useStand(view)
  const [gesucht, setGesucht] = useState<readonly StammdatenFeld[]>([])
  const save = useSpeichern(gelesen, onSaved)
  const server = feldFehlerOf(save.fehler)
  const leer = gesucht.filter((feld) => fehlende(daten).includes(feld))
  const fehler = new Map([...server, ...leer.map((feld) => [feld, t('form.pflicht')] as const)])

  function submit(event: FormEvent) {
    event.preventDefault()
    const missing = fehlende(daten)
    setGesucht(missing)
    const first = missing[0]
    if (first === undefined) return save.speichern(daten)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <form ref={form} className={classes.formular} onSubmit={submit} noValidate>
      <p className={classes.leise}>{t('feld.pflicht')}</p>
      <StammdatenFelder
        daten={daten}
        fehler={fehler}
        neu={view === null}
        onChange={(part) => {
          save.reset()
          setDaten({ ...daten, ...part })
        }}
      />
      {fremde.length > 0 && (
        <Note kind="hint">
          <p>{t('form.abweichend', { felder: fremde.map((feld) => t(`feld.${feld}`)).join(', ') })}</p>
        </Note>
      )}
      {leer.length > 0 && <PflichtHinweis />}
      {save.fehler !== null && <FuhrparkFehler failure={save.fehler} />}
      <div className={classes.knoepfe}>
        <Button type="submit" loading={save.laeuft}>
          {view === null ? t('form.aufnehmen') : t('form.speichern')}
        </Button>
      </div>
      <BetroffeneDialog aenderung={save} />
    </form>
  )
}

/** 'Please fill in all mandatory fields.' */
function PflichtHinweis() {
  const { t } = useTranslation()
  return <Note kind="refusal" title={t('fehler:fahrzeug.pflichtfelder')} />
}

/** What is typed, over what was read. A newer record takes its place only where nothing was typed. */
function useStand(view: FahrzeugView | null) {
  const [gelesen, setGelesen] = useState(view)
  const [daten, setDaten] = useState<Stammdaten>(() => (view === null ? LEER : stammdatenOf(view)))
  const [fremde, setFremde] = useState<readonly StammdatenFeld[]>([])
  if (view !== null && gelesen !== null && view.version !== gelesen.version) {
    const [alt, neu] = [stammdatenOf(gelesen), stammdatenOf(view)]
    const getippt = unterschiede(alt, daten)
    const geaendert = unterschiede(alt, neu).filter((feld) => feld !== 'kilometerstand')
    const bleibt = Object.fromEntries(getippt.map((feld) => [feld, daten[feld]]))
    setDaten({ ...neu, ...bleibt })
    setFremde(geaendert.filter((feld) => getippt.includes(feld) && String(daten[feld]) !== String(neu[feld])))
    setGelesen(view)
  }
  return { daten, setDaten, gelesen, fremde }
}

function useSpeichern(view: FahrzeugView | null, onSaved: (saved: FahrzeugView) => void) {
  const { t } = useTranslation('fuhrpark')
  const [key] = useState(newIdempotencyKey)
  const save = (daten: Stammdaten, betroffeneStornieren: boolean) =>
    view === null
      ? createFahrzeug(newBodyOf(daten), key)
      : updateFahrzeug(view, { ...bodyOf(daten), betroffeneStornieren })
  return useMitBetroffenen(save, (saved) => {
    const { kennzeichen } = saved
    const message = view === null ? t('form.aufgenommen', { kennzeichen }) : t('form.gespeichert')
    notifications.show({ message, color: 'lampe' })
    onSaved(saved)
  })
}
