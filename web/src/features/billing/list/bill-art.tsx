/** A sheet with lines and a total, in the brand's colours. */
export const BillArt = () => (
  <svg className="art" viewBox="0 0 132 84" aria-hidden="true" strokeWidth="1.5">
    <g fill="var(--surface)" stroke="var(--border)">
      <rect x="24" y="14" width="44" height="58" rx="6" transform="rotate(-7 46 43)" />
      <rect x="66" y="14" width="44" height="58" rx="6" strokeDasharray="4 4" transform="rotate(7 88 43)" />
    </g>
    <path
      d="M42 6h48v70l-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4z"
      fill="var(--surface)"
      stroke="var(--accent)"
      strokeLinejoin="round"
    />
    <g fill="var(--track)">
      <rect x="50" y="18" width="32" height="5" rx="2.5" />
      <rect x="50" y="30" width="20" height="5" rx="2.5" />
      <rect x="50" y="40" width="24" height="5" rx="2.5" />
    </g>
    <rect x="62" y="54" width="20" height="6" rx="3" fill="var(--accent-line)" />
  </svg>
)
