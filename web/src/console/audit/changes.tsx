/** Lists by commas, of switches those that are on; everything else as it is kept. */
const said = (value: unknown): string => {
  if (typeof value === 'string') return value
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

/** What changed, field by field, as the log has it. */
export const Changes = ({ changes }: { changes: Readonly<Record<string, unknown>> }) => {
  const entries = Object.entries(changes)
  if (entries.length === 0) return <span className="subtle">—</span>
  return (
    <span className="small audit-changes">
      {entries.map(([name, value]) => (
        <span key={name} className="cell-under">
          <span className="subtle">{name}:</span> {said(value)}
        </span>
      ))}
    </span>
  )
}
