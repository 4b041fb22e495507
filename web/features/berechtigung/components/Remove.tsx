import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { ActFailure } from '../../../ui/pflege/ActFailure.tsx'
import { PEOPLE_KEYS } from '../model/usePeopleLive.ts'
import classes from './Rollen.module.css'

interface RemoveProps {
  readonly name: string
  /** Says whom it affects. */
  readonly question: string
  readonly send: (idempotencyKey: string) => Promise<unknown>
  readonly onDone: () => void
}

/** Deletes a role or a group, after saying whom that affects. */
export function Remove({ name, question, send, onDone }: RemoveProps) {
  const { t } = useTranslation('berechtigung')
  const [asked, setAsked] = useState(false)
  const remove = useAct({
    send: (_: null, key) => send(key),
    failsBeside: true,
    says: () => t('form.geloescht', { name }),
    refreshes: PEOPLE_KEYS,
    onDone,
  })
  return (
    <div className={`${classes.section} ${classes.remove}`}>
      <ActFailure failure={remove.failure} />
      {asked && (
        <Announced as="p" appears>
          {question}
        </Announced>
      )}
      <div className={classes.buttons}>
        {asked ? (
          <>
            <Button loading={remove.busy} onClick={() => remove.start(null)}>
              {t('form.ja')}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {t('form.nein')}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('form.loeschen')}
          </Button>
        )}
      </div>
    </div>
  )
}
