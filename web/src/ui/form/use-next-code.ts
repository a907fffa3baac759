import { useEffect } from 'react'
import { enterField } from './enter-field.ts'

/** A wrong one-time code is read out with what is wrong, which stands there by now; and the next one is typed over it. */
export const useNextCode = (isWrong: boolean): void => {
  useEffect(() => {
    if (!isWrong) return
    const field = document.querySelector<HTMLInputElement>('[autocomplete=one-time-code]')
    enterField(field)
    field?.select()
  }, [isWrong])
}
