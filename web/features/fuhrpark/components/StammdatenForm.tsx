import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { Note } from '../../../ui/Note.tsx'
import { createFahrzeug, updateFahrzeug } from '../api/fuhrpark.ts'
import { fieldErrorsOf } from '../model/fieldErrors.ts'
import {
  bodyOf,
  differences,
  EMPTY,
  missingOf,
  newBodyOf,
  type Stammdaten,
  type StammdatenField,
  stammdatenOf,
} from '../model/stammdaten.ts'
import { useWithBetroffene } from '../model/useWithBetroffene.ts'
import { BetroffeneDialog } from './BetroffeneDialog.tsx'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'
import { StammdatenFields } from './StammdatenFields.tsx'

interface StammdatenFormProps {
  /** Null: a new one. */
  readonly view: FahrzeugView | null
  readonly onSaved: (view: FahrzeugView) => void
}

/** A vehicle's record (F1, F3): what is typed stays when somebody else saves meanwhile, and what differs is named. */
export function StammdatenForm({ view, onSaved }: StammdatenFormProps) {
  const { t } = useTranslation('fuhrpark')
  const form = useRef<HTMLFormElement>(null)
  const { daten, setData, read, foreignOnes } = useStand(view)
  const [searched, setSearched] = useState<readonly StammdatenField[]>([])
  const save = useSave(read, onSaved)
  const server = fieldErrorsOf(save.fehler)
  const leer = searched.filter((feld) => missingOf(daten).includes(feld))
  const fehler = new Map([...server, ...leer.map((feld) => [feld, t('form.pflicht')] as const)])

  function submit(event: FormEvent) {
    event.preventDefault()
    const missing = missingOf(daten)
    setSearched(missing)
    const first = missing[0]
    if (first === undefined) return save.speichern(daten)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.quiet}>{t('feld.pflicht')}</p>
      <StammdatenFields
        daten={daten}
        fehler={fehler}
        neu={view === null}
        onChange={(part) => {
          save.reset()
          setData({ ...daten, ...part })
        }}
      />
      {foreignOnes.length > 0 && (
        <Note kind="hint">
          <p>{t('form.abweichend', { felder: foreignOnes.map((feld) => t(`feld.${feld}`)).join(', ') })}</p>
        </Note>
      )}
      {leer.length > 0 && <RequiredHint />}
      {save.fehler !== null && <FuhrparkFehler failure={save.fehler} />}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.laeuft}>
          {view === null ? t('form.aufnehmen') : t('form.speichern')}
        </Button>
      </div>
      <BetroffeneDialog aenderung={save} />
    </form>
  )
}

/** 'Please fill in all mandatory fields.' */
function RequiredHint() {
  const { t } = useTranslation()
  return <Note kind="refusal" title={t('fehler:fahrzeug.pflichtfelder')} />
}

/** What is typed, over what was read. A newer record takes its place only where nothing was typed. */
function useStand(view: FahrzeugView | null) {
  const [read, setRead] = useState(view)
  const [daten, setData] = useState<Stammdaten>(() => (view === null ? EMPTY : stammdatenOf(view)))
  const [foreignOnes, setForeign] = useState<readonly StammdatenField[]>([])
  if (view !== null && read !== null && view.version !== read.version) {
    const [alt, neu] = [stammdatenOf(read), stammdatenOf(view)]
    const typed = differences(alt, daten)
    const geaendert = differences(alt, neu).filter((feld) => feld !== 'kilometerstand')
    const stays = Object.fromEntries(typed.map((feld) => [feld, daten[feld]]))
    setData({ ...neu, ...stays })
    setForeign(geaendert.filter((feld) => typed.includes(feld) && String(daten[feld]) !== String(neu[feld])))
    setRead(view)
  }
  return { daten, setData, read, foreignOnes }
}

function useSave(view: FahrzeugView | null, onSaved: (saved: FahrzeugView) => void) {
  const { t } = useTranslation('fuhrpark')
  const [key] = useState(newIdempotencyKey)
  const save = (daten: Stammdaten, betroffeneStornieren: boolean) =>
    view === null
      ? createFahrzeug(newBodyOf(daten), key)
      : updateFahrzeug(view, { ...bodyOf(daten), betroffeneStornieren })
  return useWithBetroffene(save, (saved) => {
    const { kennzeichen } = saved
    const message = view === null ? t('form.aufgenommen', { kennzeichen }) : t('form.gespeichert')
    notifications.show({ message, color: 'lampe' })
    onSaved(saved)
  })
}
