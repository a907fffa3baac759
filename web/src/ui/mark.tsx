/** The brand's symbol if it has no logo: bars in the accent colour. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 26 26" aria-hidden="true">
    <rect width="26" height="26" rx="7" fill="var(--accent)" />
    <g fill="var(--on-accent)">
      <rect x="6" y="13" width="2.4" height="6" rx="1.2" />
      <rect x="9.9" y="9" width="2.4" height="10" rx="1.2" />
      <rect x="13.8" y="6" width="2.4" height="13" rx="1.2" />
      <rect x="17.7" y="11" width="2.4" height="8" rx="1.2" />
    </g>
  </svg>
)
