import { IconDownload } from '@tabler/icons-react'
import linkButton from '../../../ui/linkButton.module.css'
import { PrintButton } from '../../../ui/print/PrintButton.tsx'

interface TakeawayProps {
  readonly excel: { readonly href: string; readonly text: string }
  readonly pdf: { readonly href: string; readonly text: string }
  readonly print: string
}

/** Exports of the shown figures: workbook, PDF, print. */
export function Takeaway({ excel, pdf, print }: TakeawayProps) {
  return (
    <>
      {[excel, pdf].map(({ href, text }) => (
        <a key={text} href={href} download className={linkButton.plain}>
          <IconDownload size={18} aria-hidden />
          {text}
        </a>
      ))}
      <PrintButton text={print} />
    </>
  )
}
