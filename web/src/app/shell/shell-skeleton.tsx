import './shell-skeleton.css'
import { Logo } from '../../ui/brand.tsx'

/** The outline of the shell while the profile is loading. */
export const ShellSkeleton = () => (
  <div className="shell-skeleton" aria-busy="true">
    <div>
      <Logo />
    </div>
    <div />
  </div>
)
