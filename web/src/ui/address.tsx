import { Fragment } from 'react'

/** An e-mail that breaks where it has its parts; within one only where that is longer than a line. */
export const Address = ({ email }: { email: string }) =>
  email.split(/(?=@)|(?<=[.+_])/).map((part, at) => (
    // Its parts may be the same, and never change places.
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
