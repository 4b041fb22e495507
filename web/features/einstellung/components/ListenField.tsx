import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { moved, removed, renamed } from '../model/liste.ts'
import classes from './Einstellung.module.css'

interface ListenFieldProps {
  readonly label: string
  readonly text: string
  readonly fehler: string | undefined
  readonly liste: readonly string[]
  /** States are ordered; addresses are not. */
  readonly art: 'zustand' | 'adresse'
  readonly maxLength: number
  /** Why an entry cannot be removed. */
  readonly stays?: (eintrag: string) => string | null
  readonly onChange: (liste: readonly string[]) => void
}

type RowButton = 'feld' | 'hoch' | 'runter'

/** An editable list of names: add, edit, remove, and reorder by buttons or by Alt and an arrow key. */
export function ListenField(props: ListenFieldProps) {
  const { label, text, fehler, liste, art, stays, onChange } = props
  const { t } = useTranslation('einstellung')
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const focusNext = useRef<readonly [at: number, knopf: RowButton] | null>(null)
  const [told, setMessage] = useState('')
  const [denied, setDenied] = useState<string | null>(null)
  useEffect(() => {
    if (focusNext.current === null) return
    const [at, knopf] = focusNext.current
    focusNext.current = null
    const find = (one: RowButton) =>
      root.current?.querySelector<HTMLElement>(`[data-at="${at}"][data-knopf="${one}"]:not(:disabled)`)
    const target = find(knopf) ?? find('feld') ?? root.current?.querySelector<HTMLElement>('[data-neu]')
    target?.focus()
  })
  function put(next: readonly string[], focus: readonly [number, RowButton], said: string) {
    focusNext.current = focus
    setDenied(null)
    setMessage(said)
    onChange(next)
  }
  function move(at: number, by: -1 | 1, knopf: RowButton) {
    const next = moved(liste, at, by)
    if (next === liste) return
    const stands = { eintrag: liste[at] ?? '', nummer: at + by + 1, anzahl: liste.length }
    put(next, [at + by, knopf], t('liste.steht', stands))
  }
  function takeOut(at: number) {
    const eintrag = liste[at] ?? ''
    const why = liste.indexOf(eintrag) === liste.lastIndexOf(eintrag) ? (stays?.(eintrag) ?? null) : null
    if (why === null) put(removed(liste, at), [Math.max(0, at - 1), 'feld'], t('liste.entfernt', { eintrag }))
    else setDenied(why)
  }
  const rows = liste.map((eintrag, at) => ({ eintrag, at, key: `${art}${at}` }))
  const shown = denied ?? fehler
  const neu = t(art === 'zustand' ? 'liste.neuerZustand' : 'liste.neueAdresse')
  return (
    <fieldset
      ref={root}
      className={classes.listField}
      aria-describedby={shown === undefined ? `${id}-text` : `${id}-text ${id}-fehler`}
    >
      <legend>{label}</legend>
      <p id={`${id}-text`} className={classes.quiet}>
        {text}
      </p>
      <ol className={classes.liste} data-art={art}>
        {rows.map(({ eintrag, at, key }) => (
          <Row
            key={key}
            {...props}
            eintrag={eintrag}
            at={at}
            falsch={fehler !== undefined}
            onName={(name) => {
              setDenied(null)
              onChange(renamed(liste, at, name))
            }}
            onMove={(by, knopf) => move(at, by, knopf)}
            onRemove={() => takeOut(at)}
          />
        ))}
      </ol>
      {shown !== undefined && (
        <p id={`${id}-fehler`} className={classes.fehler} role="alert">
          {shown}
        </p>
      )}
      <Button
        variant="default"
        className={classes.new ?? ''}
        data-neu
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => put([...liste, ''], [liste.length, 'feld'], '')}
      >
        {neu}
      </Button>
      <Announced as="p" className="visually-hidden">
        {told}
      </Announced>
    </fieldset>
  )
}

interface RowProps extends ListenFieldProps {
  readonly eintrag: string
  readonly at: number
  readonly falsch: boolean
  readonly onName: (name: string) => void
  readonly onMove: (by: -1 | 1, knopf: RowButton) => void
  readonly onRemove: () => void
}

function Row({ eintrag, at, liste, art, falsch, maxLength, onName, onMove, onRemove }: RowProps) {
  const { t } = useTranslation('einstellung')
  const label = t(`liste.${art}`, { nummer: at + 1 })
  const name = eintrag.trim() === '' ? label : eintrag
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || art !== 'zustand' || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1, 'feld')
  }
  return (
    <li className={classes.eintrag}>
      <TextInput
        className={classes.write ?? ''}
        aria-label={label}
        aria-invalid={falsch || undefined}
        type={art === 'adresse' ? 'email' : 'text'}
        autoComplete="off"
        maxLength={maxLength}
        data-at={at}
        data-knopf="feld"
        value={eintrag}
        onKeyDown={onKeyDown}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      {art === 'zustand' &&
        ([-1, 1] as const).map((by) => {
          const knopf = by === -1 ? 'hoch' : 'runter'
          const Sign = by === -1 ? IconArrowUp : IconArrowDown
          return (
            <ActionIcon
              key={knopf}
              variant="subtle"
              size={44}
              data-at={at}
              data-knopf={knopf}
              disabled={by === -1 ? at === 0 : at === liste.length - 1}
              aria-label={t(`liste.${knopf}`, { eintrag: name })}
              onClick={() => onMove(by, knopf)}
            >
              <Sign size={18} aria-hidden />
            </ActionIcon>
          )
        })}
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('liste.entfernen', { eintrag: name })}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}
