import { useEffect } from 'react'
import { enterField } from './enter-field.ts'

/**
 * After a wrong one-time code, focuses the field, so that the error, which is rendered by then, is read out, and
 * selects the text, so that the next code replaces it.
 */
export const useNextCode = (isWrong: boolean): void => {
  useEffect(() => {
    if (!isWrong) return
    const field = document.querySelector<HTMLInputElement>('[autocomplete=one-time-code]')
    enterField(field)
    field?.select()
  }, [isWrong])
}
