/** A question is put off for so many days at most: whoever would wait for longer had better answer that. */
export const mostSnoozedDays = 366
