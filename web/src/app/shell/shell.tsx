import './shell.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { memo, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepAliveQuery } from '../../api/keep-alive.ts'
import { useKeys } from '../../ui/keys.ts'
import { useTitleCount } from '../../ui/page-title.ts'
import { partWithTexts } from '../i18n/part-with-texts.ts'
import { PushBanner } from '../notices/push-banner.tsx'
import { TypedAhead } from '../palette/typed-ahead.tsx'
import { followReadiness } from '../readiness-events.ts'
import { goTo, jumpsOf } from '../shortcuts/go-keys.ts'
import { rowKeys } from '../shortcuts/row-keys.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { ActingBar } from './acting-bar.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { useDrawer } from './drawer-state.ts'
import { Drawer } from './drawer.tsx'
import { InstallBanner } from './install-banner.tsx'
import { type Access, menuFor } from './menu.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { ShellSkeleton } from './shell-skeleton.tsx'
import { TopBar } from './top-bar.tsx'
import { UnconfirmedBar } from './unconfirmed-bar.tsx'
import { useAccess } from './use-access.ts'
import { useNavigationEffects } from './use-navigation-effects.ts'

const Palette = partWithTexts('palette', async () => (await import('../palette/palette.tsx')).Palette, TypedAhead)
const CheatSheet = partWithTexts('palette', async () => (await import('../shortcuts/cheat-sheet.tsx')).CheatSheet)

type Layer = 'palette' | 'cheat_sheet' | undefined

const useShellKeys = (access: Access): void => {
  const { t } = useTranslation()
  const router = useRouter()
  const newTicket = {
    name: t('pages.new_ticket'),
    keys: { KeyC: () => void router.navigate({ to: '/new-ticket' }) },
  }
  const hasSupport = menuFor(access).some(({ area }) => area === 'support')
  useKeys([rowKeys(t('shortcuts.rows')), ...(hasSupport ? [newTicket] : [])])
}

/**
 * Rendered into the frame: on a slow phone the frame appears before its page and already handles input. What stands
 * below the page appears with it; earlier it would be pushed down.
 */
const Page = () => {
  const [isDue, setDue] = useState(false)
  useEffect(() => startTransition(() => setDue(true)), [])
  return (
    <>
      <main className="page" id="main" tabIndex={-1}>
        <Breadcrumbs />
        {isDue ? <Outlet /> : <PageSkeleton />}
      </main>
      <InstallBanner place="after" waits={!isDue} />
    </>
  )
}

const Frame = memo(({ access }: { access: Access }) => {
  const { t } = useTranslation()
  const drawer = useDrawer()
  const [layer, setLayer] = useState<Layer>()
  const close = () => setLayer(undefined)
  const jumps = jumpsOf(access).map(({ code, entry }) => ({ code, page: t(`pages.${entry.page}`) }))
  useQuery(keepAliveQuery)
  useTitleCount(access.unpaid)
  useNavigationEffects(drawer.close)
  useShellKeys(access)
  useShortcuts({ goTo: goTo(access), onFind: () => setLayer('palette'), onCheatSheet: () => setLayer('cheat_sheet') })
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <div className="app" data-drawer={drawer.open && !drawer.overlays ? 'open' : 'collapsed'}>
        <Drawer state={drawer} access={access} onFind={() => setLayer('palette')} />
        <div className="main">
          <TopBar unpaid={access.unpaid} onMenu={drawer.toggle} onFind={() => setLayer('palette')} />
          <ActingBar />
          <UnconfirmedBar access={access} />
          <ConnectionBar />
          <InstallBanner place="before" />
          <PushBanner />
          <Page />
        </div>
      </div>
      {layer === 'palette' && <Palette access={access} onClose={close} onCheatSheet={() => setLayer('cheat_sheet')} />}
      {layer === 'cheat_sheet' && <CheatSheet jumps={jumps} onClose={close} />}
    </>
  )
})

/** Later changes of the person's data are rendered in steps too. A plain update would render the whole frame in one task. */
const FrameOfPerson = () => <Frame access={useDeferredValue(useAccess())} />

const skeleton = <ShellSkeleton />
const frame = <FrameOfPerson />

/**
 * The frame of the signed-in portal. It and the page in it are rendered in steps, because one long task would block a
 * slow phone.
 */
export const Shell = () => {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => followReadiness({ queryClient, router }), [queryClient, router])
  return useDeferredValue(frame, skeleton)
}
