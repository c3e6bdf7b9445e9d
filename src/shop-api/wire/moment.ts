/** A time as the database writes it, in the spelling of the wire. */
export const rfc3339 = (moment: string): string => new Date(moment).toISOString()
