import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { TFunction } from 'i18next'
import { askFirst } from '../../ui/form/ask-first.ts'
import { switchLocale } from '../../ui/switch-locale.ts'
import { chooseTheme, themes } from '../theme.ts'
import { deedWords } from './deed-words.ts'
import type { Command } from './palette-dialog.tsx'

/** The texts of the frame and of the search. */
export type PaletteText = TFunction<['app', 'palette']>

const themeNames = { system: 'palette:system_theme', light: 'palette:light_theme', dark: 'palette:dark_theme' } as const

/** Commands for theme and language. */
export const lookCommands = (t: PaletteText, locale: Locale): readonly Command[] => [
  ...themes.map((theme) => ({
    id: `theme:${theme}`,
    group: 'actions',
    name: t(themeNames[theme]),
    synonyms: deedWords[locale].synonyms.theme,
    does: { run: () => chooseTheme(theme) },
  })),
  {
    id: 'locale',
    group: 'actions',
    name: t('palette:switch_language'),
    synonyms: deedWords[locale].synonyms.language,
    does: { run: () => void switchLocale(locale === 'ru' ? 'en' : 'ru') },
  },
]

/** Log out; listed last. */
export const leaveCommand = (t: PaletteText, locale: Locale, leave: () => Promise<unknown>): Command => ({
  id: 'log_out',
  group: 'actions',
  name: t('shell.log_out'),
  synonyms: deedWords[locale].synonyms.log_out,
  does: { run: () => void askFirst(leave) },
})
