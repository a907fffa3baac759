export type CameraProblem = 'required' | 'min' | 'max'

export interface CameraCount {
  /** The field's text. */
  readonly text: string
  /** The count that prices are requested for; null if the text is not a count that is sold. */
  readonly count: number | null
  readonly problem: CameraProblem | null
}

/** Reads a count as it is typed. A count above the maximum becomes the maximum, with a note until the next change. */
export const readCameras = (typed: string, least: number, most: number): CameraCount => {
  const digits = typed.replaceAll(/\D/g, '')
  if (digits === '') return { text: '', count: null, problem: 'required' }
  const count = Number(digits)
  if (count > most) return { text: String(most), count: most, problem: 'max' }
  return count < least ? { text: digits, count: null, problem: 'min' } : { text: String(count), count, problem: null }
}
