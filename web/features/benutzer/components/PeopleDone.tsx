import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import classes from './Benutzer.module.css'
import { LinkField } from './LinkField.tsx'

/** To whom something was done. */
export interface Done {
  readonly id: string
  readonly name: string
  /** What was done, as it was chosen. */
  readonly was: string
  /** Of an invitation, where no mail goes out: shown this once. */
  readonly link: string | null
}

interface PeopleDoneProps {
  readonly done: readonly Done[]
  /** For how many more it was not done. */
  readonly refused: number
}

/** What came of doing one thing to several people: how many of how many, and the links that nobody was sent. */
export function PeopleDone({ done, refused }: PeopleDoneProps) {
  const { t } = useTranslation('benutzer')
  const count = done.length
  const of = { count, anzahl: formatNumber(count), was: done[0]?.was ?? '' }
  const links = done.flatMap(({ id, name, link }) => (link === null ? [] : [{ id, name, link }]))
  // They were answered in no order that anybody knows.
  const byName = links.toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <Note kind="done">
      <p>
        {refused === 0
          ? t('auswahl.fertig', of)
          : t('auswahl.fertigVon', { ...of, alle: formatNumber(count + refused) })}
      </p>
      {links.length > 0 && (
        <>
          <p>{t('einladung.links')}</p>
          <ul className={classes.links}>
            {byName.map(({ id, name, link }) => (
              <li key={id}>
                <LinkField name={name} link={link} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}
