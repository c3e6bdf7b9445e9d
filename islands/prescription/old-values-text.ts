/** What is said of values for glasses that are older than they hold, which is in months. */
export const oldValuesText = (months: number) =>
  months > 12 ? ('values.date.old' as const) : ('values.date.old.year' as const)
