/** Whether a form contains a null character, which people do not type and databases do not store. */
export const containsNull = (form: Buffer): boolean => form.includes(0) || form.includes('%00')
