import type { PAGE } from '@platzwart/contract/paths'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { changed } from '../../../platform/address/declareAddress.ts'
import linkButton from '../../../ui/linkButton.module.css'

interface MailBackProps {
  readonly text: string
  readonly to: typeof PAGE.adminPostausgang | typeof PAGE.eigeneMails
  readonly leaves: 'nachricht' | 'art'
}

/** A link from the open record back to its list. */
export function MailBack({ text, to, leaves }: MailBackProps) {
  return (
    <Link to={to} search={changed({ [leaves]: undefined })} className={linkButton.plain}>
      <IconArrowLeft size={18} aria-hidden />
      {text}
    </Link>
  )
}
