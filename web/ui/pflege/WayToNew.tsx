import { IconPlus } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import buttons from '../linkButton.module.css'

interface WayToNewProps {
  /** The page of one, by its route. */
  readonly to: NonNullable<LinkProps['to']>
  readonly text: string
  /** What the form begins with. */
  readonly search?: object
}

/** From the list of records to a new one. */
export function WayToNew({ to, text, search = {} }: WayToNewProps) {
  return (
    <Link to={to} params={{ id: 'neu' } as never} search={search as never} className={buttons.primary}>
      <IconPlus size={18} aria-hidden />
      {text}
    </Link>
  )
}
