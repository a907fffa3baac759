import { Fragment } from 'react'

/** Lets an e-mail address wrap at its dots and @, and inside a part only if that part is longer than a line. */
export const Address = ({ email }: { email: string }) =>
  email.split(/(?=@)|(?<=[.+_])/).map((part, at) => (
    // Two parts may be equal, and parts never move.
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
