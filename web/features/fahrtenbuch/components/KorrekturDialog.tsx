import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { FahrtenbuchEintragView } from '@platzwart/contract/fahrtenbuch'
import { FAHRTARTEN, type Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTimeField } from '../../../ui/dates/DateTimeField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useZone } from '../../sitzung/api/start.ts'
import { correctFahrt } from '../api/fahrtenbuch.ts'
import { changesOf, type Korrektur, korrekturOf } from '../model/korrektur.ts'
import { useWrite } from '../model/useWrite.ts'
import classes from './WriteDialog.module.css'
import { WriteDialog } from './WriteDialog.tsx'

const MOMENTS = ['abfahrt', 'ankunft'] as const
const KILOMETERS = ['kmStart', 'kmEnde'] as const
const WORDS = { zielort: 200, zweck: 200, zielperson: 200, umweg: 500 } as const

interface KorrekturDialogProps {
  readonly eintrag: FahrtenbuchEintragView
  readonly onClose: () => void
}

/** Corrects a trip by a new row with its reason. What is not touched is not sent. */
export function KorrekturDialog({ eintrag, onClose }: KorrekturDialogProps) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const [before] = useState(() => korrekturOf(eintrag, zone))
  const [form, setForm] = useState(before)
  const [grund, setGrund] = useState('')
  const [tried, setTried] = useState(false)
  const write = useWrite((body, key) => correctFahrt(eintrag.id, body, key), onClose)
  const set = (name: keyof Korrektur) => (value: string) => setForm({ ...form, [name]: value })
  function submit() {
    setTried(true)
    if (grund.trim() === '') return
    const stand = eintrag.aenderungen.at(-1)?.nummer ?? eintrag.nummer
    write.mutate({ ...changesOf(before, form, zone), grund, stand })
  }
  return (
    <WriteDialog
      title={t('schreiben.korrektur', { nummer: eintrag.nummer })}
      text={t('schreiben.korrekturText')}
      failure={write.error}
      busy={write.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <NativeSelect
          label={t('feld.fahrtart')}
          data={FAHRTARTEN.map((art) => ({ value: art, label: t(`fahrtart.${art}`) }))}
          value={form.fahrtart}
          onChange={(event) => setForm({ ...form, fahrtart: event.currentTarget.value as Fahrtart })}
        />
        {MOMENTS.map((name) => (
          <DateTimeField key={name} label={t(`feld.${name}`)} value={form[name]} onChange={set(name)} />
        ))}
        {KILOMETERS.map((name) => (
          <Field key={name} name={name} type="number" value={form[name]} onChange={set(name)} />
        ))}
        {form.fahrtart !== 'privat' &&
          (Object.keys(WORDS) as (keyof typeof WORDS)[]).map((name) => (
            <Field key={name} name={name} maxLength={WORDS[name]} value={form[name]} onChange={set(name)} />
          ))}
      </div>
      {form.fahrtart === 'privat' && <Note kind="hint">{t('schreiben.privat')}</Note>}
      <Textarea
        label={t('schreiben.grund')}
        required
        maxLength={500}
        autosize
        minRows={2}
        value={grund}
        error={tried && grund.trim() === '' && t('schreiben.grundFehlt')}
        onChange={(event) => setGrund(event.currentTarget.value)}
      />
    </WriteDialog>
  )
}

interface FieldProps {
  readonly name: Exclude<keyof Korrektur, 'fahrtart' | (typeof MOMENTS)[number]>
  readonly type?: 'text' | 'number'
  readonly maxLength?: number
  readonly value: string
  readonly onChange: (value: string) => void
}

function Field({ name, type = 'text', maxLength, value, onChange }: FieldProps) {
  const { t } = useTranslation('fahrtenbuch')
  return (
    <TextInput
      type={type}
      label={t(`feld.${name}`)}
      value={value}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(type === 'number' ? { min: 0, max: 9_999_999, inputMode: 'numeric' as const } : {})}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
