import { Button, NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { formatMoment, formatUhrzeit } from '../../../platform/format.ts'
import { useMailsLeave, useZone } from '../../../platform/session/start.ts'
import { useUnnamed } from '../../../platform/session/useUnnamed.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Actions } from '../../../ui/form/FormBox.tsx'
import { Rows } from '../../../ui/list/Rows.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { Beschluss } from '../api/schliessungen.ts'
import {
  beschlussOf,
  type Choices,
  countOf,
  type ForAll,
  forAllOf,
  type Hit,
  umgaengeOf,
  umgangOf,
} from '../model/choices.ts'
import type { Frage } from '../model/closing.ts'
import classes from './Schliessung.module.css'

interface SchliessungProps {
  readonly frage: {
    readonly question: Frage | null
    readonly busy: boolean
    readonly answer: (beschluss: Beschluss) => void
    readonly drop: () => void
  }
}

/**
 * The bookings that a change affects, with the alternative for each: nothing is saved before the person
 * decides about them.
 */
export function SchliessungDialog({ frage }: SchliessungProps) {
  const { t } = useTranslation('schliessung')
  const { question, drop } = frage
  return (
    <Dialog opened={question !== null} onClose={drop} title={t('titel')} size="xl">
      {question !== null && <Question {...frage} question={question} />}
    </Dialog>
  )
}

/** The same within an open dialog, in place of its form. */
export function SchliessungFrage({ frage }: SchliessungProps) {
  const { question } = frage
  return question === null ? null : <Titled {...frage} question={question} />
}

function Titled(props: QuestionProps) {
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

type QuestionProps = SchliessungProps['frage'] & { readonly question: Frage }

function Question({ question: { vorschlag, anew }, busy, answer, drop }: QuestionProps) {
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

interface RowProps {
  readonly hit: Hit
  readonly choices: Choices
  readonly bleibt: boolean
  readonly onChange: (umgang: ReturnType<typeof umgangOf>) => void
}

function Row({ hit, choices, bleibt, onChange }: RowProps) {
  const { t } = useTranslation('schliessung')
  const { t: room } = useTranslation('leseraum')
  const unnamed = useUnnamed()
  const { whenOf, insteadOf } = useHitWords()
  const wann = whenOf(hit)
  const wer = hit.bucher === null ? (unnamed ?? '') : `${hit.bucher.name}, ${hit.bucher.email}`
  const umgang = umgangOf(hit, choices, bleibt)
  return (
    <li>
      <div className={classes.words}>
        <strong>
          {seatCalled(room, hit)}, {wann}
        </strong>
        {wer !== '' && <span>{wer}</span>}
        <span data-umgang={umgang} className={classes.instead}>
          {insteadOf(hit)}
        </span>
      </div>
      <NativeSelect
        aria-label={t('einzeln', { platz: seatCalled(room, hit), wann })}
        className={classes.choice ?? ''}
        value={umgang}
        data={umgaengeOf(hit, bleibt).map((value) => ({ value, label: t(`umgang.${value}`) }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value as typeof umgang)}
      />
    </li>
  )
}

/** The text of a booking's time, and of its alternative. */
function useHitWords() {
  const { t } = useTranslation('schliessung')
  const { t: room } = useTranslation('leseraum')
  const zone = useZone()
  const timesOf = ({ von, bis }: Pick<Hit, 'von' | 'bis'>) => ({
    von: formatUhrzeit(Temporal.Instant.from(von), zone),
    bis: formatUhrzeit(Temporal.Instant.from(bis), zone),
  })
  return {
    whenOf: (hit: Hit) =>
      t('wann', { von: formatMoment(Temporal.Instant.from(hit.von), zone), bis: timesOf(hit).bis }),
    insteadOf: ({ ersatz }: Hit) => {
      if (ersatz === null) return t('ersatz.keiner')
      const { art, grundriss } = ersatz
      const platz = seatCalled(room, ersatz)
      return t(`ersatz.${art}`, { platz, grundriss, ...timesOf(ersatz) })
    },
  }
}
