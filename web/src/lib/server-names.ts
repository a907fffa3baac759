interface Named {
  /** Not known of what was kept before it was. */
  readonly server_id?: string | undefined
  readonly hostname: string
}

/** The id that tells a server from its namesakes on the same licence; undefined where its name does. */
export const idBesideName = (servers: readonly Named[]): ((server: Named) => string | undefined) => {
  const nameOf = ({ hostname }: Named): string => hostname.toLowerCase()
  const times = Map.groupBy(servers, nameOf)
  return (server) => ((times.get(nameOf(server))?.length ?? 0) > 1 ? server.server_id : undefined)
}
