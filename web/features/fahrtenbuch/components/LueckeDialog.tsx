import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import { FAHRTARTEN, type Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { ask } from '../../../platform/api.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice } from '../../../ui/form/choice.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { useFahrtartOptions } from '../model/useFahrtartOptions.ts'
import { useWrite } from '../model/useWrite.ts'
import { WriteDialog } from './WriteDialog.tsx'

export interface Luecke {
  readonly kmVon: number
  readonly kmBis: number
  /** The entry after it. */
  readonly vorNummer?: number
}

interface LueckeDialogProps {
  readonly fahrzeugId: string
  readonly luecke: Luecke
  readonly onClose: () => void
}

/** Explains kilometres that no trip covers. */
export function LueckeDialog({ fahrzeugId, luecke, onClose }: LueckeDialogProps) {
  const { t } = useTranslation('fahrtenbuch')
  const options = useFahrtartOptions()
  const form = useForm({
    ...useWrite(onClose),
    start: { grund: '', fahrtart: FAHRTARTEN[0] as Fahrtart },
    fields: {
      grund: text({
        label: t('schreiben.lueckeGrund'),
        missing: t('schreiben.grundFehlt'),
        max: 500,
        lines: 2,
        first: true,
      }),
      fahrtart: choice({ label: t('feld.fahrtart'), options }),
    },
    send: (values, { key }) =>
      ask(wire.explainLuecke, { id: fahrzeugId, draft: { ...luecke, ...values }, idempotencyKey: key }),
  })
  const data = { von: formatNumber(luecke.kmVon), bis: formatNumber(luecke.kmBis) }
  return (
    <WriteDialog
      title={t('schreiben.luecke')}
      text={t('schreiben.lueckeText', data)}
      form={form}
      onClose={onClose}
    />
  )
}
