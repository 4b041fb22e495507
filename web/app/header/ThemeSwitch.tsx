import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Dropdown, DropdownEntry } from '../../ui/Dropdown.tsx'

const SIGNS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const

export function ThemeSwitch() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Current = SIGNS[colorScheme]
  return (
    <Dropdown label={t('theme.label')} face={<Current size={20} stroke={1.75} aria-hidden />}>
      {(['light', 'dark', 'auto'] as const).map((scheme) => {
        const Sign = SIGNS[scheme]
        return (
          <DropdownEntry
            key={scheme}
            sign={<Sign size={18} stroke={1.75} aria-hidden />}
            checked={colorScheme === scheme}
            onChosen={() => setColorScheme(scheme)}
          >
            {t(`theme.${scheme}`)}
          </DropdownEntry>
        )
      })}
    </Dropdown>
  )
}
