import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import classes from './Dropdown.module.css'
import { nextEntry } from './menuKeys.ts'

const CloseMenu = createContext<() => void>(() => {})

interface DropdownProps {
  /** The button's accessible name. */
  readonly label: string
  /** The button's content. */
  readonly face: ReactNode
  /** Content above the entries, announced with the menu. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

/**
 * A menu button. Our own, because the library's brings a positioning engine into the first load for three
 * entries.
 */
export function Dropdown({ label, face, head, children }: DropdownProps) {
  const [opened, setOpened] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!opened) return
    const entries = entriesOf(menu.current)
    const chosen = entries.find((entry) => entry.getAttribute('aria-checked') === 'true')
    ;(chosen ?? entries[0])?.focus()
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpened(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [opened])

  const close = () => {
    setOpened(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    const entries = entriesOf(menu.current)
    const current = entries.indexOf(document.activeElement as HTMLElement)
    const next = nextEntry(event.key, current, entries.length)
    if (next === null) return
    event.preventDefault()
    entries[next]?.focus()
  }

  return (
    <div ref={root} className={classes.root}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
      >
        {face}
      </button>
      {opened && (
        <div className={classes.panel}>
          {head}
          <div ref={menu} id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
            <CloseMenu value={close}>{children}</CloseMenu>
          </div>
        </div>
      )}
    </div>
  )
}

interface DropdownEntryProps {
  readonly sign: ReactNode
  readonly onChosen: () => void
  readonly children: ReactNode
  /** Present for a radio item: whether it is the chosen one. */
  readonly checked?: boolean
}

export function DropdownEntry({ sign, onChosen, children, checked }: DropdownEntryProps) {
  const close = useContext(CloseMenu)
  const kind =
    checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked }
  return (
    <button
      type="button"
      {...kind}
      tabIndex={-1}
      className={classes.entry}
      onClick={() => {
        close()
        onChosen()
      }}
    >
      {sign}
      {children}
    </button>
  )
}
