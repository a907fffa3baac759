/** Two overlapping cards in the brand's colours. */
export const CardArt = () => (
  <svg className="art" viewBox="0 0 132 84" aria-hidden="true" strokeWidth="1.5">
    <rect
      x="34"
      y="8"
      width="76"
      height="48"
      rx="7"
      fill="var(--surface)"
      stroke="var(--border)"
      strokeDasharray="4 4"
      transform="rotate(8 72 32)"
    />
    <rect x="20" y="24" width="84" height="52" rx="7" fill="var(--surface)" stroke="var(--accent)" />
    <path d="M20 38h84" stroke="var(--accent)" />
    <rect x="30" y="52" width="14" height="10" rx="2.5" fill="var(--accent-line)" />
    <rect x="54" y="60" width="40" height="5" rx="2.5" fill="var(--track)" />
  </svg>
)
