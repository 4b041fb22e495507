import { Button, type ButtonProps } from '@mantine/core'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Note } from '../Note.tsx'
import classes from './form.module.css'
import { useUnsaved } from './unsaved.ts'
import type { Form } from './useForm.ts'

interface Sending extends Pick<Form<object>, 'root' | 'busy' | 'failure' | 'rest' | 'submit'> {
  readonly changed: readonly string[]
  readonly restored?: boolean
  readonly read?: object
  reset?(values: never): void
}

const OfForm = createContext<Sending | null>(null)

export function useOfForm(): Sending {
  const form = useContext(OfForm)
  if (form === null) throw new TypeError('this stands inside of a form only')
  return form
}

interface FormBoxProps {
  readonly form: Sending
  /** The id of its heading. */
  readonly labelledBy?: string
  readonly className?: string | undefined
  /** The form is the purpose of the page: the field marked `first` gets the focus. */
  readonly takesFocus?: boolean
  /**
   * The fields whose changes the dialog asks about before it closes; all by default. Anything quickly chosen
   * again needs no question.
   */
  readonly asksAbout?: readonly string[]
  readonly children: ReactNode
}

/** Height of the form's sticky buttons on a phone, below which a field at the lower edge may be hidden. */
const UNDER_BUTTONS = 120

/** Focuses the first field, and scrolls it into view only if it is out of sight. */
function takeFocus(root: HTMLElement | null): void {
  const field = root?.querySelector<HTMLElement>('[data-autofocus]')
  if (!field) return
  field.focus({ preventScroll: true })
  const { top, bottom } = field.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight - UNDER_BUTTONS) root?.scrollIntoView({ block: 'nearest' })
}

/** The form element around its fields. */
export function FormBox({
  form,
  labelledBy,
  className,
  takesFocus = false,
  asksAbout,
  children,
}: FormBoxProps) {
  const { root, changed, busy } = form
  useUnsaved(!busy && changed.some((field) => asksAbout?.includes(field) ?? true))
  useEffect(() => {
    if (takesFocus) takeFocus(root.current)
  }, [root, takesFocus])
  return (
    <OfForm value={form}>
      <form
        ref={form.root}
        className={className === undefined ? classes.form : `${classes.form} ${className}`}
        onSubmit={form.submit}
        noValidate
        aria-labelledby={labelledBy}
      >
        <Restored form={form} />
        {children}
      </form>
    </OfForm>
  )
}

/** Says that a draft was restored, and offers to discard it. */
function Restored({ form: { restored = false, read, reset } }: { readonly form: Sending }) {
  const { t } = useTranslation()
  if (!restored || read === undefined || reset === undefined) return null
  return (
    <Note kind="hint" title={t('entwurf.da')} news>
      <Button variant="default" size="xs" onClick={() => reset(read as never)}>
        {t('entwurf.verwerfen')}
      </Button>
    </Note>
  )
}

/** The buttons of a form; on a phone they stay in reach below a long dialog. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}

interface SubmitProps
  extends Pick<ButtonProps, 'disabled' | 'variant' | 'className' | 'color' | 'fullWidth' | 'leftSection'> {
  /** Takes the initial focus of a dialog in which nothing has to be typed. */
  readonly first?: boolean
  /** The accessible name, if several buttons of a page have the same label. */
  readonly name?: string
  readonly children: ReactNode
}

export function Submit({ children, first = false, name, ...look }: SubmitProps) {
  const { busy } = useOfForm()
  return (
    <Button
      type="submit"
      size="md"
      loading={busy}
      {...(name === undefined ? {} : { 'aria-label': name })}
      {...(first ? { 'data-autofocus': true } : {})}
      {...look}
    >
      {children}
    </Button>
  )
}
