import '@mantine/spotlight/styles.layer.css'
import { useMantineColorScheme } from '@mantine/core'
import {
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  spotlight,
} from '@mantine/spotlight'
import type { GrundrissListItem } from '@platzwart/contract/leseraum'
import { PAGE, ROOM_PAGES } from '@platzwart/contract/paths'
import { BEREICHE } from '@platzwart/domain/mandant/bereich'
import { hasModul } from '@platzwart/domain/mandant/module'
import { LANGUAGES } from '@platzwart/phrases/phrases'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { grundrisseOptions } from '../../features/leseraum/api/plan.ts'
import { useStart } from '../../platform/session/start.ts'
import { useKeepLanguage } from '../../platform/session/useKeepLanguage.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { entryOf } from '../menu.ts'
import classes from './Palette.module.css'
import { usePaletteSeats } from './usePaletteSeats.ts'

/** Ctrl or ⌘ K: pages, plans and actions by name. `wanted` grows by one each time it shall open. */
export function Palette({ wanted }: { wanted: number }) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const plans = usePlans()
  const actions = [usePaletteSeats(query, plans), usePages(), usePlanActions(plans), useActions()]
  useEffect(() => {
    if (wanted > 0) spotlight.open()
  }, [wanted])
  return (
    <Spotlight
      actions={actions}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      highlightQuery
      scrollable
      attributes={{ content: { 'aria-label': t('palette.open') } }}
      overlayProps={{ blur: 0, backgroundOpacity: 0.45 }}
      classNames={{ actionsGroup: classes.group, action: classes.action }}
      maxHeight="60dvh"
      nothingFound={t('palette.nothing')}
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.75} aria-hidden />,
        placeholder: t('palette.placeholder'),
        'aria-label': t('palette.open'),
      }}
    />
  )
}

function usePages(): SpotlightActionGroupData {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { sitzung } = useStart()
  const pages: SpotlightActionData[] = (sitzung?.menue ?? [])
    .flatMap((id) => entryOf(id) ?? [])
    .map(({ id, to }) => ({ id, label: t(`menue.${id}`), onClick: () => navigate({ to }) }))
  const legal = (['datenschutz', 'impressum', 'barrierefreiheit'] as const).map((entry) => ({
    id: entry,
    label: t(`footer.${entry}`),
    onClick: () => navigate({ to: PAGE[entry] }),
  }))
  return { group: t('palette.navigate'), actions: [...pages, ...legal] }
}

function usePlans(): readonly GrundrissListItem[] {
  const { mandant, sitzung } = useStart()
  const enabled = sitzung !== null && mandant !== null && hasModul(mandant.module, BEREICHE)
  const plans = useQuery({ ...grundrisseOptions, enabled, throwOnError: false })
  return plans.data?.filter(({ aktiv }) => aktiv) ?? NO_PLANS
}

const NO_PLANS: readonly GrundrissListItem[] = []

function usePlanActions(plans: readonly GrundrissListItem[]): SpotlightActionGroupData {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return {
    group: t('palette.plans'),
    actions: plans.map((plan) => ({
      id: plan.id,
      label: plan.bezeichnung,
      description: plan.standort.name,
      onClick: () => navigate({ to: ROOM_PAGES[plan.bereich].karte, search: { grundriss: plan.id } }),
    })),
  }
}

function useActions(): SpotlightActionGroupData {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { setColorScheme } = useMantineColorScheme()
  const keepLanguage = useKeepLanguage()
  const schemes = (['light', 'dark', 'auto'] as const).map((scheme) => ({
    id: `theme-${scheme}`,
    label: `${t('theme.label')}: ${t(`theme.${scheme}`)}`,
    onClick: () => setColorScheme(scheme),
  }))
  const languages = LANGUAGES.map((language) => ({
    id: `language-${language}`,
    label: `${t('language.label')}: ${t(`language.${language}`)}`,
    onClick: () => keepLanguage(language),
  }))
  return {
    group: t('palette.actions'),
    actions: [
      ...(['so-gehts', 'regeln'] as const).map((dialog) => ({
        id: dialog,
        label: t(dialog === 'regeln' ? 'menue.regeln' : 'menue.soGehts'),
        onClick: () => void navigate({ to: '.', search: (old) => ({ ...old, dialog }) }),
      })),
      ...languages,
      ...schemes,
      { id: 'logout', label: t('menue.logout'), onClick: () => void navigate({ to: PAGE.logout }) },
    ],
  }
}
