/** The longest snooze, in days. A ticket that would wait longer should be answered. */
export const mostSnoozedDays = 366
