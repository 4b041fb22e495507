import classes from './OwnText.module.css'

/** A text of the Mandant: plain, in paragraphs; an empty line parts them. Never HTML. */
export function OwnText({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <div className={classes.root}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
