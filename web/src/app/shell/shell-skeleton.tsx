import './shell-skeleton.css'
import { Logo } from '../../ui/brand.tsx'

/** The shape of the shell while the person's profile is on its way. */
export const ShellSkeleton = () => (
  <div className="shell-skeleton" aria-busy="true">
    <div>
      <Logo />
    </div>
    <div />
  </div>
)
