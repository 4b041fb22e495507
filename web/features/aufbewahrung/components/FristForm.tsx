import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatTag } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { whole } from '../../../ui/form/whole.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import classes from '../../../ui/pflege/pflege.module.css'
import { FRISTEN_KEYS, type Frist, previewOptions, saveFrist } from '../api/aufbewahrung.ts'

/** More are not counted. */
const MOST = 10_000

/** How long one kind is kept; while one types it says what that would mean. */
export function FristForm({ frist }: { readonly frist: Frist }) {
  const { t } = useTranslation('datenschutz')
  const queryClient = useQueryClient()
  const { art, monate, mindestens } = frist
  const sache = t(`aufbewahrung.art.${art}.titel`)
  const form = useForm({
    start: (): { readonly monate: number | null } => ({ monate }),
    live: true,
    fields: {
      monate: whole({
        ...{
          label: t('aufbewahrung.monate'),
          hint: t('aufbewahrung.hilfe', { count: mindestens }),
          missing: t('pflege:pflicht'),
        },
        ...{ min: 0, max: 1200 },
      }),
    },
    nameOf: () => 'monate',
    send: (values, { key }) => saveFrist(art, values.monate ?? 0, monate, key),
    says: () => t('aufbewahrung.gespeichert', { sache }),
    onDone: () =>
      Promise.all(FRISTEN_KEYS.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] }))),
  })
  return (
    <Panel>
      <FormBox form={form} className={classes.form}>
        <h2>{sache}</h2>
        <p className={classes.quiet}>{t(`aufbewahrung.art.${art}.text`)}</p>
        <Fields form={form} />
        <Preview frist={frist} monate={form.values.monate} />
        <FormFailure />
        <Actions>
          <Submit disabled={form.changed.length === 0} name={t('aufbewahrung.speichern', { sache })}>
            {t('pflege:speichern')}
          </Submit>
        </Actions>
      </FormBox>
    </Panel>
  )
}

interface PreviewProps {
  readonly frist: Frist
  readonly monate: number | null
}

function Preview({ frist, monate }: PreviewProps) {
  const { t } = useTranslation('datenschutz')
  const { art, mindestens } = frist
  const lawful = monate !== null && (monate === 0 || monate >= mindestens)
  const { data } = useQuery({
    ...previewOptions(art, monate ?? 0),
    enabled: lawful && monate !== frist.monate,
  })
  const { vor, anzahl } = monate === frist.monate ? frist : (data ?? frist)
  if (!lawful) return null
  if (vor === null) return <p>{t('aufbewahrung.nichts')}</p>
  const words = { count: anzahl, tag: formatTag(Temporal.PlainDate.from(vor)) }
  return (
    <Announced as="p">
      {anzahl < MOST ? t('aufbewahrung.weg', words) : t('aufbewahrung.wegViele', words)}
    </Announced>
  )
}
