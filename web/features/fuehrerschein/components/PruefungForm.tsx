import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { FuehrerscheinView, PruefungCreate } from '@platzwart/contract/fuehrerschein'
import { nextPruefung } from '@platzwart/domain/fuehrerschein/pruefung'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMinute } from '../../../platform/clock.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { DateField } from '../../../ui/dates/DateField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { einstellungenOptions } from '../../einstellung/api/einstellungen.ts'
import { effectiveOf } from '../../einstellung/model/effective.ts'
import { useZone } from '../../sitzung/api/start.ts'
import { createPruefung, LICENCE_KEYS } from '../api/fuehrerscheine.ts'
import { useWithFahrten } from '../model/useWithFahrten.ts'
import { FahrtenDialog } from './FahrtenDialog.tsx'
import { Failed } from './Failed.tsx'
import classes from './FuehrerscheinDialog.module.css'

interface PruefungFormProps {
  readonly view: FuehrerscheinView
  /** Something is typed into the card's form that is not saved: the check would be about something else. */
  readonly kartenOffen: boolean
}

/** The note of a check. The next one's day follows from the interval, and can only be made earlier. */
export function PruefungForm({ view, kartenOffen }: PruefungFormProps) {
  const { t } = useTranslation('fuehrerschein')
  const heute = useMinute().toZonedDateTimeISO(useZone()).toPlainDate().toString()
  const settings = useQuery(einstellungenOptions)
  const monate = effectiveOf(settings.data ?? [])['fahrzeug.fuehrerscheinIntervallMonate'].value
  const [geprueftAm, setGeprueftAm] = useState(heute)
  const [wished, setWished] = useState<string | null>(null)
  const [inOrdnung, setInOrder] = useState(true)
  const [notiz, setNotiz] = useState('')
  const eintragen = usePruefung(view.benutzer.id, () => {
    setNotiz('')
    setWished(null)
  })
  const latest = geprueftAm === '' ? '' : nextPruefung(Temporal.PlainDate.from(geprueftAm), monate).toString()
  const naechste = wished ?? latest

  function submit(event: FormEvent) {
    event.preventDefault()
    eintragen.mutate({
      inOrdnung,
      notiz,
      ...(geprueftAm === '' ? {} : { geprueftAm }),
      ...(inOrdnung && naechste !== '' ? { naechstePruefung: naechste } : {}),
    })
  }
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate aria-labelledby="pruefung">
        <h3 id="pruefung">{t('pruefung.titel')}</h3>
        <div className={classes.fields}>
          <DateField
            label={t('pruefung.geprueftAm')}
            max={heute}
            value={geprueftAm}
            onChange={setGeprueftAm}
          />
          <Result inOrdnung={inOrdnung} onChoice={setInOrder} />
          {inOrdnung ? (
            <DateField
              label={t('pruefung.naechste')}
              description={t('pruefung.naechsteHilfe', { count: monate })}
              min={geprueftAm}
              max={latest}
              value={naechste}
              onChange={(tag) => setWished(tag || null)}
            />
          ) : (
            <Note kind="hint">{t('pruefung.nichtInOrdnungHilfe')}</Note>
          )}
        </div>
        <Textarea
          label={t('pruefung.notiz')}
          maxLength={500}
          autosize
          minRows={2}
          value={notiz}
          onChange={(event) => setNotiz(event.currentTarget.value)}
        />
        {eintragen.isError && <Failed failure={eintragen.error} />}
        {kartenOffen && <Note kind="hint">{t('dialog.ungespeichert')}</Note>}
        <Button
          type="submit"
          className={classes.button ?? ''}
          loading={eintragen.isPending}
          disabled={kartenOffen}
        >
          {t('pruefung.eintragen')}
        </Button>
      </form>
      <FahrtenDialog art="pruefung" name={view.benutzer.name} {...eintragen.dialog} />
    </>
  )
}

interface ResultProps {
  readonly inOrdnung: boolean
  readonly onChoice: (inOrdnung: boolean) => void
}

function Result({ inOrdnung, onChoice }: ResultProps) {
  const { t } = useTranslation('fuehrerschein')
  return (
    <div className={classes.choice}>
      <span id="ergebnis">{t('pruefung.ergebnis')}</span>
      <SegmentedControl
        aria-labelledby="ergebnis"
        data={[
          { value: 'ja', label: t('pruefung.inOrdnung') },
          { value: 'nein', label: t('pruefung.nichtInOrdnung') },
        ]}
        value={inOrdnung ? 'ja' : 'nein'}
        onChange={(value) => onChoice(value === 'ja')}
      />
    </div>
  )
}

/** One key for one note: a second press while the answer is lost notes nothing twice. */
function usePruefung(benutzerId: string, onDone: () => void) {
  const { t } = useTranslation('fuehrerschein')
  const queryClient = useQueryClient()
  const [key, setKey] = useState(newIdempotencyKey)
  const withFahrten = useWithFahrten<PruefungCreate>()
  const mutation = useMutation({
    mutationFn: (body: PruefungCreate) => createPruefung(benutzerId, body, key),
    onError: withFahrten.fragen,
    onSuccess: async () => {
      withFahrten.schliessen()
      onDone()
      notifications.show({ message: t('pruefung.eingetragen'), color: 'lampe' })
      await Promise.all(LICENCE_KEYS.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
    },
    onSettled: () => setKey(newIdempotencyKey()),
  })
  return { ...mutation, dialog: withFahrten.dialogOf(mutation) }
}
