interface Named {
  /** Missing in records older than server ids. */
  readonly server_id?: string | undefined
  readonly hostname: string
}

/** The id that tells a server from others with the same name on the licence; undefined if its name is unique. */
export const idBesideName = (servers: readonly Named[]): ((server: Named) => string | undefined) => {
  const nameOf = ({ hostname }: Named): string => hostname.toLowerCase()
  const times = Map.groupBy(servers, nameOf)
  return (server) => ((times.get(nameOf(server))?.length ?? 0) > 1 ? server.server_id : undefined)
}
