import { publicHalfOf } from '@foyer/contract/licensing/licence-key.ts'

/** The variable from which a media server reads its key. */
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

/** The beginning identifies the key; the rest stays hidden on a shared screen. */
export const maskKey = (key: string): string => {
  const half = publicHalfOf(key)
  return half === undefined
    ? `${key.slice(0, 4)}${'•'.repeat(12)}`
    : `${half.slice(0, 9)}${'•'.repeat(8)}|${'•'.repeat(12)}`
}

export const snippetOf = (name: SnippetName, key: string): string => texts[name](key)
