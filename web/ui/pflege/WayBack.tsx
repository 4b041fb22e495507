import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import link from '../linkButton.module.css'

interface WayBackProps {
  readonly to: NonNullable<LinkProps['to']>
  readonly text: string
}

/** A link from a record back to the list. */
export function WayBack({ to, text }: WayBackProps) {
  return (
    <Link to={to} search={{} as never} activeOptions={{ exact: true }} className={link.plain}>
      <IconArrowLeft size={18} aria-hidden /> {text}
    </Link>
  )
}
