/**
 * Tells password managers whose new password this is. Without it some store it beside the old one, or under no name.
 * Nobody else needs it: it is out of sight, and out of the order of the keyboard.
 */
export const UsernameOfPassword = ({ value }: { value: string }) => (
  <input className="sr" type="text" autoComplete="username" value={value} readOnly tabIndex={-1} aria-hidden="true" />
)
