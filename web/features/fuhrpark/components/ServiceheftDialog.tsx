import { Button } from '@mantine/core'
import { DATEI_TYPES } from '@platzwart/contract/dateiBytes'
import type { ServiceheftView } from '@platzwart/contract/fahrzeug'
import * as wire from '@platzwart/contract/operations/heft'
import { SERVICEHEFT_ARTEN } from '@platzwart/domain/fahrzeug/types'
import { ask } from '../../../platform/api.ts'
import { useMinute } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useReadAnew } from '../../../ui/act/useReadAnew.ts'
import { DialogAbout } from '../../../ui/dialog/DialogAbout.tsx'
import { check } from '../../../ui/form/check.tsx'
import { choice } from '../../../ui/form/choice.tsx'
import { day } from '../../../ui/form/days.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { file } from '../../../ui/form/file.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { amount, whole } from '../../../ui/form/whole.tsx'
import { FUHRPARK_KEYS, uploadFahrzeugDatei } from '../api/fuhrpark.ts'
import { type Eintrag, eintragBody, eintragOf, isPruefung } from '../model/eintrag.ts'
import { FuhrparkSaveMessages } from './FuhrparkFehler.tsx'

interface ServiceheftDialogProps {
  readonly fahrzeugId: string
  /** Null is closed. */
  readonly eintrag: ServiceheftView | 'neu' | null
  readonly onClose: () => void
}

/** Adds or edits an entry of the service booklet. */
export function ServiceheftDialog({ fahrzeugId, eintrag, onClose }: ServiceheftDialogProps) {
  const { t } = useTranslation('fuhrpark')
  return (
    <DialogAbout about={eintrag} onClose={onClose} title={t(eintrag === 'neu' ? 'heft.neu' : 'heft.aendern')}>
      {(about) => <HeftForm fahrzeugId={fahrzeugId} view={about === 'neu' ? null : about} onDone={onClose} />}
    </DialogAbout>
  )
}

interface HeftFormProps {
  readonly fahrzeugId: string
  readonly view: ServiceheftView | null
  readonly onDone: () => void
}

const FIELD_NAMES = ['art', 'kilometerstand', 'von', 'bis', 'kosten', 'beschreibung', 'datei'] as const

function useFields(view: ServiceheftView | null) {
  const { t } = useTranslation('fuhrpark')
  return ({ von }: Eintrag) => ({
    art: choice({
      label: t('heft.art'),
      options: SERVICEHEFT_ARTEN.map((value) => ({ value, label: t(`art.${value}`) })),
    }),
    kilometerstand: whole({ label: t('heft.kilometerstand'), min: 0, max: 9_999_999 }),
    von: day({ label: t('heft.von') }),
    bis: day({ label: t('heft.bis'), min: von }),
    kosten: amount({ label: t('heft.kosten'), min: 0, max: 9_999_999 }),
    beschreibung: text({ label: t('heft.beschreibung'), max: 1000, lines: 2 }),
    datei: file({
      label: t('heft.datei'),
      hint: view?.datei?.dateiname,
      placeholder: t('heft.dateiHilfe'),
      accept: DATEI_TYPES,
      wide: true,
    }),
    erledigt: check({ label: t('heft.erledigt'), wide: true }),
  })
}

function HeftForm({ fahrzeugId, view, onDone }: HeftFormProps) {
  const { t } = useTranslation('fuhrpark')
  const heute = useMinute().toZonedDateTimeISO(useZone()).toPlainDate().toString()
  const { refresh, onFailed } = useReadAnew(FUHRPARK_KEYS)
  const form = useForm({
    start: () => ({ ...eintragOf(view, heute), datei: null as File | null }),
    live: view !== null,
    fields: useFields(view),
    async send({ datei, ...eintrag }, { key }) {
      const kept = view?.datei?.id ?? null
      const body = eintragBody(eintrag, datei ? (await uploadFahrzeugDatei(datei, 'dokument', key)).id : kept)
      return view === null
        ? ask(wire.createServiceheft, { id: fahrzeugId, draft: body, idempotencyKey: key })
        : ask(wire.updateServiceheft, {
            id: view.id,
            draft: body,
            version: view.version,
            idempotencyKey: key,
          })
    },
    nameOf: (field) => (field === 'kostenCent' ? 'kosten' : field),
    says: () => t('form.gespeichert'),
    onDone() {
      onDone()
      return refresh()
    },
    onFailed,
  })
  return (
    <FormBox form={form}>
      <Fields form={form} names={isPruefung(form.values.art) ? [...FIELD_NAMES, 'erledigt'] : FIELD_NAMES} />
      <FuhrparkSaveMessages form={form} />
      <Actions>
        <Submit>{t('form.speichern')}</Submit>
        <Button size="md" variant="default" onClick={onDone}>
          {t('form.abbrechen')}
        </Button>
      </Actions>
    </FormBox>
  )
}
