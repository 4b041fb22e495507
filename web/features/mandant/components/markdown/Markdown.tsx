import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import classes from './Markdown.module.css'
import { type Piece, readMarkdown } from './readMarkdown.ts'

interface MarkdownProps {
  readonly text: string
  /** The level of its top heading, from 2. */
  readonly level: number
  readonly lang: 'de' | 'en'
}

/** A text of a house as React elements; never interpreted as HTML. */
export function Markdown({ text, level, lang }: MarkdownProps) {
  const pieces = useMemo(() => readMarkdown(text, level), [text, level])
  return (
    <div className={classes.root} lang={lang}>
      {pieces.map(draw)}
    </div>
  )
}

function draw(piece: Piece, at: number): ReactNode {
  if (typeof piece === 'string') return <Fragment key={at}>{piece}</Fragment>
  const { tag, href, start, inside } = piece
  // Links send no referrer.
  const link = href === undefined ? {} : { href, rel: 'noopener noreferrer' }
  const children = tag === 'br' || tag === 'hr' ? [] : [inside.map(draw)]
  return createElement(tag, { key: at, ...link, ...(start !== undefined && { start }) }, ...children)
}
