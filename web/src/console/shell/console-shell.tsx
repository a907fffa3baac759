import '../../app/shell/shell.css'
import './console-shell.css'
import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { partWithTexts } from '../../app/i18n/part-with-texts.ts'
import { TypedAhead } from '../../app/palette/typed-ahead.tsx'
import { ConnectionBar } from '../../app/shell/connection-bar.tsx'
import { useDrawer } from '../../app/shell/drawer-state.ts'
import { useNavigationEffects } from '../../app/shell/use-navigation-effects.ts'
import { rowKeys } from '../../app/shortcuts/row-keys.ts'
import { useShortcuts } from '../../app/shortcuts/use-shortcuts.ts'
import { useKeys } from '../../ui/keys.ts'
import { TitlePlace } from '../../ui/page-header.tsx'
import { areasFor } from '../areas.ts'
import { HeldDialogs } from '../list/held-dialogs.tsx'
import { useMe } from '../me.ts'
import { ConsoleCrumbs } from './console-crumbs.tsx'
import { ConsoleDrawer } from './console-drawer.tsx'
import { ConsoleTopBar } from './console-top-bar.tsx'

const ConsolePalette = partWithTexts(
  'palette',
  async () => (await import('./console-palette.tsx')).ConsolePalette,
  TypedAhead,
)
const ConsoleKeys = partWithTexts('palette', async () => (await import('./console-keys.tsx')).ConsoleKeys)

type Layer = 'palette' | 'keys' | undefined

/** The console's frame for the signed-in operator. */
export const ConsoleShell = () => {
  const { t } = useTranslation(['app', 'operator'])
  const shown = areasFor(useMe().scopes)
  const drawer = useDrawer()
  const [layer, setLayer] = useState<Layer>()
  const close = (): void => setLayer(undefined)
  const find = (): void => setLayer('palette')
  const showKeys = (): void => setLayer('keys')
  useNavigationEffects(drawer.close)
  useKeys([rowKeys(t('shortcuts.rows'))])
  useShortcuts({ goTo: (code) => shown.find(({ key }) => key === code)?.to, onFind: find, onCheatSheet: showKeys })
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <div className="app" data-drawer={drawer.open && !drawer.overlays ? 'open' : 'collapsed'}>
        <ConsoleDrawer state={drawer} areas={shown} onFind={find} />
        <div className="main">
          <ConsoleTopBar onMenu={drawer.toggle} onFind={find} />
          <ConnectionBar />
          <main className="page" id="main" tabIndex={-1}>
            <ConsoleCrumbs />
            <TitlePlace value={t('operator:shell.operator')}>
              <HeldDialogs>
                <Outlet />
                {layer === 'palette' && <ConsolePalette areas={shown} onClose={close} onKeys={showKeys} />}
              </HeldDialogs>
            </TitlePlace>
          </main>
        </div>
      </div>
      {layer === 'keys' && <ConsoleKeys areas={shown} onClose={close} />}
    </>
  )
}
