import { Button } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Note } from '../../../ui/Note.tsx'
import { useOneTimeLinks } from '../model/useOneTimeLinks.ts'
import classes from './Benutzer.module.css'
import { LinkList } from './LinkList.tsx'

/** One-time links that nobody has passed on yet. */
export function KeptLinks() {
  const { t } = useTranslation('benutzer')
  const { links, clear } = useOneTimeLinks()
  if (links.length === 0) return null
  return (
    <Note kind="hint" title={t('einladung.offen')}>
      <p>{t('einladung.links')}</p>
      <LinkList links={links} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={clear}>
          {t('einladung.weitergegeben')}
        </Button>
      </div>
    </Note>
  )
}
