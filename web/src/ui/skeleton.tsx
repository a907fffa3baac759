import './skeleton.css'

interface SkeletonProps {
  /** Pixels; the whole line unless told. */
  readonly width?: number
  readonly height?: number
}

/** Stands where text will stand, in its size. */
export const Skeleton = ({ width, height }: SkeletonProps) => (
  <span className="sk" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />
)
