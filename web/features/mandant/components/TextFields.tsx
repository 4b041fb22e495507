import { SegmentedControl } from '@mantine/core'
import type { Rechtstexte } from '@platzwart/contract/mandant'
import { useId, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import type { Form } from '../../../ui/form/useForm.ts'
import { prose } from './prose.tsx'
import { StatementProposal } from './StatementProposal.tsx'
import classes from './TextFields.module.css'
import { Writing } from './Writing.tsx'

const OF = {
  de: ['impressum', 'datenschutz', 'barrierefreiheit'],
  en: ['impressumEn', 'datenschutzEn', 'barrierefreiheitEn'],
} as const

/** The fields of a house's texts. */
export function useTextFields() {
  const { t } = useTranslation('haus')
  const example = t('texte.beispiel')
  return {
    impressum: prose(t('feld.impressum'), 'de', example),
    impressumEn: prose(t('feld.impressumEn'), 'en', example),
    datenschutz: prose(t('feld.datenschutz'), 'de', ''),
    datenschutzEn: prose(t('feld.datenschutzEn'), 'en', ''),
    barrierefreiheit: prose(t('feld.barrierefreiheit'), 'de', ''),
    barrierefreiheitEn: prose(t('feld.barrierefreiheitEn'), 'en', ''),
  }
}

interface TextFieldsProps {
  readonly form: Pick<Form<Rechtstexte>, 'change' | 'field' | 'specs' | 'values'>
}

/** Imprint and privacy policy in one language at a time, each with a preview. */
export function TextFields({ form }: TextFieldsProps) {
  const { t, language } = useTranslation('haus')
  const label = useId()
  const [lang, setLang] = useState(language)
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <div className={classes.language}>
          <span id={label} className={classes.label}>
            {t('texte.sprache')}
          </span>
          <SegmentedControl
            aria-labelledby={label}
            data={(['de', 'en'] as const).map((value) => ({ value, label: t(`shell:language.${value}`) }))}
            value={lang}
            onChange={(value) => setLang(value === 'en' ? 'en' : 'de')}
          />
        </div>
        <p className={classes.quiet}>{t('texte.ohneAnderen')}</p>
      </div>
      <Writing />
      <Fields key={lang} form={form} names={OF[lang]} />
      <StatementProposal form={form} lang={lang} />
    </div>
  )
}
