interface Named {
  readonly name: string
  readonly email: string
}

/** Whether the person has been erased. The server puts such an address, which cannot exist, in place of theirs. */
export const isErased = ({ email }: Pick<Named, 'email'>): boolean => email.endsWith('@erased.invalid')

/** What a person is called: by name, else by e-mail. `erased`: in place of both for somebody who was erased. */
export const personName = (person: Named, erased: string): string =>
  isErased(person) ? erased : person.name || person.email

/** The e-mail beside the name; none of somebody who was erased. */
export const emailOf = (person: Pick<Named, 'email'>): string => (isErased(person) ? '' : person.email)
