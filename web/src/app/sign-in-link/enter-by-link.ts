import { t } from 'i18next'
import { answerOf, api } from '../../api/client.ts'
import { mayPass } from '../../api/failure.ts'
import { handOffAddress } from '../../api/hand-off.ts'
import { type AddressTokens, signInLinkKey } from '../../api/link-token.ts'
import type { LoginInfo, Session } from '../../api/session.ts'
import { tabStore } from '../../lib/storage.ts'
import { toasts } from '../../ui/toast-store.ts'
import { needTexts } from '../i18n/i18n.ts'

interface Proof extends Pick<AddressTokens, 'trial_token' | 'refresh_token'> {
  /** The intent's key: a retry sends the very same call. */
  readonly key: string
}

const headersOf = ({ trial_token, refresh_token = '', key }: Proof): Record<string, string> => ({
  'Idempotency-Key': key,
  ...(trial_token === undefined ? { Authorization: `Bearer ${refresh_token}` } : { 'Trial-Token': trial_token }),
})

/** The current session is replaced once the server accepts the link, and stays until then. */
const enterWith = async (session: Session, proof: Proof): Promise<void> => {
  const info: LoginInfo = await answerOf(api.POST('/billing/api/v1/login', { headers: headersOf(proof) }))
  if (typeof info.redirect_to === 'string') {
    session.end('signed_out')
    location.replace(handOffAddress(info.redirect_to, info.refresh_token))
  } else session.start(info)
}

const forget = (): void => tabStore.remove(signInLinkKey)

const tellRefused = async (): Promise<void> => {
  await needTexts('sign_in_link')
  toasts.show({ tone: 'bad', title: t('sign_in_link:refused'), details: [t('sign_in_link:otherwise')] })
}

/** The retry reloads the tab, which tries the link again. */
const tellUnwell = async (): Promise<void> => {
  await needTexts('sign_in_link')
  const again = { label: t('global.retry'), run: () => location.reload() }
  toasts.show({
    tone: 'bad',
    title: t('sign_in_link:unwell'),
    details: [t('sign_in_link:unwell_text')],
    actions: [again],
  })
}

/**
 * Signs in with the kept link. A refused link is dropped. If no answer came, it stays for the next attempt, unless
 * somebody signs in or out meanwhile.
 */
export const enterByLink = async (session: Session, kept: string): Promise<(() => Promise<void>) | undefined> => {
  const proof: Proof = { key: crypto.randomUUID(), ...JSON.parse(kept) }
  tabStore.set(signInLinkKey, JSON.stringify(proof))
  try {
    await enterWith(session, proof)
    forget()
    return undefined
  } catch (error) {
    if (!mayPass(error)) {
      forget()
      // The visitor meant to be somebody other than the signed-in user.
      session.end('signed_out')
      return tellRefused
    }
    session.subscribe((event) => {
      if (event !== 'expired') forget()
    })
    return tellUnwell
  }
}
