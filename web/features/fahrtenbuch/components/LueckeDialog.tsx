import { NativeSelect, Textarea } from '@mantine/core'
import { FAHRTARTEN, type Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { explainLuecke } from '../api/fahrtenbuch.ts'
import { useWrite } from '../model/useWrite.ts'
import { WriteDialog } from './WriteDialog.tsx'

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
  const write = useWrite((body, key) => explainLuecke(fahrzeugId, body, key), onClose)
  function submit() {
    setTried(true)
    if (grund.trim() !== '') write.mutate({ ...luecke, fahrtart, grund })
  }
  const data = { von: formatNumber(luecke.kmVon), bis: formatNumber(luecke.kmBis) }
  return (
    <WriteDialog
      title={t('schreiben.luecke')}
      text={t('schreiben.lueckeText', data)}
      failure={write.error}
      busy={write.isPending}
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
    </WriteDialog>
  )
}
