interface Named {
  readonly name: string
  readonly email: string
}

/** What a person is called: by name, else by e-mail. `erased`: whoever was erased, for whom the server has an address that cannot exist. */
export const personName = ({ name, email }: Named, erased: string): string =>
  email.endsWith('@erased.invalid') ? erased : name || email
