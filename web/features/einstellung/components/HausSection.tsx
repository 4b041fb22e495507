import { Button } from '@mantine/core'
import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import type { FieldSpec as FormFieldSpec } from '../../../ui/form/spec.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { shownWert } from '../model/entwurf.ts'
import type { FieldSpec, Section } from '../model/fields.ts'
import { type HausForm, isStale, useHausForm } from '../model/useHausForm.ts'
import { useWords } from '../model/useWords.ts'
import classes from './Einstellung.module.css'
import { HausField } from './HausField.tsx'
import { Herkunft } from './Herkunft.tsx'

interface HausSectionProps {
  readonly abschnitt: Section['abschnitt']
  readonly felder: readonly FieldSpec[]
  readonly views: readonly EinstellungView[]
}

/** A section of the house's settings, saved as one. */
export function HausSection({ abschnitt, felder, views }: HausSectionProps) {
  const { t } = useTranslation('einstellung')
  const haus = useHausForm(views, felder)
  const { form, offen, gespeichert, verwerfen } = haus
  const titel = abschnitt === 'mails' ? t('mails.hausTitel') : t(`abschnitt.${abschnitt}.titel`)
  const text = abschnitt === 'mails' ? t('mails.hausText') : t(`abschnitt.${abschnitt}.text`)
  return (
    <Panel aria-labelledby={`haus-${abschnitt}`} className={classes.section ?? ''}>
      <div>
        <h2 id={`haus-${abschnitt}`}>{titel}</h2>
        <p className={classes.quiet}>{text}</p>
      </div>
      <FormBox form={form} className={classes.form}>
        <div className={classes.fields}>
          {felder.map((feld) => (
            <SectionField key={feld.name} feld={feld} views={views} haus={haus} />
          ))}
        </div>
        <FormFailure instead={(problem) => (isStale(problem) ? t('veraltet') : undefined)} />
        <div className={classes.buttons}>
          <Submit disabled={!offen} name={t('speichernName', { abschnitt: titel })}>
            {t('speichern')}
          </Submit>
          {offen && (
            <Button
              size="md"
              variant="default"
              aria-label={t('verwerfenName', { abschnitt: titel })}
              onClick={verwerfen}
            >
              {t('verwerfen')}
            </Button>
          )}
          <Announced as="span" className={classes.message}>
            {gespeichert ? t('gespeichert') : ''}
          </Announced>
        </div>
      </FormBox>
    </Panel>
  )
}

interface SectionFieldProps {
  readonly feld: FieldSpec
  readonly views: readonly EinstellungView[]
  readonly haus: HausForm
}

const GRENZEN = ['fahrzeug.sauberkeitMailAussen', 'fahrzeug.sauberkeitMailInnen'] as const

function SectionField({ feld, views, haus }: SectionFieldProps) {
  const { t } = useTranslation('einstellung')
  const words = useWords()
  const { form, entwurf } = haus
  const { name } = feld
  const view = views.find((one) => one.name === name)
  if (view === undefined) return null
  const shown = (option: EinstellungName) => shownWert(views, form.values, option)
  const stufen = shown('fahrzeug.sauberkeitStufen')
  const goesBack = entwurf.get(name) === null
  const back = view.herkunft !== 'default' && !goesBack
  const spec: FormFieldSpec<unknown> = {
    label: words.name(name),
    input: ({ fault, change }) => (
      <HausField
        feld={feld}
        wert={shown(name)}
        fault={fault}
        stufen={Array.isArray(stufen) ? stufen.map(String) : []}
        grenzen={GRENZEN.map((grenze) => String(shown(grenze)))}
        onChange={change}
      />
    ),
  }
  return (
    <div
      className={classes.field}
      data-breit={feld.art === 'stufen' || feld.art === 'adressen' || undefined}
      data-schalter={feld.art === 'schalter' || undefined}
    >
      <Field form={form} name={name} as={spec} />
      {form.overtaken.includes(name) && (
        <Announced as="p" className={classes.meanwhile} appears>
          {t('inzwischen', { wert: words.wertText(feld, view.wert) })}
        </Announced>
      )}
      <Herkunft
        feld={words.name(name)}
        herkunft={view.herkunft}
        statt={entwurf.has(name) ? t(goesBack ? 'wirdVorgabe' : 'geaendert') : undefined}
        ziel={back ? words.zurueckText(feld, view) : undefined}
        onBack={() => form.change({ [name]: null })}
      />
    </div>
  )
}
