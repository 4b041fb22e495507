import type { FahrtenbuchEintragView } from '@platzwart/contract/fahrtenbuch'
import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import { ask } from '../../../platform/api.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice } from '../../../ui/form/choice.tsx'
import { moment } from '../../../ui/form/days.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { whole } from '../../../ui/form/whole.tsx'
import { Note } from '../../../ui/Note.tsx'
import { changesOf, korrekturOf } from '../model/korrektur.ts'
import { useFahrtartOptions } from '../model/useFahrtartOptions.ts'
import { useWrite } from '../model/useWrite.ts'
import { WriteDialog } from './WriteDialog.tsx'

const MOST_KM = 9_999_999
const OF_EVERY_TRIP = ['fahrtart', 'abfahrt', 'ankunft', 'kmStart', 'kmEnde'] as const
const WORDS = ['zielort', 'zweck', 'zielperson', 'umweg'] as const

interface KorrekturDialogProps {
  readonly eintrag: FahrtenbuchEintragView
  readonly onClose: () => void
}

/** Corrects a trip by a new row with a reason. Untouched fields are not sent. */
export function KorrekturDialog({ eintrag, onClose }: KorrekturDialogProps) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const options = useFahrtartOptions()
  const before = korrekturOf(eintrag, zone)
  const word = (name: (typeof WORDS)[number], max = 200) => text({ label: t(`feld.${name}`), max })
  const kilometers = (name: 'kmStart' | 'kmEnde') =>
    whole({ label: t(`feld.${name}`), missing: t('schreiben.kmFehlt'), min: 0, max: MOST_KM })
  const form = useForm({
    ...useWrite(onClose),
    // The row may be read again, or corrected by somebody else meanwhile: untouched fields follow.
    start: () => ({ ...before, grund: '' }),
    live: true,
    fields: {
      fahrtart: choice({ label: t('feld.fahrtart'), wide: true, options }),
      abfahrt: moment({ label: t('feld.abfahrt') }),
      ankunft: moment({ label: t('feld.ankunft') }),
      kmStart: kilometers('kmStart'),
      kmEnde: kilometers('kmEnde'),
      zielort: word('zielort'),
      zweck: word('zweck'),
      zielperson: word('zielperson'),
      umweg: word('umweg', 500),
      grund: text({
        label: t('schreiben.grund'),
        missing: t('schreiben.grundFehlt'),
        max: 500,
        lines: 2,
      }),
    },
    send({ grund, ...after }, { key }) {
      const stand = eintrag.aenderungen.at(-1)?.nummer ?? eintrag.nummer
      return ask(wire.correctFahrt, {
        id: eintrag.id,
        draft: { ...changesOf(before, after, zone), grund, stand },
        idempotencyKey: key,
      })
    },
  })
  const privat = form.values.fahrtart === 'privat'
  return (
    <WriteDialog
      title={t('schreiben.korrektur', { nummer: eintrag.nummer })}
      text={t('schreiben.korrekturText')}
      form={form}
      names={[...OF_EVERY_TRIP, ...(privat ? [] : WORDS), 'grund']}
      onClose={onClose}
    >
      {form.conflicts.length > 0 && (
        <Note kind="hint" news>
          {t('schreiben.ueberholt')}
        </Note>
      )}
      {privat && (
        <Note kind="hint" news>
          {t('schreiben.privat')}
        </Note>
      )}
    </WriteDialog>
  )
}
