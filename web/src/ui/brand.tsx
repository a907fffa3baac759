import './brand.css'
import { createContext, use } from 'react'
import type { UiSettings } from '../api/settings.ts'
import { Mark } from './mark.tsx'

const BrandContext = createContext<UiSettings | undefined>(undefined)

export const BrandProvider = BrandContext

/** The brand's settings. The portal is rendered only after they have loaded. */
export const useBrand = (): UiSettings => {
  const settings = use(BrandContext)
  if (settings === undefined) throw new Error('no brand settings above this component')
  return settings
}

/** The logo, in its version for dark backgrounds where the brand has one. */
export const Logo = () => {
  const { logo, logo_dark } = useBrand()
  if (logo === '') return <Mark />
  if (logo_dark === undefined) return <img className="mark" src={logo} alt="" />
  return (
    <>
      <img className="mark on-light" src={logo} alt="" />
      <img className="mark on-dark" src={logo_dark} alt="" />
    </>
  )
}
