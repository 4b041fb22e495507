import type { EinstellungView } from '@platzwart/contract/einstellung'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { describeFailure } from '../../../../platform/describeFailure.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../../ui/form/FormFailure.tsx'
import type { FieldSpec } from '../../../../ui/form/spec.ts'
import { Panel } from '../../../../ui/Panel.tsx'
import { OWN_DAUERN } from '../../model/fields.ts'
import { minutesIn, useDauerForm } from '../../model/useDauerForm.ts'
import { useOwn } from '../../model/useOwn.ts'
import { useWords } from '../../model/useWords.ts'
import { DauerField } from '../DauerField.tsx'
import classes from '../Einstellung.module.css'
import { Herkunft } from '../Herkunft.tsx'

/** How long before a trip's start and end the reminders are sent. */
export function OwnZeiten({ views }: { readonly views: readonly EinstellungView[] }) {
  const { t } = useTranslation('einstellung')
  return (
    <Panel aria-labelledby="zeiten" className={classes.section ?? ''}>
      <div>
        <h2 id="zeiten">{t('zeiten.titel')}</h2>
        <p className={classes.quiet}>{t('zeiten.text')}</p>
      </div>
      {OWN_DAUERN.map((name) => {
        const view = views.find((one) => one.name === name)
        return view && <OwnDauer key={name} name={name} view={view} />
      })}
    </Panel>
  )
}

interface OwnDauerProps {
  readonly name: EinstellungName
  readonly view: EinstellungView
}

function OwnDauer({ name, view }: OwnDauerProps) {
  const { t } = useTranslation('einstellung')
  const { t: shell } = useTranslation()
  const words = useWords()
  const eigene = useOwn(name)
  const { form, gespeichert } = useDauerForm(name, view)
  const offen = form.changed.length > 0
  const refused = eigene.fehler === null ? undefined : describeFailure(eigene.fehler, shell).text
  const spec: FieldSpec<number | ''> = {
    label: words.name(name),
    input: ({ value, fault, change }) => (
      <DauerField
        name={name}
        wert={value}
        fault={fault ?? refused}
        onChange={(wert) => {
          eigene.vergessen()
          change(wert)
        }}
      />
    ),
  }
  return (
    <FormBox form={form} className={classes.field}>
      <div className={classes.withButton}>
        <Field form={form} name="wert" as={spec} />
        <Submit
          variant="default"
          disabled={!offen}
          name={t('speichernName', { abschnitt: words.name(name) })}
        >
          {t('speichern')}
        </Submit>
      </div>
      <FormFailure />
      <Herkunft
        feld={words.name(name)}
        herkunft={view.herkunft}
        statt={offen ? t('geaendert') : undefined}
        told={gespeichert || eigene.gespeichert ? t('gespeichert') : undefined}
        ziel={view.herkunft === 'benutzer' ? words.zurueckText({ name, art: 'dauer' }, view) : undefined}
        onBack={() => {
          form.reset({ wert: minutesIn(view) })
          eigene.zurueck()
        }}
      />
    </FormBox>
  )
}
