import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/standort'
import type { StandortGebrauch, StandortView } from '@platzwart/contract/standort'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SaveEnd } from '../../../frame/SaveEnd.tsx'
import { ask } from '../../../platform/api.ts'
import { newId } from '../../../platform/newId.ts'
import { ApiProblem } from '../../../platform/problem.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field, Fields } from '../../../ui/form/Field.tsx'
import { FormBox } from '../../../ui/form/FormBox.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import classes from '../../../ui/pflege/pflege.module.css'
import { STANDORT_KEYS } from '../api/standorte.ts'

interface Abstellplatz {
  /** Its id if it exists already. */
  readonly id?: string
  readonly name: string
}

interface Values {
  readonly name: string
  readonly adresse: string
  readonly abstellplaetze: readonly Abstellplatz[]
}

const EMPTY: Values = { name: '', adresse: '', abstellplaetze: [] }

const nameOf = (at: number) => `abstellplaetze.${at}.name`

interface StandortFormProps {
  /** Null for a new one. */
  readonly view: StandortView | null
  readonly gebrauch: StandortGebrauch | undefined
  readonly onSaved: (view: StandortView) => void
}

/** A location with its parking spaces; a space with a vehicle says so, and cannot be removed. */
export function StandortForm({ view, gebrauch, onSaved }: StandortFormProps) {
  const { t } = useTranslation('standort')
  const queryClient = useQueryClient()
  const [fresh] = useState(newId)
  const refresh = () =>
    Promise.all(STANDORT_KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  const form = useForm({
    start: (): Values =>
      view === null ? EMPTY : { name: view.name, adresse: view.adresse, abstellplaetze: view.abstellplaetze },
    live: true,
    fields: {
      name: text({ label: t('feld.name'), missing: t('pflege:pflicht'), max: 120 }),
      adresse: text({ label: t('feld.adresse'), hint: t('feld.adresseHilfe'), max: 300, lines: 2 }),
    },
    // A row without a name is an error, and neither saved nor dropped silently.
    check: ({ abstellplaetze }) =>
      new Map(
        abstellplaetze.flatMap(({ name }, at) =>
          name.trim() === '' ? [[nameOf(at), t('abstellplatz.ohneName')]] : [],
        ),
      ),
    send: (values, { key }) =>
      ask(wire.saveStandort, {
        id: view?.id ?? fresh,
        draft: values,
        version: view?.version,
        idempotencyKey: key,
      }),
    says: ({ name }) => t('gespeichert', { name }),
    onDone: async (saved) => {
      await refresh()
      onSaved(saved)
    },
    onFailed: (failure) => (failure instanceof ApiProblem && failure.status === 412 ? refresh() : undefined),
  })
  return (
    <FormBox form={form} className={classes.form}>
      <Fields form={form} />
      <Abstellplaetze form={form} gebrauch={gebrauch} />
      <SaveEnd
        form={form}
        conflicts={form.conflicts.map((feld) => t(`feld.${feld}`))}
        fresh={view === null}
      />
    </FormBox>
  )
}

interface AbstellplaetzeProps {
  readonly form: ReturnType<typeof useForm<Values, StandortView>>
  readonly gebrauch: StandortGebrauch | undefined
}

function Abstellplaetze({ form, gebrauch }: AbstellplaetzeProps) {
  const { t } = useTranslation('standort')
  const { abstellplaetze } = form.values
  const { root, add, remove } = useLines(form)
  const carsOn = (id: string | undefined) =>
    (gebrauch?.fahrzeuge ?? [])
      .filter((car) => id !== undefined && car.abstellplatzId === id && !car.deaktiviert)
      .map(({ kennzeichen }) => kennzeichen)
      .join(', ')
  return (
    <fieldset ref={root} className={classes.gruppe} data-field="abstellplaetze">
      <legend>{t('feld.abstellplaetze')}</legend>
      <p className={classes.quiet}>{t('abstellplatz.text')}</p>
      {abstellplaetze.length > 0 && (
        <ul className={classes.entries}>
          {abstellplaetze.map(({ id, name }, i) => {
            const cars = carsOn(id)
            return (
              // A row has no id until it is saved.
              <li key={id ?? `neu-${i.toString()}`} className={classes.entry}>
                <Field
                  form={form}
                  name={`abstellplaetze.${i}.name`}
                  as={text({ label: t('abstellplatz.name', { nummer: i + 1 }), max: 60, bare: true })}
                />
                <span className={classes.quiet}>
                  {cars !== '' && t('abstellplatz.belegt', { kennzeichen: cars })}
                </span>
                <Button
                  variant="default"
                  disabled={cars !== ''}
                  aria-label={t('abstellplatz.weg', { name: name || i + 1 })}
                  onClick={() => remove(i)}
                >
                  {t('abstellplatz.entfernen')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} data-dazu onClick={add}>
          {t('abstellplatz.dazu')}
        </Button>
      </div>
    </fieldset>
  )
}

/** A new row takes the focus, and a removed one passes it to the next, or to the button that adds one. */
function useLines({ values, change }: AbstellplaetzeProps['form']) {
  const { abstellplaetze } = values
  const root = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const at = Math.min(wanted.current, abstellplaetze.length - 1)
    wanted.current = null
    const field = root.current?.querySelector<HTMLElement>(`[data-field="${nameOf(at)}"] input`)
    const button = root.current?.querySelector<HTMLElement>('[data-dazu]')
    const next = field ?? button
    next?.focus()
  }, [abstellplaetze])
  function become(next: readonly Abstellplatz[], focused: number) {
    wanted.current = focused
    change({ abstellplaetze: next })
  }
  return {
    root,
    add: () => become(abstellplaetze.concat({ name: '' }), abstellplaetze.length),
    remove: (gone: number) =>
      become(
        abstellplaetze.filter((_, at) => at !== gone),
        gone,
      ),
  }
}
