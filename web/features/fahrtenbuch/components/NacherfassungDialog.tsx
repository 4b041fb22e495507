import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import { FAHRTARTEN, type Fahrtart } from '@platzwart/domain/fahrzeug/types'
import { ask } from '../../../platform/api.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice } from '../../../ui/form/choice.tsx'
import { moment } from '../../../ui/form/days.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { whole } from '../../../ui/form/whole.tsx'
import { Note } from '../../../ui/Note.tsx'
import { instantOf, wallOf } from '../model/korrektur.ts'
import { useFahrtartOptions } from '../model/useFahrtartOptions.ts'
import { useWrite } from '../model/useWrite.ts'
import { WriteDialog } from './WriteDialog.tsx'

const MOST_KM = 9_999_999
const WORDS = ['zielort', 'zweck', 'zielperson', 'umweg'] as const

/** The known details of a trip entered afterwards; moments as instants. */
export interface Bekannt {
  readonly buchungId?: string
  readonly fahrerId?: string | null
  readonly fahrer?: string
  readonly fahrtart?: Fahrtart
  readonly abfahrt?: string
  readonly ankunft?: string
  readonly kmStart?: number | null
  readonly kmEnde?: number | null
  readonly zielort?: string
  readonly zweck?: string
  readonly zielperson?: string
  readonly umweg?: string
}

interface NacherfassungDialogProps {
  readonly fahrzeugId: string
  readonly bekannt: Bekannt
  /** The car's drivers; anybody else is entered as text. */
  readonly fahrer: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
}

/** The drivers to choose from: the car's, that of the kept trip, and somebody else as text. */
function driversOf(
  { bekannt, fahrer }: Pick<NacherfassungDialogProps, 'bekannt' | 'fahrer'>,
  andere: string,
) {
  const { fahrerId, fahrer: name = '' } = bekannt
  const people = new Map(fahrer.map((one) => [one.id, one.name]))
  if (fahrerId) people.set(fahrerId, name)
  const options = [...people].map(([value, label]) => ({ value, label }))
  return [...options, { value: '', label: andere }]
}

/** Enters a trip that nobody recorded, or whose records arrived too late; it is marked as such. */
export function NacherfassungDialog({ fahrzeugId, bekannt, fahrer, onClose }: NacherfassungDialogProps) {
  const { t } = useTranslation('fahrtenbuch')
  const zone = useZone()
  const options = useFahrtartOptions()
  const word = (name: (typeof WORDS)[number], max = 200) => text({ label: t(`feld.${name}`), max })
  const kilometers = (name: 'kmStart' | 'kmEnde') =>
    whole({ label: t(`feld.${name}`), missing: t('schreiben.kmFehlt'), min: 0, max: MOST_KM })
  const when = (name: 'abfahrt' | 'ankunft') =>
    moment({ label: t(`feld.${name}`), missing: t('nacherfassen.zeitFehlt') })
  const form = useForm({
    ...useWrite(onClose),
    start: {
      fahrerId: bekannt.fahrerId ?? '',
      fahrer: '',
      fahrtart: bekannt.fahrtart ?? (FAHRTARTEN[0] as Fahrtart),
      abfahrt: wallOf(bekannt.abfahrt, zone),
      ankunft: wallOf(bekannt.ankunft, zone),
      kmStart: bekannt.kmStart ?? null,
      kmEnde: bekannt.kmEnde ?? null,
      zielort: bekannt.zielort ?? '',
      zweck: bekannt.zweck ?? '',
      zielperson: bekannt.zielperson ?? '',
      umweg: bekannt.umweg ?? '',
      grund: '',
    },
    fields: {
      fahrerId: choice({
        label: t('feld.fahrer'),
        first: true,
        options: driversOf({ bekannt, fahrer }, t('nacherfassen.andere')),
      }),
      fahrer: text({ label: t('nacherfassen.name'), max: 201 }),
      fahrtart: choice({ label: t('feld.fahrtart'), wide: true, options }),
      abfahrt: when('abfahrt'),
      ankunft: when('ankunft'),
      kmStart: kilometers('kmStart'),
      kmEnde: kilometers('kmEnde'),
      zielort: word('zielort'),
      zweck: word('zweck'),
      zielperson: word('zielperson'),
      umweg: word('umweg', 500),
      grund: text({
        label: t('nacherfassen.grund'),
        missing: t('schreiben.grundFehlt'),
        max: 500,
        lines: 2,
      }),
    },
    send({ fahrerId, fahrer: name, abfahrt, ankunft, zielort, zweck, zielperson, umweg, ...same }, { key }) {
      const driver = fahrerId === '' ? { fahrer: name } : { fahrerId }
      const words = same.fahrtart === 'privat' ? {} : { zielort, zweck, zielperson, umweg }
      return ask(wire.tellFahrt, {
        id: fahrzeugId,
        draft: {
          ...same,
          ...driver,
          ...words,
          abfahrt: instantOf(abfahrt, zone),
          ankunft: instantOf(ankunft, zone),
          buchungId: bekannt.buchungId,
        },
        idempotencyKey: key,
      })
    },
  })
  const { fahrtart, fahrerId } = form.values
  const privat = fahrtart === 'privat'
  return (
    <WriteDialog
      title={t('nacherfassen.titel')}
      text={t('nacherfassen.text')}
      form={form}
      names={[
        'fahrerId',
        ...(fahrerId === '' ? (['fahrer'] as const) : []),
        'fahrtart',
        'abfahrt',
        'ankunft',
        'kmStart',
        'kmEnde',
        ...(privat ? [] : WORDS),
        'grund',
      ]}
      onClose={onClose}
    >
      {privat && (
        <Note kind="hint" news>
          {t('schreiben.privat')}
        </Note>
      )}
    </WriteDialog>
  )
}
