import '../ui/styles/tokens.css'
import '../ui/styles/fonts.css'
import '../ui/styles/base.css'
import '../ui/styles/layout.css'
import '../ui/brand.css'
import './shell/shell-skeleton.css'
import { watchTyping } from '../api/newer-version.ts'
import { watchStyles } from '../api/whole-files.ts'
import { boot } from './boot.tsx'
import { awaitInstallOffer } from './install-offer.ts'

const element = document.getElementById('root')
if (element === null) throw new Error('index.html has no #root')
awaitInstallOffer()
watchTyping()
watchStyles()
void boot(element)
// The worker downloads the whole portal, so neither it nor its installer loads before this page has what it needs.
addEventListener('load', () => {
  void import('./after-load.ts').then((part) => part.afterLoad()).catch(() => undefined)
})
