/*
 * A stand-in for CloudPayments' window: `new cp.CloudPayments({ language }).charge(options, { onSuccess, onFail,
 * onComplete })`. The card is entered in a frame of the sandbox, and the outcome is read from the page in the frame.
 * Like the original it only overlays the page, so a modal dialog of the page would cover it.
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
    const cover = document.createElement('div')
    cover.style.cssText =
      'position:fixed;inset:0;z-index:2147483647;display:grid;place-items:center;background:rgb(0 0 0 / 55%)'
    const dialog = document.createElement('div')
    dialog.role = 'dialog'
    dialog.ariaModal = 'true'
    dialog.ariaLabel = title
    dialog.tabIndex = -1
    dialog.style.cssText =
      'position:relative;border-radius:12px;width:min(26rem,94vw);height:min(36rem,92vh);overflow:hidden;background:Canvas;color:CanvasText;outline:none'
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
    cover.append(dialog)
    document.body.append(cover)
    return { cover, dialog, frame, close }
  }

  class CloudPayments {
    #language

    constructor({ language = 'en-US' } = {}) {
      this.#language = language
    }

    charge(options, { onSuccess, onFail, onComplete } = {}) {
      const isRussian = this.#language.startsWith('ru')
      const { cover, dialog, frame, close } = makeWindow('CloudPayments', isRussian ? 'Закрыть' : 'Close')
      let failure
      let ended = false
      const end = (success, reason) => {
        if (ended) return
        ended = true
        cover.remove()
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
      dialog.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') leave()
      })
      frame.src = addressOf(options, this.#language)
      dialog.focus()
    }

    pay(_kind, options, outcome) {
      this.charge(options, outcome)
    }
  }

  window.cp = { CloudPayments }
})()
