import { Button, Checkbox, FileInput, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import type { ServiceheftView } from '@platzwart/contract/fahrzeug'
import { SERVICEHEFT_ARTEN } from '@platzwart/domain/fahrzeug/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMinute } from '../../../platform/clock.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { DateField } from '../../../ui/dates/DateField.tsx'
import dialog from '../../fahrzeug/components/Dialog.module.css'
import { useZone } from '../../sitzung/api/start.ts'
import { createEintrag, FUHRPARK_KEYS, updateEintrag, uploadFahrzeugDatei } from '../api/fuhrpark.ts'
import { type Eintrag, eintragBody, eintragOf, isPruefung } from '../model/eintrag.ts'
import { fieldErrorsOf } from '../model/fieldErrors.ts'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'

interface ServiceheftDialogProps {
  readonly fahrzeugId: string
  /** Null is closed. */
  readonly eintrag: ServiceheftView | 'neu' | null
  readonly onClose: () => void
}

/** An entry of the service booklet: new, or as it was written. */
export function ServiceheftDialog({ fahrzeugId, eintrag, onClose }: ServiceheftDialogProps) {
  const { t } = useTranslation('fuhrpark')
  const small = useMediaQuery('(max-width: 36em)')
  return (
    <Modal
      opened={eintrag !== null}
      onClose={onClose}
      title={t(eintrag === 'neu' ? 'heft.neu' : 'heft.aendern')}
      size="lg"
      fullScreen={small === true}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': t('form.schliessen'), size: 44 }}
      classNames={{ title: dialog.title ?? '' }}
    >
      {eintrag !== null && (
        <Form fahrzeugId={fahrzeugId} view={eintrag === 'neu' ? null : eintrag} onDone={onClose} />
      )}
    </Modal>
  )
}

interface FormProps {
  readonly fahrzeugId: string
  readonly view: ServiceheftView | null
  readonly onDone: () => void
}

function useEintrag({ fahrzeugId, view, onDone }: FormProps) {
  const { t } = useTranslation('fuhrpark')
  const queryClient = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  return useMutation({
    mutationFn: async ({ eintrag, datei }: { eintrag: Eintrag; datei: File | null }) => {
      const kept = view?.datei?.id ?? null
      const dateiId = datei ? (await uploadFahrzeugDatei(datei, 'dokument')).id : kept
      const body = eintragBody(eintrag, dateiId)
      return view === null ? createEintrag(fahrzeugId, body, key) : updateEintrag(view, body)
    },
    onSuccess: async () => {
      onDone()
      notifications.show({ message: t('form.gespeichert'), color: 'lampe' })
      await Promise.all(FUHRPARK_KEYS.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
    },
  })
}

function Form(props: FormProps) {
  const { t } = useTranslation('fuhrpark')
  const heute = useMinute().toZonedDateTimeISO(useZone()).toPlainDate().toString()
  const [eintrag, setEintrag] = useState(() => eintragOf(props.view, heute))
  const [datei, setDatei] = useState<File | null>(null)
  const save = useEintrag(props)
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ eintrag, datei })
  }
  return (
    <form className={dialog.form} onSubmit={submit} noValidate>
      <Fields
        eintrag={eintrag}
        fehler={fieldErrorsOf(save.error)}
        onChange={(part) => {
          save.reset()
          setEintrag({ ...eintrag, ...part })
        }}
      />
      <FileInput
        label={t('heft.datei')}
        placeholder={t('heft.dateiHilfe')}
        description={props.view?.datei?.dateiname}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        accept="image/png,image/jpeg,application/pdf"
        clearable
        value={datei}
        onChange={setDatei}
      />
      {isPruefung(eintrag.art) && (
        <Checkbox
          label={t('heft.erledigt')}
          checked={eintrag.erledigt}
          onChange={(event) => setEintrag({ ...eintrag, erledigt: event.currentTarget.checked })}
        />
      )}
      {save.isError && <FuhrparkFehler failure={save.error} />}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          {t('form.speichern')}
        </Button>
        <Button variant="default" onClick={props.onDone}>
          {t('form.abbrechen')}
        </Button>
      </div>
    </form>
  )
}

interface FieldsProps {
  readonly eintrag: Eintrag
  readonly fehler: ReadonlyMap<string, string>
  readonly onChange: (part: Partial<Eintrag>) => void
}

function Fields({ eintrag, fehler, onChange }: FieldsProps) {
  const { t } = useTranslation('fuhrpark')
  const fieldOf = (feld: 'beschreibung' | 'von' | 'bis' | 'kilometerstand' | 'kosten') => ({
    label: t(`heft.${feld}`),
    error: fehler.get(feld === 'kosten' ? 'kostenCent' : feld),
    value: eintrag[feld],
  })
  const tag = (feld: 'von' | 'bis') => ({
    ...fieldOf(feld),
    onChange: (value: string) => onChange({ [feld]: value }),
  })
  const text = (feld: 'beschreibung' | 'kilometerstand' | 'kosten') => ({
    ...fieldOf(feld),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [feld]: event.currentTarget.value }),
  })
  return (
    <>
      <div className={dialog.fields}>
        <NativeSelect
          label={t('heft.art')}
          data={SERVICEHEFT_ARTEN.map((art) => ({ value: art, label: t(`art.${art}`) }))}
          value={eintrag.art}
          onChange={({ currentTarget }) =>
            onChange({ art: SERVICEHEFT_ARTEN.find((one) => one === currentTarget.value) ?? 'SONSTIGES' })
          }
        />
        <TextInput {...text('kilometerstand')} inputMode="numeric" maxLength={7} />
        <DateField {...tag('von')} />
        <DateField {...tag('bis')} min={eintrag.von} />
        <TextInput {...text('kosten')} inputMode="decimal" maxLength={10} />
      </div>
      <Textarea {...text('beschreibung')} maxLength={1000} autosize minRows={2} />
    </>
  )
}
