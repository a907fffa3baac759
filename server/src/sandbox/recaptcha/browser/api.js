// A stand-in for Google's script: one checkbox. Anyone who ticks it counts as a person.
{
  const here = new URL(document.currentScript.src)
  const words = here.searchParams.get('hl') === 'ru' ? 'Я не робот' : 'I am not a robot'

  const answer = async (callback) => {
    const response = await fetch(new URL('answers', here), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hostname: location.hostname }),
    })
    const { token } = await response.json()
    callback(token)
  }

  window.grecaptcha = {
    ready: (action) => action(),
    render: (place, { callback }) => {
      const label = document.createElement('label')
      const box = document.createElement('input')
      box.type = 'checkbox'
      box.addEventListener('change', () => {
        if (!box.checked) return
        box.disabled = true
        void answer(callback)
      })
      label.append(box, ` ${words}`)
      place.append(label)
      return 0
    },
  }
}
