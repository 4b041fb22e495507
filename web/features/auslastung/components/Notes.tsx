import own from './Auswertung.module.css'

/** What the figures above leave out, and why. */
export function Notes({ texts }: { readonly texts: readonly (string | false)[] }) {
  return <div className={own.notes}>{texts.map((text) => text !== false && <p key={text}>{text}</p>)}</div>
}
