import { useState } from 'react'
import { askedFor, following, searchingFor } from '../../../ui/search-rules.ts'
import { type CameraCount, readCameras } from './camera-count.ts'

interface CamerasParts {
  readonly least: number
  readonly most: number
  /** The value in the address. */
  readonly value: number
  readonly onChange: (count: number) => void
}

export interface Cameras extends CameraCount {
  readonly type: (typed: string) => void
}

/** The typed number of cameras. It follows the address and is reset when the minimum changes. */
export const useCameras = ({ least, most, value, onChange }: CamerasParts): Cameras => {
  const known = String(value)
  const begun = { least, ...searchingFor(known) }
  const [typing, setTyping] = useState(begun)
  if (typing.least !== least) setTyping(begun)
  else if (typing.known !== known) setTyping({ least, ...following(typing, known) })
  return {
    ...readCameras(typing.typed, least, most),
    type: (typed) => {
      const { count } = readCameras(typed, least, most)
      setTyping((now) => ({
        least,
        ...(count === null ? { ...now, typed } : askedFor({ ...now, typed }, String(count))),
      }))
      if (count !== null) onChange(count)
    },
  }
}
