import { Button, NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { formatMoment, formatUhrzeit } from '../../../platform/format.ts'
import { useMailsLeave, useZone } from '../../../platform/session/start.ts'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Actions } from '../../../ui/form/FormBox.tsx'
import { Rows } from '../../../ui/list/Rows.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { AnyHit, AnyVorschlag, Beschluss, HitWords } from '../art.ts'
import {
  beschlussOf,
  type Choices,
  countOf,
  type ForAll,
  forAllOf,
  umgaengeOf,
  umgangOf,
} from '../model/choices.ts'
import type { Frage } from '../model/closing.ts'
import classes from './Schliessung.module.css'

interface SchliessungProps<V extends AnyVorschlag> {
  readonly frage: {
    readonly question: Frage<V> | null
    readonly busy: boolean
    readonly answer: (beschluss: Beschluss) => void
    readonly drop: () => void
  }
}

/**
 * The bookings that a change affects, with the alternative for each: nothing is saved before the person
 * decides about them.
 */
export function SchliessungDialog<V extends AnyVorschlag>({ frage }: SchliessungProps<V>) {
  const { t } = useTranslation('schliessung')
  const { question, drop } = frage
  return (
    <Dialog opened={question !== null} onClose={drop} title={t('titel')} size="xl">
      {question !== null && <Question {...frage} question={question} />}
    </Dialog>
  )
}

/** The same within an open dialog, in place of its form. */
export function SchliessungFrage<V extends AnyVorschlag>({ frage }: SchliessungProps<V>) {
  const { question } = frage
  return question === null ? null : <Titled {...frage} question={question} />
}

function Titled<V extends AnyVorschlag>(props: QuestionProps<V>) {
  const { t } = useTranslation('schliessung')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.question}>
      <h3 ref={heading} tabIndex={-1}>
        {t('titel')}
      </h3>
      <Question {...props} />
    </section>
  )
}

type QuestionProps<V extends AnyVorschlag> = SchliessungProps<V>['frage'] & { readonly question: Frage<V> }

function Question<V extends AnyVorschlag>({ question, busy, answer, drop }: QuestionProps<V>) {
  const { vorschlag, anew, useWords } = question
  const words = useWords()
  const { t } = useTranslation('schliessung')
  const mails = useMailsLeave()
  const [choices, setChoices] = useState<Choices>({ alle: 'verschiebenSonstStornieren', ausnahmen: {} })
  const { anzahl, verschiebbar, bleibt, buchungen } = vorschlag
  const count = countOf(vorschlag, choices)
  return (
    <div className={classes.question}>
      {anew && (
        <Note kind="hint" news>
          <p>{t('anders')}</p>
        </Note>
      )}
      <p>
        {t('trifft', { count: anzahl })} {t('verschiebbar', { count: verschiebbar })}
      </p>
      <NativeSelect
        label={t('alle.titel')}
        value={choices.alle}
        data-autofocus
        data={forAllOf(vorschlag).map((value) => ({ value, label: t(`alle.${value}`) }))}
        onChange={({ currentTarget }) => setChoices({ alle: currentTarget.value as ForAll, ausnahmen: {} })}
      />
      <Rows scrolls className={classes.hits}>
        {buchungen.map((hit) => (
          <Row
            key={hit.id}
            hit={hit}
            words={words}
            choices={choices}
            bleibt={bleibt}
            onChange={(umgang) =>
              setChoices({ ...choices, ausnahmen: { ...choices.ausnahmen, [hit.id]: umgang } })
            }
          />
        ))}
      </Rows>
      {anzahl > buchungen.length && (
        <p className={classes.quiet}>{t('weitere', { count: anzahl - buchungen.length })}</p>
      )}
      <Announced as="p">{t('summe', count)}</Announced>
      <p className={classes.quiet}>{t(mails ? 'danach' : 'danachOhneMail')}</p>
      <Actions>
        <Button variant="default" onClick={drop}>
          {t('zurueck')}
        </Button>
        <Button loading={busy} onClick={() => answer(beschlussOf(vorschlag, choices))}>
          {t('speichern')}
        </Button>
      </Actions>
    </div>
  )
}

interface RowProps<V extends AnyVorschlag> {
  readonly hit: V['buchungen'][number]
  readonly words: HitWords<V>
  readonly choices: Choices
  readonly bleibt: boolean
  readonly onChange: (umgang: ReturnType<typeof umgangOf>) => void
}

function Row<V extends AnyVorschlag>({ hit, words, choices, bleibt, onChange }: RowProps<V>) {
  const { t } = useTranslation('schliessung')
  const unnamed = useUnnamed()
  const { whenOf, timesOf } = useHitTimes()
  const platz = words.booked(hit)
  const { ersatz } = hit
  const wann = whenOf(hit)
  const wer = hit.bucher === null ? (unnamed ?? '') : `${hit.bucher.name}, ${hit.bucher.email}`
  const umgang = umgangOf(hit, choices, bleibt)
  return (
    <li>
      <div className={classes.words}>
        <strong>
          {platz}, {wann}
        </strong>
        {wer !== '' && <span>{wer}</span>}
        <span data-umgang={umgang} className={classes.instead}>
          {ersatz === null ? t('ersatz.keiner') : words.instead(ersatz, timesOf(ersatz))}
        </span>
      </div>
      <NativeSelect
        aria-label={t('einzeln', { platz, wann })}
        className={classes.choice ?? ''}
        value={umgang}
        data={umgaengeOf(hit, bleibt).map((value) => ({ value, label: t(`umgang.${value}`) }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value as typeof umgang)}
      />
    </li>
  )
}

function useHitTimes() {
  const { t } = useTranslation('schliessung')
  const zone = useZone()
  const timesOf = ({ von, bis }: Pick<AnyHit, 'von' | 'bis'>) => ({
    von: formatUhrzeit(Temporal.Instant.from(von), zone),
    bis: formatUhrzeit(Temporal.Instant.from(bis), zone),
  })
  return {
    timesOf,
    whenOf: (hit: AnyHit) =>
      t('wann', { von: formatMoment(Temporal.Instant.from(hit.von), zone), bis: timesOf(hit).bis }),
  }
}
