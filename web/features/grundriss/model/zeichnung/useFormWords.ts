import type { Form } from '@platzwart/contract/leseraum'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { drawnOf, middleOf } from './forms.ts'

/** A shape's accessible name: kind, text or length, and position. */
export function useFormWords() {
  const { t, language } = useTranslation('zeichnung')
  return (form: Form): string => {
    const { x, y } = middleOf(form)
    const text = (language === 'en' ? form.textEn : undefined) ?? form.text ?? ''
    const place = { links: Math.round(x), oben: Math.round(y) }
    if (form.art === 'text') return t('name.text', { text, ...place })
    const art = t(`art.${form.art}`)
    const known = drawnOf(form)
    if (known === null) return t('name.form', { art, ...place })
    return t('name.strecke', { art, laenge: Math.round(known.drawn.breite), ...place })
  }
}
