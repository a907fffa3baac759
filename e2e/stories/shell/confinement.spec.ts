import { expect, test } from '../../fixtures/story.ts'

const pageOnly = ['x-frame-options', 'content-security-policy']

test('pages and workers state what they may load and who may frame them, and resources may load nothing', async ({
  page,
  request,
  baseURL,
}) => {
  const loaded = new Set<string>()
  page.on('response', (answer) => {
    if (answer.url().includes('/assets/')) loaded.add(answer.url())
  })
  await page.goto('/auth/signin')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  const headersOf = async (address: string): Promise<readonly (string | undefined)[]> => {
    const answer = await request.get(address, { headers: { accept: 'text/html,*/*' } })
    expect([address, answer.status()]).toEqual([address, 200])
    return pageOnly.map((name) => answer.headers()[name])
  }
  for (const address of ['/auth/signin', '/operator', '/docs', '/worker.js']) {
    const [framing, policy] = await headersOf(new URL(address, baseURL).href)
    expect([address, framing]).toEqual([address, 'SAMEORIGIN'])
    expect(policy).toMatch(/default-src 'none';script-src 'self'.*frame-ancestors 'self'$/)
  }
  expect(loaded.size).toBeGreaterThan(3)
  // Files are no documents: their policy alone keeps them out of frames.
  for (const address of loaded)
    expect(await headersOf(address)).toEqual([undefined, `default-src 'none';frame-ancestors 'none'`])
})
