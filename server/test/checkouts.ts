import type { RunningFoyer } from './foyer.ts'

/** What a customer does on a payment provider's page or in its window, without a browser. */

const post = (url: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const goodCard = '4000 0000 0000 3055'

/** Pays on the page at the URL from the portal's answer. Returns where the customer is redirected. */
export const payOnPage = async (url: string, number = goodCard): Promise<string | null> => {
  const opened = await fetch(url, { redirect: 'follow' })
  await opened.arrayBuffer()
  const answer = await post(opened.url, { step: 'pay', number, expires: '12/34', code: '123' })
  await answer.arrayBuffer()
  return answer.headers.get('location')
}

interface Charge {
  readonly amount: number
  readonly currency: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Answers the bank's question on a page of CloudPayments' window. Returns the next page. */
export const answerBank = async (
  { url }: Pick<RunningFoyer, 'url'>,
  html: string,
  step: 'confirm' | 'refuse' = 'confirm',
): Promise<string> => {
  const [, sale = ''] = /action="(\d+)"/.exec(html) ?? []
  return (await post(new URL(`/sandbox/cloudpayments/widget/${sale}`, url).href, { step })).text()
}

/**
 * Opens CloudPayments' window with the given settings. Returns a function that enters a card there and returns the
 * bank's page or the last one.
 */
export const openWindow = async (
  { url }: Pick<RunningFoyer, 'url'>,
  { amount, currency, data }: Charge,
): Promise<(number?: string) => Promise<string>> => {
  const { data: inner, ...options } = data
  const address = new URL('/sandbox/cloudpayments/widget', url)
  const fields = { ...options, publicId: 'pk_demo', amount, currency, data: JSON.stringify(inner) }
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, String(value))
  const opened = await fetch(address)
  await opened.arrayBuffer()
  return async (number = goodCard) =>
    (await post(opened.url, { step: 'pay', number, expires: '12/34', code: '123' })).text()
}

/** Pays there with one card and answers its bank if it asks. Returns the last page. */
export const payInWindow = async (
  foyer: Pick<RunningFoyer, 'url'>,
  charge: Charge,
  number = goodCard,
): Promise<string> => {
  const type = await openWindow(foyer, charge)
  const html = await type(number)
  return html.includes('value="confirm"') ? answerBank(foyer, html) : html
}
