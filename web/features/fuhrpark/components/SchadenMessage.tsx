import { Button, FileInput, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SchadenSketch } from '../../fahrzeug/components/SchadenSketch.tsx'
import type { Spot, View } from '../../fahrzeug/model/sketch.ts'
import { createSchaden, FUHRPARK_KEYS, uploadFahrzeugDatei } from '../api/fuhrpark.ts'
import { fieldErrorsOf } from '../model/fieldErrors.ts'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'

interface SchadenMessageProps {
  readonly fahrzeugId: string
  readonly onDone: () => void
}

interface Message {
  readonly beschreibung: string
  readonly ansicht: View
  readonly spot: Spot | null
  readonly foto: File | null
}

function useMessage({ fahrzeugId, onDone }: SchadenMessageProps) {
  const { t } = useTranslation('fuhrpark')
  const queryClient = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  return useMutation({
    mutationFn: async ({ beschreibung, ansicht, spot, foto }: Message) => {
      const bildId = foto && (await uploadFahrzeugDatei(foto, 'bild')).id
      const [x, y] = [spot?.x ?? 0, spot?.y ?? 0]
      return createSchaden(fahrzeugId, { beschreibung, ansicht, x, y, bildId }, key)
    },
    onSuccess: async () => {
      onDone()
      notifications.show({ message: t('schaden.eingetragen'), color: 'lampe' })
      await Promise.all(FUHRPARK_KEYS.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
    },
  })
}

/** A damage that was found outside of a trip: what, where, and a photograph. */
export function SchadenMessage(props: SchadenMessageProps) {
  const { t } = useTranslation('fuhrpark')
  const [told, setMessage] = useState<Message>({
    beschreibung: '',
    ansicht: 'links',
    spot: null,
    foto: null,
  })
  const [searched, setSearched] = useState(false)
  const save = useMessage(props)
  const change = (part: Partial<Message>) => setMessage({ ...told, ...part })
  const leer = told.beschreibung.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    setSearched(true)
    if (!leer && told.spot !== null) save.mutate(told)
  }
  const here = told.spot && {
    id: 'neu',
    ...told.spot,
    nummer: 1,
    neu: true,
  }
  return (
    <Panel>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('schaden.beschreibung')}
          withAsterisk
          maxLength={500}
          value={told.beschreibung}
          error={searched && leer ? t('form.pflicht') : fieldErrorsOf(save.error).get('beschreibung')}
          onChange={(event) => change({ beschreibung: event.currentTarget.value })}
        />
        <fieldset className={classes.gruppe}>
          <legend>{t('schaden.stelle')}</legend>
          <SchadenSketch
            marken={here ? [here] : []}
            ansicht={told.ansicht}
            onAnsicht={(ansicht) => change({ ansicht, spot: null })}
            onPlace={(spot) => change({ spot })}
          />
          {searched && told.spot === null && <p role="alert">{t('schaden.stelleFehlt')}</p>}
        </fieldset>
        <FileInput
          label={t('schaden.foto')}
          placeholder={t('bild.waehlen')}
          accept="image/png,image/jpeg"
          clearable
          value={told.foto}
          onChange={(foto) => change({ foto })}
        />
        {save.isError && <FuhrparkFehler failure={save.error} />}
        <div className={classes.buttons}>
          <Button type="submit" loading={save.isPending}>
            {t('schaden.neu')}
          </Button>
          <Button variant="default" onClick={props.onDone}>
            {t('form.abbrechen')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
