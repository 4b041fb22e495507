import { IconPlus } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import buttons from '../linkButton.module.css'

interface WayToNewProps {
  /** The route of the record's page. */
  readonly to: NonNullable<LinkProps['to']>
  readonly text: string
  /** The initial values of the form, as search parameters. */
  readonly search?: object
}

/** A link from a list to a new record. */
export function WayToNew({ to, text, search = {} }: WayToNewProps) {
  return (
    <Link to={to} params={{ id: 'neu' } as never} search={search as never} className={buttons.primary}>
      <IconPlus size={18} aria-hidden />
      {text}
    </Link>
  )
}
