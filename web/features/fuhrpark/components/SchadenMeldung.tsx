import { Button, FileInput, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SchadenSkizze } from '../../fahrzeug/components/SchadenSkizze.tsx'
import type { Ansicht, Stelle } from '../../fahrzeug/model/skizze.ts'
import { createSchaden, FUHRPARK_KEYS, uploadFahrzeugDatei } from '../api/fuhrpark.ts'
import { feldFehlerOf } from '../model/feldFehler.ts'
import classes from './Fuhrpark.module.css'
import { FuhrparkFehler } from './FuhrparkFehler.tsx'

interface SchadenMeldungProps {
  readonly fahrzeugId: string
  readonly onDone: () => void
}

interface Meldung {
  readonly beschreibung: string
  readonly ansicht: Ansicht
  readonly stelle: Stelle | null
  readonly foto: File | null
}

function useMeldung({ fahrzeugId, onDone }: SchadenMeldungProps) {
  const { t } = useTranslation('fuhrpark')
  const queryClient = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  return useMutation({
    mutationFn: async ({ beschreibung, ansicht, stelle, foto }: Meldung) => {
      const bildId = foto && (await uploadFahrzeugDatei(foto, 'bild')).id
      const [x, y] = [stelle?.x ?? 0, stelle?.y ?? 0]
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
export function SchadenMeldung(props: SchadenMeldungProps) {
  const { t } = useTranslation('fuhrpark')
  const [meldung, setMeldung] = useState<Meldung>({
    beschreibung: '',
    ansicht: 'links',
    stelle: null,
    foto: null,
  })
  const [gesucht, setGesucht] = useState(false)
  const save = useMeldung(props)
  const change = (part: Partial<Meldung>) => setMeldung({ ...meldung, ...part })
  const leer = meldung.beschreibung.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    setGesucht(true)
    if (!leer && meldung.stelle !== null) save.mutate(meldung)
  }
  const hier = meldung.stelle && {
    id: 'neu',
    ...meldung.stelle,
    nummer: 1,
    neu: true,
  }
  return (
    <Panel>
      <form className={classes.formular} onSubmit={submit} noValidate>
        <TextInput
          label={t('schaden.beschreibung')}
          withAsterisk
          maxLength={500}
          value={meldung.beschreibung}
          error={gesucht && leer ? t('form.pflicht') : feldFehlerOf(save.error).get('beschreibung')}
          onChange={(event) => change({ beschreibung: event.currentTarget.value })}
        />
        <fieldset className={classes.gruppe}>
          <legend>{t('schaden.stelle')}</legend>
          <SchadenSkizze
            marken={hier ? [hier] : []}
            ansicht={meldung.ansicht}
            onAnsicht={(ansicht) => change({ ansicht, stelle: null })}
            onPlace={(stelle) => change({ stelle })}
          />
          {gesucht && meldung.stelle === null && <p role="alert">{t('schaden.stelleFehlt')}</p>}
        </fieldset>
        <FileInput
          label={t('schaden.foto')}
          placeholder={t('bild.waehlen')}
          accept="image/png,image/jpeg"
          clearable
          value={meldung.foto}
          onChange={(foto) => change({ foto })}
        />
        {save.isError && <FuhrparkFehler failure={save.error} />}
        <div className={classes.knoepfe}>
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
