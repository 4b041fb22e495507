import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { landingOf } from '../form/landing.ts'
import { type Outcome, useSending } from '../form/useSending.ts'
import { Note } from '../Note.tsx'
import { ActFailure } from './ActFailure.tsx'
import classes from './pflege.module.css'

interface RemoveProps {
  readonly title: string
  /** When it can be done, and what is deleted with it. */
  readonly text: string
  /** The confirmation. */
  readonly question: string
  readonly send: (key: string) => Promise<unknown>
  readonly outcome: Outcome<unknown>
}

const NOWHERE = { shows: () => false, nameOf: (field: string) => field }

/** Deletes a record after a confirmation; if that is refused, it says why. */
export function Remove({ title, text, question, send, outcome }: RemoveProps) {
  const { t } = useTranslation('pflege')
  const heading = useId()
  const [asked, setAsked] = useState(false)
  const remove = useSending({ ...outcome, send: (_: null, { key }) => send(key) })
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className={classes.quiet}>{text}</p>
      <ActFailure
        title={t('nichtGeloescht')}
        failure={remove.failure}
        rest={landingOf(remove.failure, NOWHERE).rest}
      />
      {asked && <Note kind="hint" news title={question} />}
      <div className={classes.buttons}>
        {asked ? (
          <>
            <Button className={classes.heavy ?? ''} loading={remove.busy} onClick={() => remove.mutate(null)}>
              {t('jaLoeschen')}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {t('abbrechen')}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('loeschen')}
          </Button>
        )}
      </div>
    </section>
  )
}
