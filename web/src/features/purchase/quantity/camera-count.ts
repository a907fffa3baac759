export type CameraProblem = 'required' | 'min' | 'max'

export interface CameraCount {
  /** What stands in the field. */
  readonly text: string
  /** What prices are asked for; null while the field holds no count that is sold. */
  readonly count: number | null
  readonly problem: CameraProblem | null
}

/** Reads a count as it is typed. One above the maximum becomes the maximum, and says so until the next change. */
export const readCameras = (typed: string, least: number, most: number): CameraCount => {
  const digits = typed.replaceAll(/\D/g, '')
  if (digits === '') return { text: '', count: null, problem: 'required' }
  const count = Number(digits)
  if (count > most) return { text: String(most), count: most, problem: 'max' }
  return count < least ? { text: digits, count: null, problem: 'min' } : { text: String(count), count, problem: null }
}
