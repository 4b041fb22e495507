import { Button, Checkbox, Chip, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import { covers } from '@platzwart/domain/fuehrerschein/covers'
import { FUEHRERSCHEINKLASSEN } from '@platzwart/domain/fuehrerschein/klassen'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '../../../platform/problem.ts'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { fuehrerscheinOptions, LICENCE_KEYS, saveFuehrerschein } from '../api/fuehrerscheine.ts'
import { isChanged, type Karte, karteOf, saveOf } from '../model/karte.ts'
import { useWithFahrten } from '../model/useWithFahrten.ts'
import { FahrtenDialog } from './FahrtenDialog.tsx'
import { Failed } from './Failed.tsx'
import classes from './FuehrerscheinDialog.module.css'

interface KarteFormProps {
  readonly view: FuehrerscheinView
  /** Tells whether something is typed that is not saved. */
  readonly onTyped: (typed: boolean) => void
}

/** What stands on the card: days, classes, restrictions, a ban. */
export function KarteForm({ view, onTyped }: KarteFormProps) {
  const { t } = useTranslation('fuehrerschein')
  const [karte, setKarte] = useState(() => karteOf(view))
  const [read, setRead] = useState(view)
  const typed = isChanged(karte, read)
  if (view.version !== read.version) {
    // Written by somebody else, or by oneself: what is typed and not saved stays.
    if (!typed) setKarte(karteOf(view))
    setRead(view)
  }
  const save = useKarte(view.benutzer.id, (saved) => {
    setKarte(karteOf(saved))
    setRead(saved)
    onTyped(false)
  })
  function change(part: Partial<Karte>) {
    save.reset()
    const next = { ...karte, ...part }
    setKarte(next)
    onTyped(isChanged(next, read))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ karte, version: read.version })
  }
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-labelledby="karte">
        <h3 id="karte">{t('dialog.karte')}</h3>
        <Fields karte={karte} onChange={change} />
        <KlassenChoice karte={karte} onChange={change} />
        <Fahrverbot karte={karte} onChange={change} />
        <Textarea
          label={t('angaben.zusatzinfo')}
          maxLength={1000}
          autosize
          minRows={2}
          value={karte.zusatzinfo}
          onChange={(event) => change({ zusatzinfo: event.currentTarget.value })}
        />
        {save.isError && <Failed failure={save.error} />}
        <Button
          type="submit"
          variant={read.version === 0 ? 'filled' : 'default'}
          className={classes.button ?? ''}
          loading={save.isPending}
          disabled={!typed}
        >
          {t('dialog.speichern')}
        </Button>
      </form>
      <FahrtenDialog art="karte" name={view.benutzer.name} {...save.dialog} />
    </>
  )
}

interface PartProps {
  readonly karte: Karte
  readonly onChange: (part: Partial<Karte>) => void
}

function Fields({ karte, onChange }: PartProps) {
  const { t } = useTranslation('fuehrerschein')
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('angaben.nummer')}
        maxLength={40}
        autoComplete="off"
        value={karte.nummer}
        onChange={(event) => onChange({ nummer: event.currentTarget.value })}
      />
      <DateField
        label={t('angaben.ausgestelltAm')}
        description={t('angaben.ausgestelltAmHilfe')}
        value={karte.ausgestelltAm}
        onChange={(ausgestelltAm) => onChange({ ausgestelltAm })}
      />
      <DateField
        label={t('angaben.gueltigBis')}
        description={t('angaben.gueltigBisHilfe')}
        min={karte.ausgestelltAm}
        value={karte.gueltigBis}
        onChange={(gueltigBis) => onChange({ gueltigBis })}
      />
      <TextInput
        label={t('angaben.beschraenkungen')}
        description={t('angaben.beschraenkungenHilfe')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={300}
        value={karte.beschraenkungen}
        onChange={(event) => onChange({ beschraenkungen: event.currentTarget.value })}
      />
    </div>
  )
}

function KlassenChoice({ karte, onChange }: PartProps) {
  const { t } = useTranslation('fuehrerschein')
  const faehrt = covers(karte.klassen)
  return (
    <fieldset className={classes.gruppe}>
      <legend>{t('klassen.karte')}</legend>
      <Chip.Group
        multiple
        value={[...karte.klassen]}
        onChange={(chosen) =>
          onChange({ klassen: FUEHRERSCHEINKLASSEN.filter((klasse) => chosen.includes(klasse)) })
        }
      >
        <div className={classes.klassen}>
          {FUEHRERSCHEINKLASSEN.map((klasse) => (
            <Chip key={klasse} value={klasse} variant="outline" radius="sm">
              {klasse}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      <p className={classes.help} aria-live="polite">
        {faehrt.length === 0 ? t('klassen.keine') : t('klassen.schliesstEin', { klassen: faehrt.join(', ') })}
      </p>
    </fieldset>
  )
}

function Fahrverbot({ karte, onChange }: PartProps) {
  const { t } = useTranslation('fuehrerschein')
  return (
    <fieldset className={classes.gruppe}>
      <legend className="visually-hidden">{t('angaben.fahrverbot')}</legend>
      <Checkbox
        label={t('angaben.fahrverbot')}
        checked={karte.fahrverbot}
        onChange={(event) => onChange({ fahrverbot: event.currentTarget.checked })}
      />
      {karte.fahrverbot && (
        <div className={classes.fields}>
          <DateField
            label={t('angaben.fahrverbotVon')}
            value={karte.fahrverbotVon}
            onChange={(fahrverbotVon) => onChange({ fahrverbotVon })}
          />
          <DateField
            label={t('angaben.fahrverbotBis')}
            description={t('angaben.fahrverbotHilfe')}
            min={karte.fahrverbotVon}
            value={karte.fahrverbotBis}
            onChange={(fahrverbotBis) => onChange({ fahrverbotBis })}
          />
        </div>
      )}
    </fieldset>
  )
}

interface Save {
  readonly karte: Karte
  readonly version: number
  /** What becomes of the trips that it hits, once they were shown. */
  readonly betroffeneStornieren?: boolean
}

function useKarte(benutzerId: string, onSaved: (view: FuehrerscheinView) => void) {
  const { t } = useTranslation('fuehrerschein')
  const queryClient = useQueryClient()
  const withFahrten = useWithFahrten<Save>()
  const mutation = useMutation({
    mutationFn: ({ karte, version, ...word }: Save) =>
      saveFuehrerschein(benutzerId, version, { ...saveOf(karte), ...word }),
    onSuccess: async (view) => {
      withFahrten.schliessen()
      queryClient.setQueryData(fuehrerscheinOptions(benutzerId).queryKey, view)
      onSaved(view)
      notifications.show({ message: t('dialog.gespeichert'), color: 'lampe' })
      await Promise.all(LICENCE_KEYS.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
    },
    onError: async (failure, input) => {
      withFahrten.fragen(failure, input)
      // What stands there now is read again, so that a second press is about that.
      if (failure instanceof ApiProblem && failure.status === 412) {
        await queryClient.invalidateQueries({ queryKey: fuehrerscheinOptions(benutzerId).queryKey })
      }
    },
  })
  return { ...mutation, dialog: withFahrten.dialogOf(mutation) }
}
