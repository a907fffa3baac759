/** For a search without results. Separate from the other illustrations, which the first page loads. */
export const SearchArt = () => (
  <svg className="art" viewBox="0 0 132 84" aria-hidden="true" strokeWidth="1.5">
    <g fill="none" stroke="var(--border)" strokeDasharray="4 4">
      <rect x="8" y="8" width="116" height="18" rx="5" />
      <rect x="8" y="33" width="116" height="18" rx="5" />
      <rect x="8" y="58" width="116" height="18" rx="5" />
    </g>
    <circle cx="70" cy="40" r="19" fill="var(--surface)" stroke="var(--accent)" />
    <path d="m84 54 14 14" stroke="var(--accent)" strokeLinecap="round" />
    <path d="M62 40h16" stroke="var(--accent-line)" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
