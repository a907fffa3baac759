import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

const en = {
  title: 'Keyboard shortcuts',
  find: 'Search or jump to',
  go: (page: string) => `Go to ${page}`,
  cheat_sheet: 'Show this list',
  close: 'Close what is open, leave the text box',
  after_that: 'then',
  enabled: 'Single-key shortcuts are on',
}

const ru: typeof en = {
  title: 'Сочетания клавиш',
  find: 'Поиск и переход',
  go: (page) => `Открыть: ${page}`,
  cheat_sheet: 'Показать этот список',
  close: 'Закрыть открытое, выйти из текста',
  after_that: 'затем',
  enabled: 'Сочетания из одной клавиши включены',
}

/** What the list of keys alone says. Beside it, so that the first page does not carry it. */
export const cheatWords: Readonly<Record<Locale, typeof en>> = { en, ru }
