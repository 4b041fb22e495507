import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { CopyPress } from '../../../ui/act/CopyPress.tsx'
import type { OneTimeLink } from '../model/useOneTimeLinks.ts'
import classes from './Benutzer.module.css'
import { LinkField } from './LinkField.tsx'

/** One-time links, with a copy button for each and for all. */
export function LinkList({ links }: { readonly links: readonly OneTimeLink[] }) {
  const { t } = useTranslation('benutzer')
  const byName = links.toSorted((a, b) => a.name.localeCompare(b.name))
  const lines = byName.map(({ name, link }) => `${name}: ${link}`).join('\n')
  return (
    <>
      <ul className={classes.links}>
        {byName.map(({ id, name, link }) => (
          <li key={id}>
            <LinkField name={name} link={link} />
          </li>
        ))}
      </ul>
      {links.length > 1 && (
        <div className={classes.buttons}>
          <CopyPress
            value={lines}
            label={t('einladung.alleKopieren')}
            done={t('einladung.alleKopiert', { count: links.length })}
          />
        </div>
      )}
    </>
  )
}
