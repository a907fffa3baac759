/** Where a media server reads its key from. */
const variable = 'LICENSE_KEY'

export const snippetNames = ['environment', 'docker', 'kubernetes', 'systemd'] as const
export type SnippetName = (typeof snippetNames)[number]

const texts: Readonly<Record<SnippetName, (key: string) => string>> = {
  environment: (key) => `export ${variable}='${key}'`,
  docker: (key) =>
    [
      'docker run --detach --name media-server --restart unless-stopped \\',
      `  --env ${variable}='${key}' \\`,
      '  media-server:latest',
    ].join('\n'),
  kubernetes: (key) =>
    [
      'apiVersion: v1',
      'kind: Secret',
      'metadata:',
      '  name: media-server-licence',
      'type: Opaque',
      'stringData:',
      `  ${variable}: '${key}'`,
    ].join('\n'),
  systemd: (key) =>
    ['# /etc/systemd/system/media-server.service.d/licence.conf', '[Service]', `Environment="${variable}=${key}"`].join(
      '\n',
    ),
}

/** The key's first half names the licence; the rest is nobody's business on a shared screen. */
export const maskKey = (key: string): string => {
  const [kind = '', name = '', secret = ''] = key.split('|')
  return `${kind}|${name.slice(0, 6)}${'•'.repeat(8)}|${'•'.repeat(Math.min(12, secret.length))}`
}

export const snippetOf = (name: SnippetName, key: string): string => texts[name](key)
