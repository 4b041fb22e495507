import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/lazyPart.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './PaletteButton.module.css'
import { useShortcut } from './useShortcut.ts'

const Palette = lazyPart(() => import('./Palette.tsx'), 'Palette', 'verwaltung')

/** Opens the command palette; its code is loaded on first use. */
export function PaletteButton() {
  const { t } = useTranslation()
  // Null until it is first opened.
  const [opened, setOpened] = useState<boolean | null>(null)
  const open = () => setOpened(true)
  useShortcut('k', open)
  return (
    <>
      <UnstyledButton className={classes.root} onClick={open} aria-keyshortcuts="Control+K">
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <span className="visually-hidden">{t('palette.open')}</span>
        <span className={classes.hint}>
          {t('palette.placeholder')} <kbd>{t('palette.keys')}</kbd>
        </span>
      </UnstyledButton>
      <Suspense>{opened !== null && <Palette opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
