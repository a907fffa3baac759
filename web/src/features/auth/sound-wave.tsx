interface Wave {
  readonly className: string
  /** Middle line and swing, in units of a 760 × 900 field. */
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

interface Bar {
  readonly x: number
  readonly y: number
  readonly height: number
}

const barOf = ({ middle, swing, length, phase }: Wave, index: number): Bar => {
  const x = 5 + index * step
  const angle = (x / length) * 2 * Math.PI + phase
  const height = 84 + 68 * Math.sin(angle * 0.83 + phase * 2)
  return { x, y: middle + swing * Math.sin(angle) - height / 2, height }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The picture of the sign-in page: three rows of level bars in the brand's colours. */
export const SoundWave = () => (
  <svg className="sky" viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {waves.map((wave) => (
      <g key={wave.className} className={wave.className}>
        {Array.from({ length: barsPerWave }, (_, index) => barOf(wave, index)).map(({ x, y, height }) => (
          <rect key={x} x={round(x)} y={round(y)} width="7.3" height={round(height)} rx="3.5" />
        ))}
      </g>
    ))}
  </svg>
)
