/** A person's name as it is written everywhere; empty if they have given none. */
export const fullName = ({ name, second_name }: { readonly name: string; readonly second_name: string }): string =>
  `${name} ${second_name}`.trim()
