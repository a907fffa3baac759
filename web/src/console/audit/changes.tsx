const isStep = (value: unknown): value is { readonly from: unknown; readonly to: unknown } =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'from,to'

/** From what to what; lists by commas, of switches those that are on; everything else as it is kept. */
const said = (value: unknown): string => {
  if (value === null || value === '') return '—'
  if (typeof value === 'string') return value
  if (isStep(value)) return `${said(value.from)} → ${said(value.to)}`
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ')
  if (typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'boolean'))
    return (
      Object.entries(value)
        .filter(([, on]) => on === true)
        .map(([name]) => name)
        .join(', ') || '—'
    )
  return JSON.stringify(value)
}

/** What changed, field by field, as the log has it; what became something else comes first. */
export const Changes = ({ changes }: { changes: Readonly<Record<string, unknown>> }) => {
  const { from, to, ...others } = changes
  const entries = 'from' in changes && 'to' in changes ? Object.entries(others) : Object.entries(changes)
  const step = entries.length === Object.keys(changes).length ? undefined : `${said(from)} → ${said(to)}`
  if (step === undefined && entries.length === 0) return <span className="subtle">—</span>
  return (
    <span className="small audit-changes">
      {step !== undefined && <span className="cell-under">{step}</span>}
      {entries.map(([name, value]) => (
        <span key={name} className="cell-under">
          <span className="subtle">{name}:</span> {said(value)}
        </span>
      ))}
    </span>
  )
}
