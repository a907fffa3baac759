/** A bar chart in the brand's colours. */
export const ChartArt = () => (
  <svg className="art" viewBox="0 0 132 84" aria-hidden="true" strokeWidth="1.5">
    <g fill="none" stroke="var(--border)" strokeDasharray="4 4">
      <path d="M12 16h108M12 36h108M12 56h108" />
    </g>
    <path d="M12 76h108" stroke="var(--border)" />
    <g fill="var(--surface)" stroke="var(--accent)" strokeLinejoin="round">
      <rect x="20" y="48" width="16" height="28" rx="3" />
      <rect x="46" y="30" width="16" height="46" rx="3" />
      <rect x="72" y="40" width="16" height="36" rx="3" />
      <rect x="98" y="14" width="16" height="62" rx="3" />
    </g>
  </svg>
)
