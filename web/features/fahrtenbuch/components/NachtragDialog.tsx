import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import { ask } from '../../../platform/api.ts'
import { useMinute } from '../../../platform/clock.ts'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import { useWrite } from '../model/useWrite.ts'
import { isOver } from '../model/words.ts'
import { WriteDialog } from './WriteDialog.tsx'

/** A trip to be completed; unknown fields are left to the server. */
interface Offen {
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
  const open = (Object.keys(FIELDS) as Field[]).filter((name) => (fahrt[name] ?? '') === '')
  const start: Partial<Record<Field, string>> = Object.fromEntries(open.map((name) => [name, '']))
  const form = useForm({
    ...useWrite(onClose),
    start,
    fields: Object.fromEntries(
      open.map((name, i) => [
        name,
        text({
          label: t(`feld.${name}`),
          missing: name === 'zweck' ? t('schreiben.zweckFehlt') : undefined,
          max: FIELDS[name],
          first: i === 0,
        }),
      ]),
    ),
    send: ({ zweck = fahrt.zweck, ...values }, { key }) =>
      ask(wire.completeFahrt, {
        id: fahrt.id,
        draft: { ...values, zweck: zweck?.trim() },
        idempotencyKey: key,
      }),
  })
  const data = {
    zeit: formatMoment(Temporal.Instant.from(fahrt.abfahrt), zone),
    km: formatNumber(fahrt.kilometer),
  }
  return (
    <WriteDialog
      title={t('schreiben.nachtrag')}
      text={t('schreiben.nachtragText', data)}
      form={form}
      onClose={onClose}
    >
      {late && <Note kind="hint">{t('schreiben.spaet')}</Note>}
    </WriteDialog>
  )
}
