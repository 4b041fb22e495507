import { Button } from '@mantine/core'
import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { describeFailure } from '../../../platform/describeFailure.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { isOvertaken, shownWert } from '../model/entwurf.ts'
import type { FieldSpec, Section } from '../model/fields.ts'
import { type HausForm, useHausForm } from '../model/useHausForm.ts'
import { useWords } from '../model/useWords.ts'
import classes from './Einstellung.module.css'
import { HausField } from './HausField.tsx'
import { Herkunft } from './Herkunft.tsx'

interface HausSectionProps {
  readonly abschnitt: Section
  readonly felder: readonly FieldSpec[]
  readonly views: readonly EinstellungView[]
}

/** A section of the house's settings, saved as one. */
export function HausSection({ abschnitt, felder, views }: HausSectionProps) {
  const { t } = useTranslation('einstellung')
  const { t: shell } = useTranslation()
  const form = useHausForm(views)
  const titel = abschnitt === 'mails' ? t('mails.hausTitel') : t(`abschnitt.${abschnitt}.titel`)
  const text = abschnitt === 'mails' ? t('mails.hausText') : t(`abschnitt.${abschnitt}.text`)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    // What is wrong is only shown from now on, after the next drawing.
    if (!form.speichern())
      requestAnimationFrame(() => target.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <Panel aria-labelledby={`haus-${abschnitt}`} className={classes.section ?? ''}>
      <div>
        <h2 id={`haus-${abschnitt}`}>{titel}</h2>
        <p className={classes.quiet}>{text}</p>
      </div>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.fields}>
          {felder.map((feld) => (
            <Field key={feld.name} feld={feld} views={views} form={form} />
          ))}
        </div>
        {form.veraltet && <Note kind="refusal" title={t('veraltet')} />}
        {form.fehler !== null && <Note kind="refusal" title={describeFailure(form.fehler, shell).text} />}
        <div className={classes.buttons}>
          <Button
            type="submit"
            disabled={!form.offen}
            loading={form.laeuft}
            aria-label={t('speichernName', { abschnitt: titel })}
          >
            {t('speichern')}
          </Button>
          {form.offen && (
            <Button
              variant="default"
              aria-label={t('verwerfenName', { abschnitt: titel })}
              onClick={form.verwerfen}
            >
              {t('verwerfen')}
            </Button>
          )}
          <Announced as="span" className={classes.message}>
            {form.gespeichert && !form.offen ? t('gespeichert') : ''}
          </Announced>
        </div>
      </form>
    </Panel>
  )
}

interface FieldProps {
  readonly feld: FieldSpec
  readonly views: readonly EinstellungView[]
  readonly form: HausForm
}

const GRENZEN = ['fahrzeug.sauberkeitMailAussen', 'fahrzeug.sauberkeitMailInnen'] as const

function Field({ feld, views, form }: FieldProps) {
  const { t } = useTranslation('einstellung')
  const words = useWords()
  const { entwurf } = form
  const view = views.find(({ name }) => name === feld.name)
  if (view === undefined) return null
  const shown = (name: EinstellungName) => shownWert(views, entwurf, name)
  const stufen = shown('fahrzeug.sauberkeitStufen')
  const draft = entwurf.get(feld.name)
  const back = view.herkunft !== 'default' && draft?.wert !== null
  return (
    <div
      className={classes.field}
      data-breit={feld.art === 'stufen' || feld.art === 'adressen' || undefined}
      data-schalter={feld.art === 'schalter' || undefined}
    >
      <HausField
        feld={feld}
        wert={shown(feld.name)}
        grund={form.grundOf(feld.name)}
        stufen={Array.isArray(stufen) ? stufen.map(String) : []}
        grenzen={GRENZEN.map((name) => String(shown(name)))}
        onChange={(wert) => form.change(feld.name, wert)}
      />
      {isOvertaken(views, entwurf, feld.name) && (
        <Announced as="p" className={classes.meanwhile} appears>
          {t('inzwischen', { wert: words.wertText(feld, view.wert) })}
        </Announced>
      )}
      <Herkunft
        feld={words.name(feld.name)}
        herkunft={view.herkunft}
        statt={draft && (draft.wert === null ? t('wirdVorgabe') : t('geaendert'))}
        ziel={back ? words.zurueckText(feld, view) : undefined}
        onBack={() => form.change(feld.name, null)}
      />
    </div>
  )
}
