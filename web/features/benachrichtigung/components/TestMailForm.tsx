import { Button } from '@mantine/core'
import type { TestMailResult } from '@platzwart/contract/benachrichtigung'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { useId, useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { Note } from '../../../ui/Note.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'

/** Tests the delivery with the mail server itself: to oneself, or to another address. */
export function TestMailForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('auftrag')
  const heading = useId()
  const [result, setResult] = useState<TestMailResult | null>(null)
  const form = useForm({
    start: { adresse: useSitzung().benutzer.email },
    which: 'testmail',
    fields: {
      adresse: text({
        label: t('post.testmail.an'),
        hint: t('post.testmail.hinweis'),
        max: 254,
        missing: t('post.testmail.fehlt'),
        type: 'email',
        autoComplete: 'off',
        first: true,
      }),
    },
    send: ({ adresse }) => {
      setResult(null)
      return ask(wire.sendTestMail, { body: { adresse } })
    },
    onDone: setResult,
  })
  return (
    <section className={pflege.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('post.testmail.titel')}</h2>
      <FormBox form={form} labelledBy={heading} takesFocus asksAbout={[]}>
        <Fields form={form} />
        <FormFailure />
        {result !== null && <Result result={result} />}
        <Actions>
          <Submit>{t('post.testmail.senden')}</Submit>
          <Button variant="default" onClick={onClose}>
            {t('post.testmail.schliessen')}
          </Button>
        </Actions>
      </FormBox>
    </section>
  )
}

function Result({ result: { ergebnis, antwort } }: { readonly result: TestMailResult }) {
  const { t } = useTranslation('auftrag')
  const title = t(`post.testmail.${ergebnis}`)
  if (ergebnis === 'keinServer') {
    return (
      <Note kind="hint" news title={title}>
        {t('post.testmail.richtetEin')}
      </Note>
    )
  }
  if (ergebnis === 'gesendet') {
    return (
      <Note kind="done" title={title}>
        {antwort !== null && <p>{t('post.testmail.sagt', { antwort })}</p>}
        <p>{t('post.testmail.danach')}</p>
      </Note>
    )
  }
  const said = ergebnis === 'abgelehnt' ? 'post.testmail.sagt' : 'post.testmail.grund'
  return (
    <Note kind="refusal" title={title}>
      {antwort === null ? t('post.testmail.schweigt') : t(said, { antwort })}
    </Note>
  )
}
