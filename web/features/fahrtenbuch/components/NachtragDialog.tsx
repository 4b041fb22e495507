import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMinute } from '../../../platform/clock.ts'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { Note } from '../../../ui/Note.tsx'
import { useZone } from '../../sitzung/api/start.ts'
import { completeFahrt } from '../api/fahrtenbuch.ts'
import { useWrite } from '../model/useWrite.ts'
import { isOver } from '../model/words.ts'
import classes from './WriteDialog.module.css'
import { WriteDialog } from './WriteDialog.tsx'

/** A trip that is still to be completed; what is not known of it is left to the server. */
export interface Offen {
  readonly id: string
  readonly abfahrt: string
  readonly kilometer: number
  readonly zielort: string
  readonly zweck?: string
  readonly zielperson?: string
  readonly umweg?: string
  readonly ergaenzbarBis: string | null
}

const FIELDS = { zweck: 200, zielort: 200, zielperson: 200, umweg: 500 } as const
type Field = keyof typeof FIELDS

interface NachtragDialogProps {
  readonly fahrt: Offen
  readonly onClose: () => void
}

/** Completes what a trip's check-out left open. */
export function NachtragDialog({ fahrt, onClose }: NachtragDialogProps) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const now = useMinute()
  const late = fahrt.ergaenzbarBis !== null && isOver(fahrt.ergaenzbarBis, now)
  const [values, setValues] = useState<Partial<Record<Field, string>>>({})
  const [tried, setTried] = useState(false)
  const write = useWrite((body, key) => completeFahrt(fahrt.id, body, key), onClose)
  const open = (Object.keys(FIELDS) as Field[]).filter((name) => (fahrt[name] ?? '') === '')
  const zweck = fahrt.zweck || (values.zweck ?? '').trim()
  function submit() {
    setTried(true)
    if (zweck !== '') write.mutate({ ...values, zweck })
  }
  const data = {
    zeit: formatMoment(Temporal.Instant.from(fahrt.abfahrt), zone),
    km: formatNumber(fahrt.kilometer),
  }
  return (
    <WriteDialog
      title={t('schreiben.nachtrag')}
      text={t('schreiben.nachtragText', data)}
      failure={write.error}
      busy={write.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {late && <Note kind="hint">{t('schreiben.spaet')}</Note>}
      <div className={classes.fields}>
        {open.map((name, i) => (
          <TextInput
            key={name}
            label={t(`feld.${name}`)}
            maxLength={FIELDS[name]}
            required={name === 'zweck'}
            data-autofocus={i === 0 || undefined}
            value={values[name] ?? ''}
            error={name === 'zweck' && tried && zweck === '' && t('schreiben.zweckFehlt')}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </WriteDialog>
  )
}
