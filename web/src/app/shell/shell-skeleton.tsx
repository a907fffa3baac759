import './shell-skeleton.css'

/** The shape of the shell while the person's profile is on its way. */
export const ShellSkeleton = () => (
  <div className="shell-skeleton" aria-busy="true">
    <div />
    <div />
  </div>
)
