import { Monitor, Moon, Sun, SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeNames } from '../../lib/locale-names.ts'
import { locales } from '../../lib/locales.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuChoices, MenuLabel, MenuLine } from '../../ui/menu.tsx'
import { switchLocale } from '../../ui/switch-locale.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { chooseTheme, themes, useTheme } from '../theme.ts'

const icons = { system: Monitor, light: Sun, dark: Moon } as const

/** Theme and language of the screen. */
export const LookMenu = () => {
  const { t } = useTranslation()
  return (
    <Menu button={<IconButton icon={SunMoon} label={t('shell.settings')} />}>
      <MenuLabel>{t('shell.theme')}</MenuLabel>
      <MenuChoices
        value={useTheme()}
        choices={themes.map((value) => ({ value, name: t(`shell.theme_${value}`), icon: icons[value] }))}
        onChoose={chooseTheme}
      />
      <MenuLine />
      <MenuLabel>{t('shell.language')}</MenuLabel>
      <MenuChoices
        value={useLocale()}
        choices={locales.map((value) => ({ value, name: localeNames[value], lang: value }))}
        onChoose={(choice) => void switchLocale(choice)}
      />
    </Menu>
  )
}
