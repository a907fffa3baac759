import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { report, root, sourceFiles } from './source-files.ts'

/** Checks that links in Markdown files point to existing files and headings. */

/** Removes code, in which something may look like a link. */
const proseOf = (markdown: string): string => markdown.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '')

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Anchors in GitHub's format: letters, digits and hyphens. */
const anchorsOf = (markdown: string): Set<string> =>
  new Set(
    [...markdown.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  )

const targetsOf = (markdown: string): string[] =>
  [
    ...proseOf(markdown).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)|^\[[^\]]+\]: +(\S+)|\b(?:src|href)="([^"]+)"/gm),
  ].map(([, inline, reference, attribute]) => inline ?? reference ?? attribute ?? '')

const isOurs = (target: string): boolean => !/^[a-z][a-z+.-]*:/i.test(target)

const faultOf = (file: string, target: string): string[] => {
  const [path = '', anchor] = decodeURIComponent(target).split('#')
  const place = path === '' ? file : join(path.startsWith('/') ? '.' : dirname(file), path)
  if (!existsSync(join(root, place))) return [`${file}: ${target} leads nowhere`]
  if (anchor === undefined || !place.endsWith('.md')) return []
  return anchorsOf(read(place)).has(anchor) ? [] : [`${file}: ${place} has no heading #${anchor}`]
}

const files = sourceFiles('**/*.md')
const links = files.flatMap((file) =>
  targetsOf(read(file))
    .filter(isOurs)
    .map((target) => [file, target] as const),
)
report(
  links.flatMap(([file, target]) => faultOf(file, target)),
  `${links.length} links in ${files.length} documents`,
)
