import * as wire from '@platzwart/contract/operations/heft'
import { ask } from '../../../platform/api.ts'
import { now } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { moment } from '../../../ui/form/days.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { whole } from '../../../ui/form/whole.tsx'
import { instantOf, wallOf } from '../model/korrektur.ts'
import { useWrite } from '../model/useWrite.ts'
import { WriteDialog } from './WriteDialog.tsx'

const MOST_KM = 9_999_999

interface TachoDialogProps {
  readonly fahrzeugId: string
  readonly onClose: () => void
}

/** Enters an odometer replacement, with the old and the new reading. */
export function TachoDialog({ fahrzeugId, onClose }: TachoDialogProps) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const kilometers = (name: 'kmStart' | 'kmEnde') =>
    whole({ label: t(`tacho.${name}`), missing: t('schreiben.kmFehlt'), min: 0, max: MOST_KM })
  const form = useForm({
    ...useWrite(onClose),
    start: {
      zeit: wallOf(now().toString(), zone),
      kmStart: null as number | null,
      kmEnde: null as number | null,
      grund: '',
    },
    fields: {
      zeit: moment({ label: t('tacho.zeit'), missing: t('tacho.zeitFehlt') }),
      kmStart: kilometers('kmStart'),
      kmEnde: kilometers('kmEnde'),
      grund: text({ label: t('tacho.grund'), missing: t('schreiben.grundFehlt'), max: 500, lines: 2 }),
    },
    send: ({ zeit, ...same }, { key }) =>
      ask(wire.replaceTacho, {
        id: fahrzeugId,
        draft: { ...same, zeit: instantOf(zeit, zone) },
        idempotencyKey: key,
      }),
  })
  return <WriteDialog title={t('tacho.titel')} text={t('tacho.text')} form={form} onClose={onClose} />
}
