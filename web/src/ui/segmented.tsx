import './segmented.css'

interface Segment<Value extends string> {
  readonly value: Value
  readonly name: string
  readonly count?: number
}

interface SegmentedProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly segments: readonly Segment<Value>[]
  readonly onChange: (value: Value) => void
}

/** A choice between a few visible options. */
export const Segmented = <Value extends string>({ label, value, segments, onChange }: SegmentedProps<Value>) => (
  <fieldset className="seg" aria-label={label}>
    {segments.map((segment) => (
      <button
        key={segment.value}
        type="button"
        aria-pressed={segment.value === value}
        onClick={() => onChange(segment.value)}
      >
        {segment.name}
        {segment.count !== undefined && <span className="n">{segment.count}</span>}
      </button>
    ))}
  </fieldset>
)
