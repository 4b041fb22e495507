import { Button } from '@mantine/core'
import type { BenutzerView } from '@platzwart/contract/benutzer'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSitzung } from '../../../../platform/session/start.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { PersonField } from '../../../../ui/person/PersonField.tsx'
import { otherPeopleOptions } from '../../../berechtigung/api/personen.ts'
import { zusammenfuehrungOptions } from '../../api/benutzer.ts'
import classes from '../Benutzer.module.css'
import { Previewed } from '../Previewed.tsx'
import { MergeForm } from './MergeForm.tsx'

interface ZusammenfuehrungProps {
  readonly person: BenutzerView
  /** The preselected person. */
  readonly mit?: string | undefined
  /** This person no longer exists: the other one stayed. */
  readonly onGone: () => void
}

type Stage =
  | { readonly at: 'rest' | 'search' }
  | { readonly at: 'pair'; readonly bleibt: string; readonly geht: string }

/** Merges two people: search for the other one, then choose the values field by field. */
export function Zusammenfuehrung({ person, mit, onGone }: ZusammenfuehrungProps) {
  const { t } = useTranslation('benutzer')
  const [stage, setStage] = useState<Stage>(() =>
    mit === undefined ? { at: 'rest' } : { at: 'pair', bleibt: person.id, geht: mit },
  )
  const root = useRef<HTMLElement>(null)
  // A link to merging scrolls to it, below the rest of the dialog.
  useEffect(() => {
    if (mit !== undefined) root.current?.scrollIntoView({ block: 'start' })
  }, [mit])
  return (
    <section ref={root} className={classes.section} aria-labelledby="zusammen">
      <h3 id="zusammen">{t('zusammen.titel')}</h3>
      <p className={classes.quiet}>{t('zusammen.hilfe')}</p>
      {stage.at === 'rest' && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setStage({ at: 'search' })}>
            {t('zusammen.suchen')}
          </Button>
        </div>
      )}
      {stage.at === 'search' && (
        <OtherPerson not={person.id} onChoose={(geht) => setStage({ at: 'pair', bleibt: person.id, geht })} />
      )}
      {stage.at === 'pair' && (
        <Pair
          key={stage.bleibt}
          {...stage}
          onSwap={() => setStage({ at: 'pair', bleibt: stage.geht, geht: stage.bleibt })}
          onOther={() => setStage({ at: 'search' })}
          onDone={() => (stage.bleibt === person.id ? setStage({ at: 'rest' }) : onGone())}
        />
      )}
    </section>
  )
}

interface OtherPersonProps {
  readonly not: string
  readonly onChoose: (id: string) => void
}

function OtherPerson({ not, onChoose }: OtherPersonProps) {
  const { t } = useTranslation('benutzer')
  const { benutzer } = useSitzung()
  const [suche, setSuche] = useState('')
  const { data, error } = useQuery({
    ...otherPeopleOptions(suche),
    enabled: suche !== '',
    placeholderData: keepPreviousData,
  })
  const found = data?.items
    .filter(({ id }) => id !== not && id !== benutzer.id)
    .map(({ id, vorname, nachname, email }) => ({ id, name: `${vorname} ${nachname}`, email }))
  return (
    <PersonField
      label={t('zusammen.suche')}
      failure={error}
      person={null}
      found={suche === '' ? undefined : found}
      none={t('zusammen.niemand')}
      onSearch={setSuche}
      onChange={(person) => person !== null && onChoose(person.id)}
    />
  )
}

interface PairProps {
  readonly bleibt: string
  readonly geht: string
  readonly onSwap: () => void
  readonly onOther: () => void
  readonly onDone: () => void
}

function Pair({ bleibt, geht, onSwap, onOther, onDone }: PairProps) {
  const { t } = useTranslation('benutzer')
  const preview = useQuery(zusammenfuehrungOptions(bleibt, geht))
  return (
    <>
      <Previewed query={preview}>{(data) => <MergeForm preview={data} onDone={onDone} />}</Previewed>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onSwap}>
          {t('zusammen.tauschen')}
        </Button>
        <Button variant="default" onClick={onOther}>
          {t('zusammen.andere')}
        </Button>
      </div>
    </>
  )
}
