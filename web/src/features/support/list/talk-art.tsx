/** Two people talking, for empty ticket lists. */
export const TalkArt = () => (
  <svg className="art" viewBox="0 0 132 84" aria-hidden="true" strokeWidth="1.5">
    <path
      d="M12 12h64a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H34l-10 9v-9H12a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6Z"
      fill="var(--surface)"
      stroke="var(--border)"
    />
    <path
      d="M58 32h58a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-8v10l-12-10H58a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8Z"
      fill="var(--surface)"
      stroke="var(--accent)"
    />
    <rect x="18" y="22" width="38" height="6" rx="3" fill="var(--track)" />
    <rect x="62" y="43" width="46" height="6" rx="3" fill="var(--accent-line)" />
    <rect x="62" y="54" width="28" height="6" rx="3" fill="var(--track)" />
  </svg>
)
