import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

const SCHEMES = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const

export function ThemeSwitch() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Current = SCHEMES[colorScheme]
  return (
    <Menu withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('theme.label')}>
          <Current size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {(['light', 'dark', 'auto'] as const).map((scheme) => {
          const Sign = SCHEMES[scheme]
          return (
            <Menu.Item
              key={scheme}
              role="menuitemradio"
              aria-checked={colorScheme === scheme}
              leftSection={<Sign size={18} stroke={1.75} aria-hidden />}
              rightSection={colorScheme === scheme ? <IconCheck size={16} aria-hidden /> : null}
              onClick={() => setColorScheme(scheme)}
            >
              {t(`theme.${scheme}`)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
