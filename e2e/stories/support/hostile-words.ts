const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:x',
  '//evil.example',
  'javascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
]

const elements = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext></mtext><script>alert(1)</script></math>',
  '<iframe src=javascript:alert(1)>',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<a href=javascript:alert(1)>x</a>',
  '<form action=javascript:alert(1)><input type=submit>',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<style>*{background:url(//evil.example)}</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0;url=//evil.example>',
  '<input autofocus onfocus=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
]

/** Wrappers around an element that have fooled sanitizers. */
const wraps: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `**${inner}**`,
  (inner) => `> ${inner}`,
  (inner) => `- ${inner}`,
  (inner) => `[${inner}](https://ok.example)`,
]

const links: readonly ((scheme: string) => string)[] = [
  (scheme) => `[x](${scheme})`,
  (scheme) => `[x](<${scheme}>)`,
  (scheme) => `![x](${scheme})`,
  (scheme) => `<${scheme}>`,
  (scheme) => `[x][1]\n\n[1]: ${scheme}`,
]

const unseen = [
  '\u202Egnp.exe\u202C',
  '\u200B\u200Bzero\u200D width\uFEFF',
  '\u2066isolated\u2069',
  'العربية and English mixed',
  'Z̸̡̛̪͓a̷l̵g̶o̷'.repeat(20),
  '\u0007bell',
  '${7*7} {{7*7}} <%= 7*7 %>',
  "'; drop table support.ticket; --",
  '%s%s%s%n',
  '../../../etc/passwd',
  "=cmd|' /C calc'!A0",
  '👩‍👩‍👧‍👦'.repeat(50),
]

const nested = [
  `${'>'.repeat(500)} quoted`,
  `${'- '.repeat(200)}list`,
  `${'*'.repeat(500)}stars${'*'.repeat(500)}`,
  `${'['.repeat(500)}brackets${'](x)'.repeat(100)}`,
  `${'`'.repeat(300)}ticks`,
  '|'.repeat(500),
  `a${'~~'.repeat(300)}b`,
  `${'<div>'.repeat(300)}deep`,
  `${'&amp;'.repeat(100)}entities &lt;script&gt;alert(1)&lt;/script&gt;`,
  '![image](https://evil.example/pixel.png)',
  '[click](https://ok.example "onmouseover=alert(1)")',
  '[a]("onclick="alert(1))',
  '<https://ok.example/"onmouseover="alert(1)>',
  'https://ok.example/?q="><script>alert(1)</script>',
  '<mailto:x@y.example?subject=<script>>',
  '<!-- --><script>alert(1)</script><!-- -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<a\u0000href=javascript:alert(1)>x</a>'.replaceAll('\u0000', ' '),
  '```html\n<script>alert(1)</script>\n```',
  '~~~\n</code></pre><script>alert(1)</script>',
  'x</textarea><script>alert(1)</script>',
  '"><svg/onload=alert(1)//',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<IMG SRC="jav&#x09;ascript:alert(1);">',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '[x](&#106;avascript:alert(1))',
  '<p id=x tabindex=1 onfocus=alert(1)>',
  '<xss contenteditable onblur=alert(1)>',
]

/** Texts that have broken other tools, in every form that Markdown allows. */
export const hostileWords = (): readonly string[] => [
  ...elements.flatMap((element) => wraps.map((wrap) => wrap(element))),
  ...schemes.flatMap((scheme) => links.map((link) => link(scheme))),
  ...unseen,
  ...nested,
  ...elements.slice(0, 10).map((element) => element.toUpperCase()),
]
