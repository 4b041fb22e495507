import { SegmentedControl } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { fillLetter } from '../../../platform/trusted.ts'
import classes from './MessageView.module.css'

interface LetterViewProps {
  /** The accessible name. */
  readonly name: string
  readonly html: string
  readonly text: string
}

/** A mail in either of its formats. */
export function LetterView({ name, html, text }: LetterViewProps) {
  const { t } = useTranslation('auftrag')
  const [form, setForm] = useState<'html' | 'text'>('html')
  return (
    <>
      <SegmentedControl
        className={classes.form ?? ''}
        aria-label={name}
        data={[
          { value: 'html', label: t('post.html') },
          { value: 'text', label: t('post.text') },
        ]}
        value={form}
        onChange={(value) => setForm(value === 'text' ? 'text' : 'html')}
      />
      {form === 'text' ? <pre className={classes.text}>{text}</pre> : <Letter name={name} html={html} />}
    </>
  )
}

function Letter({ name, html }: Pick<LetterViewProps, 'name' | 'html'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  useLayoutEffect(() => {
    if (frame.current) fillLetter(frame.current, html)
  }, [html])
  // An empty sandbox: nothing in it runs, navigates or has our origin.
  return <iframe ref={frame} className={classes.html} title={name} sandbox="" />
}
