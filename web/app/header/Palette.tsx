import { Highlight, Modal, TextInput, useMantineColorScheme } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import { LANGUAGES } from '@platzwart/phrases/phrases'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { PaletteAction, PaletteGroup, PaletteResults } from '../../frame/palette.ts'
import { PaletteFinds } from '../../frame/slots.ts'
import { formatNumber } from '../../platform/format.ts'
import { useStart } from '../../platform/session/start.ts'
import { useKeepLanguage } from '../../platform/session/useKeepLanguage.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Announced } from '../../ui/announce/Announced.tsx'
import { useListbox } from '../../ui/combobox/useListbox.ts'
import { useOpenedAfterMount } from '../../ui/dialog/useOpenedAfterMount.ts'
import { entryOf, isAdminPage } from '../menu.ts'
import classes from './Palette.module.css'
import { hitsIn } from './paletteHits.ts'

interface PaletteProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/**
 * The command palette (Ctrl or ⌘ K): pages, plans, seats and actions by name. The focus stays in its field,
 * and the results follow the combobox pattern.
 */
export function Palette({ opened, onClose }: PaletteProps) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={useOpenedAfterMount(opened)}
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      padding={0}
      size={600}
      yOffset="5rem"
      zIndex={9999}
      transitionProps={{ duration: 120 }}
      attributes={{ content: { 'aria-label': t('palette.open') } }}
    >
      <Search onClose={onClose} />
    </Modal>
  )
}

function Search({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const [entered, setEntered] = useState(false)
  const [found, setFound] = useState<PaletteResults | null>(null)
  const pages = usePages()
  const own = useActions()
  const reading = found?.reading ?? false
  const groups = hitsIn(found === null ? [pages, own] : [found.first, pages, found.last, own], query)
  const hits = groups.flatMap(({ actions }) => actions)
  const choose = ({ run }: PaletteAction) => {
    onClose()
    void run()
  }
  const listbox = useListbox({
    options: hits,
    idOf: ({ id }) => id,
    name: t('palette.open'),
    opened: hits.length > 0,
    of: query,
    onChoose: (hit) => (reading ? setEntered(true) : choose(hit)),
    onEnter: () => setEntered(reading),
  })
  // A number and Enter mean the seat, even while the plans are still loading.
  const onRead = useEffectEvent(() => {
    setEntered(false)
    const [first] = hits
    if (first !== undefined) choose(first)
  })
  useEffect(() => {
    if (entered && !reading) onRead()
  }, [entered, reading])
  return (
    <>
      <Suspense fallback={<NothingYet onFound={setFound} />}>
        <PaletteFinds query={query} onFound={setFound} />
      </Suspense>
      <TextInput
        {...listbox.field}
        data-autofocus
        size="lg"
        variant="unstyled"
        className={classes.field ?? ''}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.open')}
        maxLength={100}
        value={query}
        onChange={(event) => {
          setEntered(false)
          setQuery(event.currentTarget.value)
        }}
      />
      {hits.length > 0 && (
        <div {...listbox.list} className={classes.list}>
          {groups.map(({ group, actions }) => (
            <Group key={group} name={group}>
              {actions.map((hit) => (
                <div key={hit.id} {...listbox.option(hit)} className={classes.action}>
                  <Highlight component="span" highlight={query}>
                    {hit.label}
                  </Highlight>
                  {hit.description !== undefined && <span className={classes.where}>{hit.description}</span>}
                </div>
              ))}
            </Group>
          ))}
        </div>
      )}
      <Announced as="p" className={hits.length > 0 || reading ? 'visually-hidden' : classes.none}>
        {hits.length > 0
          ? t('list.count', { count: hits.length, anzahl: formatNumber(hits.length) })
          : !reading && t('palette.nothing')}
      </Announced>
    </>
  )
}

interface GroupProps {
  readonly name: string
  readonly children: ReactNode
}

function Group({ name, children }: GroupProps) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.group}>{name}</legend>
      {children}
    </fieldset>
  )
}

const EMPTY: PaletteGroup = { group: '', actions: [] }
const NOTHING_YET: PaletteResults = { first: EMPTY, last: EMPTY, reading: true }

interface NothingYetProps {
  readonly onFound: (found: PaletteResults | null) => void
}

/** While the code that searches more is loading. */
function NothingYet({ onFound }: NothingYetProps) {
  useEffect(() => {
    onFound(NOTHING_YET)
    return () => onFound(null)
  }, [onFound])
  return null
}

function usePages(): PaletteGroup {
  const { t } = useTranslation()
  const { t: names } = useTranslation('verwaltung')
  const navigate = useNavigate()
  const { sitzung } = useStart()
  const pages: PaletteAction[] = (sitzung?.menue ?? [])
    .flatMap((id) => entryOf(id) ?? [])
    .map((page) => ({
      id: page.id,
      label: isAdminPage(page) ? names(`name.${page.id}`) : t(`menue.${page.id}`),
      run: () => navigate({ to: page.to }),
    }))
  const legal = (['datenschutz', 'impressum', 'barrierefreiheit'] as const).map((entry) => ({
    id: entry,
    label: t(`footer.${entry}`),
    run: () => navigate({ to: PAGE[entry] }),
  }))
  return { group: t('palette.navigate'), actions: [...pages, ...legal] }
}

function useActions(): PaletteGroup {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { setColorScheme } = useMantineColorScheme()
  const keepLanguage = useKeepLanguage()
  const schemes = (['light', 'dark', 'auto'] as const).map((scheme) => ({
    id: `theme-${scheme}`,
    label: `${t('theme.label')}: ${t(`theme.${scheme}`)}`,
    run: () => setColorScheme(scheme),
  }))
  const languages = LANGUAGES.map((language) => ({
    id: `language-${language}`,
    label: `${t('language.label')}: ${t(`language.${language}`)}`,
    run: () => keepLanguage(language),
  }))
  return {
    group: t('palette.actions'),
    actions: [
      ...(['so-gehts', 'regeln'] as const).map((dialog) => ({
        id: dialog,
        label: t(dialog === 'regeln' ? 'menue.regeln' : 'menue.soGehts'),
        run: () => void navigate({ to: '.', search: (old) => ({ ...old, dialog }) }),
      })),
      ...languages,
      ...schemes,
      { id: 'logout', label: t('menue.logout'), run: () => void navigate({ to: PAGE.logout }) },
    ],
  }
}
