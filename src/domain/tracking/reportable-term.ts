/** An email address, or a number long enough for a person, a phone or an order. */
const PERSONAL = /@|\d[\d\s./-]{4,}\d/

/** Whether a search term may be reported: it does not look as if it identified a person. Codes of goods have fewer digits. */
export const isReportableTerm = (term: string): boolean => !PERSONAL.test(term)
