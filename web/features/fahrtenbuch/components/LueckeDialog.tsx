import { NativeSelect, Textarea } from '@mantine/core'
import { FAHRTARTEN, type Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '../../../platform/format.ts'
import { explainLuecke } from '../api/fahrtenbuch.ts'
import { useSchreiben } from '../model/useSchreiben.ts'
import { SchreibDialog } from './SchreibDialog.tsx'

export interface Luecke {
  readonly kmVon: number
  readonly kmBis: number
}

interface LueckeDialogProps {
  readonly fahrzeugId: string
  readonly luecke: Luecke
  readonly onClose: () => void
}

/** Says what kilometres were that no trip tells. */
export function LueckeDialog({ fahrzeugId, luecke, onClose }: LueckeDialogProps) {
  const { t } = useTranslation('fahrtenbuch')
  const [fahrtart, setFahrtart] = useState<Fahrtart>('dienstlich')
  const [grund, setGrund] = useState('')
  const [tried, setTried] = useState(false)
  const schreiben = useSchreiben((body, key) => explainLuecke(fahrzeugId, body, key), onClose)
  function submit() {
    setTried(true)
    if (grund.trim() !== '') schreiben.mutate({ ...luecke, fahrtart, grund })
  }
  const data = { von: formatZahl(luecke.kmVon), bis: formatZahl(luecke.kmBis) }
  return (
    <SchreibDialog
      title={t('schreiben.luecke')}
      text={t('schreiben.lueckeText', data)}
      failure={schreiben.error}
      busy={schreiben.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label={t('schreiben.lueckeGrund')}
        required
        data-autofocus
        maxLength={500}
        autosize
        minRows={2}
        value={grund}
        error={tried && grund.trim() === '' && t('schreiben.grundFehlt')}
        onChange={(event) => setGrund(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('feld.fahrtart')}
        data={FAHRTARTEN.map((art) => ({ value: art, label: t(`fahrtart.${art}`) }))}
        value={fahrtart}
        onChange={(event) => setFahrtart(event.currentTarget.value as Fahrtart)}
      />
    </SchreibDialog>
  )
}
