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
  /** Whoever comes here comes to type: the field that is `first` has the focus. */
  readonly takesFocus?: boolean
  /** The fields that its dialog is not left with unasked when something was typed in them; all of them by default. What is soon chosen again asks for nothing. */
  readonly asksAbout?: readonly string[]
  readonly children: ReactNode
}

/** What stands at the lower edge may lie under the form's own buttons, which stay in sight on a phone. */
const UNDER_BUTTONS = 120

/** The first field of it, wherever that opened: where it lies out of sight, the form comes into it; elsewhere nothing moves. */
function takeFocus(root: HTMLElement | null): void {
  const field = root?.querySelector<HTMLElement>('[data-autofocus]')
  if (!field) return
  field.focus({ preventScroll: true })
  const { top, bottom } = field.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight - UNDER_BUTTONS) root?.scrollIntoView({ block: 'nearest' })
}

/** The form around its fields. */
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

/** What was typed before the page went stands here again, and is thrown away by a press. */
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
  /** Where a dialog begins: nothing has to be typed. */
  readonly first?: boolean
  /** What it is called where several of a page read the same. */
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
