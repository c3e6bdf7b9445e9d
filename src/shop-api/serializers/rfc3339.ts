/** A database time in the format of the wire. */
export const rfc3339 = (moment: string): string => new Date(moment).toISOString()
