/*
 * A stand-in for CloudPayments' window: `new cp.CloudPayments({ language }).charge(options, { onSuccess, onFail, onComplete })`.
 * The card is typed in a frame of the sandbox; how it ended is read from the page that the frame shows.
 */
;(() => {
  const script = document.currentScript ?? document.querySelector('script[src$="/cloudpayments/widget.js"]')
  const base = new URL('.', script.src)

  const addressOf = ({ data, ...options }, language) => {
    const url = new URL('widget', base)
    for (const [name, value] of Object.entries({ ...options, data: JSON.stringify(data ?? {}), language }))
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
    return url.href
  }

  const makeWindow = (title, closeLabel) => {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', title)
    dialog.style.cssText =
      'padding:0;border:0;border-radius:12px;width:min(26rem,94vw);height:min(36rem,92vh);overflow:hidden'
    const frame = document.createElement('iframe')
    frame.title = title
    frame.style.cssText = 'border:0;width:100%;height:100%;display:block'
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = '×'
    close.setAttribute('aria-label', closeLabel)
    close.style.cssText =
      'position:absolute;top:8px;right:8px;width:32px;height:32px;border:0;background:none;font-size:22px;cursor:pointer;color:inherit'
    dialog.append(frame, close)
    document.body.append(dialog)
    return { dialog, frame, close }
  }

  class CloudPayments {
    #language

    constructor({ language = 'en-US' } = {}) {
      this.#language = language
    }

    charge(options, { onSuccess, onFail, onComplete } = {}) {
      const isRussian = this.#language.startsWith('ru')
      const { dialog, frame, close } = makeWindow('CloudPayments', isRussian ? 'Закрыть' : 'Close')
      let failure
      let ended = false
      const end = (success, reason) => {
        if (ended) return
        ended = true
        dialog.close()
        dialog.remove()
        if (success) onSuccess?.(options)
        else onFail?.(reason, options)
        onComplete?.({ success, message: reason }, options)
      }
      frame.addEventListener('load', () => {
        const shown = frame.contentDocument?.querySelector('[data-outcome]')
        if (shown?.dataset.outcome === 'success') end(true)
        else if (shown) failure = shown.textContent
      })
      const leave = () => end(false, failure ?? 'User has cancelled')
      close.addEventListener('click', leave)
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        leave()
      })
      frame.src = addressOf(options, this.#language)
      dialog.showModal()
    }

    pay(_kind, options, outcome) {
      this.charge(options, outcome)
    }
  }

  window.cp = { CloudPayments }
})()
