import { Button } from '@mantine/core'
import type { AnonymisierungView, BenutzerView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useMailsLeave } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import { bestandInWords } from '../../mandant/model/bestandWords.ts'
import { anonymisierungOptions } from '../api/benutzer.ts'
import { usePersonSaved } from '../model/usePersonSaved.ts'
import classes from './Benutzer.module.css'
import { Buchungen } from './Buchungen.tsx'
import { Erwaehnungen } from './Erwaehnungen.tsx'
import { Previewed } from './Previewed.tsx'

interface AnonymisierungProps {
  readonly person: BenutzerView
  /** The person no longer exists. */
  readonly onGone: () => void
}

/** Anonymises a person for good: shows a preview first, and then requires their name. */
export function Anonymisierung({ person, onGone }: AnonymisierungProps) {
  const { t } = useTranslation('benutzer')
  const [shown, setShown] = useState(false)
  const preview = useQuery({ ...anonymisierungOptions(person.id), enabled: shown })
  return (
    <section className={classes.section} aria-labelledby="anonym">
      <h3 id="anonym">{t('anonym.titel')}</h3>
      <p className={classes.quiet}>{t('anonym.hilfe')}</p>
      {!shown ? (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setShown(true)}>
            {t('anonym.ansehen')}
          </Button>
        </div>
      ) : (
        <Previewed query={preview}>
          {(data) => (
            <>
              <Preview preview={data} />
              <Erwaehnungen erwaehnungen={data.erwaehnungen} />
              <Confirmation id={person.id} name={data.name} onGone={onGone} />
            </>
          )}
        </Previewed>
      )}
    </section>
  )
}

const PARTS = ['geht', 'ohneNamen', 'bleibt'] as const

function Preview({ preview: { bestaende, buchungen } }: { readonly preview: AnonymisierungView }) {
  const { t } = useTranslation('benutzer')
  const mails = useMailsLeave()
  const say = useTranslation('datenschutz').t
  const count = buchungen.length
  return (
    <>
      {PARTS.map((part) => (
        <div key={part}>
          <h4>{t(`anonym.${part}`)}</h4>
          <ul className={classes.buchungen}>
            {bestaende
              .filter(({ wirkung }) => wirkung === part)
              .map(({ bestand, anzahl }) => {
                const { titel, frist } = bestandInWords(say, bestand)
                const behind = part === 'bleibt' ? frist : anzahl === null ? null : formatNumber(anzahl)
                return <li key={bestand}>{behind === null ? titel : t('anonym.mal', { titel, behind })}</li>
              })}
          </ul>
          {part === 'geht' && <p className={classes.quiet}>{t('anonym.konto')}</p>}
        </div>
      ))}
      <div>
        <p>
          {t(mails ? 'anonym.buchungen' : 'anonym.buchungenOhneMail', { count, anzahl: formatNumber(count) })}
        </p>
        <Buchungen buchungen={buchungen} />
      </div>
    </>
  )
}

interface ConfirmationProps {
  readonly id: string
  readonly name: string
  readonly onGone: () => void
}

function Confirmation({ id, name, onGone }: ConfirmationProps) {
  const { t } = useTranslation('benutzer')
  const saved = usePersonSaved(id)
  const form = useForm({
    start: { name: '' },
    fields: {
      name: text({ label: t('anonym.tippen', { name }), missing: t('anonym.tippenFehlt'), max: 201 }),
    },
    send: (draft, { key }) => ask(wire.anonymiseBenutzer, { id, draft, idempotencyKey: key }),
    says: () => t('anonym.fertig'),
    onDone() {
      onGone()
      return saved.onDone(undefined)
    },
  })
  return (
    <FormBox form={form}>
      <Field form={form} name="name" />
      <FormFailure />
      <div className={classes.buttons}>
        <Submit color="red">{t('anonym.ja')}</Submit>
      </div>
    </FormBox>
  )
}
