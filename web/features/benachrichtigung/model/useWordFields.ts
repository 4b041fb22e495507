import { braced, MAX_LENGTH } from '@platzwart/domain/mailtext/judge'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { FieldSpec } from '../../../ui/form/spec.ts'
import { text } from '../../../ui/form/text.tsx'
import type { Mailtext } from '../api/mailtexte.ts'
import { fieldsOf, judgeValues, partOf, SPRACHEN, type WordField, type WordValues } from './wordForm.ts'

/** Initial lines of a multi-line part. */
const LINES = 3

/** The fields of a kind's words in both languages, with validation. */
export function useWordFields({ typ, platzhalter }: Mailtext) {
  const { t } = useTranslation('mailtext')
  const specOf = (field: WordField): FieldSpec<string> => {
    const [sprache, teil] = partOf(field)
    const worte = (teil === 'betreff' ? platzhalter.betreff : platzhalter.text).map(braced).join(', ')
    return text({
      label: t(`feld.${sprache}.${teil}`),
      hint: t(`hilfe.${teil}`, { worte }),
      missing: t('pflicht'),
      max: MAX_LENGTH[teil],
      autoComplete: 'off',
      wide: true,
      ...(teil === 'betreff' ? {} : { lines: LINES }),
    })
  }
  const fields = Object.fromEntries(
    SPRACHEN.flatMap(fieldsOf).map((field) => [field, specOf(field)]),
  ) as Readonly<Record<WordField, FieldSpec<string>>>
  return {
    fields,
    check: (values: WordValues) =>
      new Map(
        judgeValues(typ, values)
          // Of several issues in one field the first wins.
          .toReversed()
          .map(({ field, code, data }) => [field as string, t(`fehler:${code}`, { ...data })] as const),
      ),
    saysAtOnce: () => true,
  }
}
