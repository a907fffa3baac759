interface RecaptchaOptions {
  readonly sitekey: string
  readonly theme: 'light' | 'dark'
  readonly callback: (token: string) => void
  readonly 'expired-callback': () => void
}

export interface Recaptcha {
  ready(action: () => void): void
  render(element: HTMLElement, options: RecaptchaOptions): number
}

declare global {
  interface Window {
    readonly grecaptcha?: Recaptcha
  }
}

const loading = new Map<string, Promise<Recaptcha>>()

const load = (url: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => {
      const { grecaptcha } = window
      if (grecaptcha === undefined) reject(new Error('reCAPTCHA did not start'))
      else grecaptcha.ready(() => resolve(grecaptcha))
    })
    script.addEventListener('error', () => {
      script.remove()
      loading.delete(url)
      reject(new Error('reCAPTCHA could not be loaded'))
    })
    document.head.append(script)
  })

/** Google's script, loaded once per page. */
export const recaptchaScript = (scriptUrl: string, locale: string): Promise<Recaptcha> => {
  const url = `${scriptUrl}?render=explicit&hl=${locale}`
  const known = loading.get(url) ?? load(url)
  loading.set(url, known)
  return known
}
