interface Wave {
  readonly className: string
  /** The middle line and the amplitude, in units of a 760 × 900 field. */
  readonly middle: number
  readonly swing: number
  readonly length: number
  readonly phase: number
}

const waves: readonly Wave[] = [
  { className: 'wave-back', middle: 270, swing: 62, length: 620, phase: 2.3 },
  { className: 'wave-middle', middle: 356, swing: 66, length: 560, phase: -0.7 },
  { className: 'wave-front', middle: 516, swing: 72, length: 640, phase: 3.3 },
]

const barsPerWave = 44
const step = 760 / barsPerWave

/** A line from the top of a bar to its bottom. Its round ends extend by half its width. */
const strokeOf = ({ middle, swing, length, phase }: Wave, index: number): string => {
  const x = 8.6 + index * step
  const angle = ((x - 3.6) / length) * 2 * Math.PI + phase
  const height = 77 + 68 * Math.sin(angle * 0.83 + phase * 2)
  return `M${x} ${middle + swing * Math.sin(angle) - height / 2}v${height}`
}

/** The illustration of the sign-in page: three rows of level bars in the brand's colours. */
export const SoundWave = () => (
  <svg className="sky" viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {waves.map((wave) => (
      <path
        key={wave.className}
        className={wave.className}
        d={Array.from({ length: barsPerWave }, (_, index) => strokeOf(wave, index)).join('')}
      />
    ))}
  </svg>
)
