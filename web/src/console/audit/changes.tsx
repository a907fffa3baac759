const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

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
