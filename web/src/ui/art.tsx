/** Illustrations for empty states, in the brand's colours. */

export const KeyArt = () => (
  <svg className="art" viewBox="0 0 132 84" aria-hidden="true" strokeWidth="1.5">
    <g fill="var(--surface)" stroke="var(--border)">
      <rect x="22" y="8" width="88" height="22" rx="6" />
      <rect x="12" y="54" width="108" height="22" rx="6" strokeDasharray="4 4" />
    </g>
    <rect x="4" y="28" width="124" height="28" rx="8" fill="var(--surface)" stroke="var(--accent)" />
    <g fill="none" stroke="var(--accent)" strokeLinecap="round">
      <circle cx="22" cy="42" r="5" />
      <path d="M27 42h14M36 42v5" />
    </g>
    <rect x="52" y="39" width="40" height="6" rx="3" fill="var(--accent-line)" />
    <rect x="98" y="39" width="18" height="6" rx="3" fill="var(--track)" />
    <rect x="32" y="16" width="34" height="6" rx="3" fill="var(--track)" />
  </svg>
)
