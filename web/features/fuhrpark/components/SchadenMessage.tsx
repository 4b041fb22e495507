import { Button } from '@mantine/core'
import { DATEI_TYPES } from '@platzwart/contract/dateiBytes'
import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import * as wire from '@platzwart/contract/operations/heft'
import type { Kategorie } from '@platzwart/domain/fahrzeug/types'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Group } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { file } from '../../../ui/form/file.tsx'
import type { FieldSpec } from '../../../ui/form/spec.ts'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SchadenSketch } from '../../flotte/components/SchadenSketch.tsx'
import type { Spot, View } from '../../flotte/model/sketch.ts'
import { uploadFahrzeugDatei } from '../api/fuhrpark.ts'
import { useFuhrparkRefresh } from '../model/useChange.ts'
import { FuhrparkSaveMessages } from './FuhrparkFehler.tsx'

interface SchadenMessageProps {
  readonly fahrzeug: Pick<FahrzeugView, 'id' | 'kategorie'>
  readonly onDone: () => void
}

/** A place on the drawing; its side is chosen before the point. */
interface Location {
  readonly ansicht: View
  readonly stelle: Spot | null
}

/** Reports a damage that was found outside of a trip: text, place and photograph. */
export function SchadenMessage({ fahrzeug, onDone }: SchadenMessageProps) {
  const { t } = useTranslation('fuhrpark')
  const refresh = useFuhrparkRefresh()
  const form = useForm({
    start: {
      beschreibung: '',
      ort: { ansicht: 'links', stelle: null } as Location,
      foto: null as File | null,
    },
    fields: {
      beschreibung: text({
        label: t('schaden.beschreibung'),
        missing: t('form.pflicht'),
        max: 500,
        lines: 1,
      }),
      ort: location(t('schaden.stelle'), fahrzeug.kategorie),
      foto: file({
        label: t('schaden.foto'),
        placeholder: t('heft.dateiHilfe'),
        accept: DATEI_TYPES,
      }),
    },
    check: ({ ort: { stelle } }) => new Map(stelle === null ? [['ort', t('schaden.stelleFehlt')]] : []),
    async send({ beschreibung, ort: { ansicht, stelle }, foto }, { key }) {
      const bildId = foto && (await uploadFahrzeugDatei(foto, 'bild', key)).id
      const x = stelle?.x ?? 0
      const y = stelle?.y ?? 0
      return ask(wire.createSchaden, {
        id: fahrzeug.id,
        draft: { beschreibung, ansicht, x, y, bildId },
        idempotencyKey: key,
      })
    },
    says: () => t('schaden.eingetragen'),
    onDone() {
      onDone()
      return refresh()
    },
  })
  return (
    <Panel>
      <FormBox form={form}>
        <Fields form={form} />
        <FuhrparkSaveMessages form={form} />
        <Actions>
          <Submit>{t('schaden.neu')}</Submit>
          <Button size="md" variant="default" onClick={onDone}>
            {t('form.abbrechen')}
          </Button>
        </Actions>
      </FormBox>
    </Panel>
  )
}

function location(label: string, kategorie: Kategorie): FieldSpec<Location> {
  return {
    label,
    wide: true,
    input: (of) => (
      <Group of={of}>
        {() => (
          <SchadenSketch
            kategorie={kategorie}
            marken={of.value.stelle === null ? [] : [{ id: 'neu', ...of.value.stelle, nummer: 1, neu: true }]}
            ansicht={of.value.ansicht}
            onAnsicht={(ansicht) => of.change({ ansicht, stelle: null })}
            onPlace={(stelle) => of.change({ ...of.value, stelle })}
          />
        )}
      </Group>
    ),
  }
}
