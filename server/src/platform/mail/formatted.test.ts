import { render } from '@react-email/render'
import { describe, expect, it } from 'vitest'
import { letterPage } from './letter.ts'

const pageOf = async (markdown: string): Promise<string> =>
  render(
    letterPage({
      brand: { name: 'Aurora', accent: '#006a7c', on_accent: '#ffffff' },
      locale: 'en',
      preview: 'A reply',
      heading: 'Hanna has replied',
      paragraphs: [{ markdown }],
      footer: 'The end.',
    }),
  )

/** The HTML of a person's text in an e-mail, without styles. */
const shown = async (markdown: string): Promise<string> => {
  const [, words = ''] = /<div class="letter-text"[^>]*>(.*)<\/div>/s.exec(await pageOf(markdown)) ?? []
  return words
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/ (?:style|class|target)="[^"]*"/g, '')
    .replaceAll('<br/>', '<br>')
}

const rel = 'rel="noopener noreferrer nofollow ugc"'

it('the preview that mail programs show ends with a whole character', async () => {
  const brand = { name: 'Aurora', accent: '#006a7c', on_accent: '#ffffff' }
  const words = `${'x'.repeat(199)}🙂 and more`
  const page = await render(
    letterPage({ brand, locale: 'en', preview: words, heading: 'News', paragraphs: ['Read on'], footer: 'The end.' }),
  )
  expect(page).toMatch(/x{199}(?:<!-- -->)?\u00a0/)
  expect(page.isWellFormed()).toBe(true)
})

describe('text in a mail', () => {
  it.each([
    ['**Restart** the _server_ ~~now~~', '<p><strong>Restart</strong> the <em>server</em> <s>now</s></p>'],
    ['One\nTwo\n\nThree', '<p>One<br>Two</p><p>Three</p>'],
    ['`a <b>`', '<p><code>a &lt;b&gt;</code></p>'],
    ['```sh\na\n  b\n```', '<pre><code>a\n  b\n</code></pre>'],
    ['    set in', '<pre><code>set in\n</code></pre>'],
    ['- one\n- two\n  - three', '<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul>'],
    ['3. one\n\n4. two', '<ol start="3"><li><p>one</p></li><li><p>two</p></li></ol>'],
    ['> said\n\n# Title', '<blockquote><p>said</p></blockquote><p>Title</p>'],
    ['a\n\n---\n\nb', '<p>a</p><hr/><p>b</p>'],
    [
      '|a|b|\n|-|-|\n|1|2|',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    ['[docs](https://a.example/?a=1&b=2)', `<p><a href="https://a.example/?a=1&amp;b=2" ${rel}>docs</a></p>`],
    ['see https://a.example', `<p>see <a href="https://a.example" ${rel}>https://a.example</a></p>`],
    ['<ada@a.example>', `<p><a href="mailto:ada@a.example" ${rel}>ada@a.example</a></p>`],
  ])('such as %j is formatted as on a page', async (markdown, html) => {
    expect(await shown(markdown)).toBe(html)
  })

  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<b onclick=x>y</b>', '<p>&lt;b onclick=x&gt;y&lt;/b&gt;</p>'],
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    ['[x](JaVaScRiPt&#58;alert(1))', '<p>[x](JaVaScRiPt:alert(1))</p>'],
    ['[x](data:text/html,y)', '<p>[x](data:text/html,y)</p>'],
    ['[x](ftp://a.example)', '<p>x</p>'],
    ['[x](/billing)', '<p>x</p>'],
    ['![i](http://track.example/1.gif)', `<p><a href="http://track.example/1.gif" ${rel}>i</a></p>`],
    [
      '![](http://track.example/1.gif)',
      `<p><a href="http://track.example/1.gif" ${rel}>http://track.example/1.gif</a></p>`,
    ],
    ['![i](data:image/png;base64,AAAA)', '<p>i</p>'],
    ['[x](https://a.example/"onmouseover="y)', `<p><a href="https://a.example/%22onmouseover=%22y" ${rel}>x</a></p>`],
  ])('does nothing and fetches nothing: %j', async (markdown, html) => {
    expect(await shown(markdown)).toBe(html)
  })

  it('is complete, however deep it is quoted', async () => {
    const page = await shown(`${'> '.repeat(60)}deep\n\n${'- '.repeat(8)}list`)
    for (const word of ['deep', 'list']) expect(page).toContain(word)
  })
})
