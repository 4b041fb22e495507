import { Badge, UnstyledButton } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { hasPending } from '../../../platform/pending.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FocusKeepingButton } from '../../../ui/FocusKeepingButton.tsx'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { goToHouse, type Haus, haeuserOptions } from '../api/haeuser.ts'
import classes from '../components/AuthForm.module.css'
import entries from '../components/DemoLogins.module.css'

/** The houses of the account: after signing in, and to switch later. */
export function HaeuserPage() {
  const { t } = useTranslation()
  const query = useQuery({ ...haeuserOptions, throwOnError: false })
  const go = useAct({ send: (haus: Haus) => goToHouse(haus) })
  return (
    <Page
      kind="form"
      title={t('sitzung:haeuser.title')}
      lead={t('sitzung:haeuser.intro')}
      className={classes.stack}
    >
      {hasPending() && <Note kind="hint">{t('sitzung:haeuser.wartet')}</Note>}
      <List
        listing={listingOf(query)}
        keyOf={({ id }) => id}
        row={(haus, at) => (
          <HouseEntry haus={haus} first={at === 0} busy={go.busy} onChosen={() => go.start(haus)} />
        )}
        empty={{ title: t('sitzung:haeuser.keines'), small: true }}
        height="3rem"
      />
      <Link to={PAGE.logout} className={classes.link}>
        {t('sitzung:logout.title')}
      </Link>
    </Page>
  )
}

interface HouseEntryProps {
  readonly haus: Haus
  readonly first: boolean
  readonly busy: boolean
  readonly onChosen: () => void
}

function HouseEntry({ haus, first, busy, onChosen }: HouseEntryProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  // Focuses the first house, which is the last used one.
  useEffect(() => {
    if (first) button.current?.focus()
  }, [first])
  const face = (
    <>
      <span className={entries.name}>{haus.name}</span>
      {haus.hier && <Badge variant="light">{t('sitzung:haeuser.hier')}</Badge>}
      {haus.eingeladen && <Badge variant="outline">{t('sitzung:haeuser.eingeladen')}</Badge>}
      {haus.adresse !== null && <span className={entries.role}>{new URL(haus.adresse).host}</span>}
      <IconArrowRight size={18} stroke={1.75} aria-hidden className={entries.arrow} />
    </>
  )
  return (
    <li>
      {haus.adresse === null ? (
        <UnstyledButton
          component={FocusKeepingButton}
          ref={button}
          className={entries.person}
          data-loading={busy}
          onClick={onChosen}
        >
          {face}
        </UnstyledButton>
      ) : (
        <a className={entries.person} href={haus.adresse}>
          {face}
        </a>
      )}
    </li>
  )
}
