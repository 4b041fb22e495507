import { TextInput } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import type { Entry } from '../../frame/feature.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Announced } from '../../ui/announce/Announced.tsx'
import classes from './AdminNav.module.css'
import { findPages, groupsOf } from './navigation.ts'
import { signOf } from './signs.ts'
import { usePageWords } from './usePageWords.ts'

interface AdminPagesProps {
  readonly pages: readonly Entry[]
  readonly here: Entry | undefined
  readonly onChosen: () => void
}

/** The pages under their headings, filtered by the typed text; Enter opens the first of them. */
export function AdminPages({ pages, here, onChosen }: AdminPagesProps) {
  const { t: words } = useTranslation('verwaltung')
  const navigate = useNavigate()
  const wordsOf = usePageWords()
  const [typed, setTyped] = useState('')
  const searched = typed.trim() !== ''
  const found = searched ? findPages(pages, typed, wordsOf) : []
  const settings = searched && pages.some(({ id }) => id === 'einstellungen')
  function chosen() {
    setTyped('')
    onChosen()
  }
  function openFirst() {
    const [first] = found
    if (first !== undefined) void navigate({ to: first.to })
    else if (settings) void navigate({ to: PAGE.adminEinstellungen, search: { suche: typed.trim() } })
    else return
    chosen()
  }
  return (
    <>
      <search>
        <TextInput
          type="search"
          aria-label={words('suche')}
          placeholder={words('suche')}
          leftSection={<IconSearch size={16} aria-hidden />}
          classNames={{ input: classes.search ?? '' }}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && openFirst()}
        />
      </search>
      <Announced as="p" className="visually-hidden">
        {searched ? words('treffer', { count: found.length }) : ''}
      </Announced>
      {searched ? (
        <ul className={classes.list}>
          {found.map((page) => (
            <PageLink key={page.id} page={page} here={here} onChosen={chosen} />
          ))}
          {found.length === 0 && !settings && <li className={classes.none}>{words('keinTreffer')}</li>}
          {settings && (
            <li>
              <Link
                to={PAGE.adminEinstellungen}
                search={{ suche: typed.trim() }}
                className={classes.link}
                onClick={chosen}
              >
                <IconSearch size={18} stroke={1.75} aria-hidden className={classes.icon} />
                {words('inEinstellungen', { text: typed.trim() })}
              </Link>
            </li>
          )}
        </ul>
      ) : (
        groupsOf(pages).map(({ group, pages: inside }) => (
          <Group key={group} name={group === 'ueberblick' ? undefined : words(`gruppe.${group}`)}>
            {inside.map((page) => (
              <PageLink key={page.id} page={page} here={here} onChosen={chosen} />
            ))}
          </Group>
        ))
      )}
    </>
  )
}

interface GroupProps {
  readonly name: string | undefined
  readonly children: ReactNode
}

function Group({ name, children }: GroupProps) {
  const id = useId()
  return (
    <div>
      {name !== undefined && (
        <p id={id} className={classes.heading}>
          {name}
        </p>
      )}
      <ul className={classes.list} aria-labelledby={name === undefined ? undefined : id}>
        {children}
      </ul>
    </div>
  )
}

interface PageLinkProps {
  readonly page: Entry
  readonly here: Entry | undefined
  readonly onChosen: () => void
}

function PageLink({ page, here, onChosen }: PageLinkProps) {
  const Sign = signOf(page.id)
  const { name } = usePageWords()(page)
  return (
    <li>
      <Link
        to={page.to}
        className={classes.link}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={page === here ? 'page' : undefined}
        onClick={onChosen}
      >
        <Sign size={18} stroke={1.75} aria-hidden className={classes.icon} />
        {name}
      </Link>
    </li>
  )
}
