/** Four digits together, or a zip code in its groups. A district has fewer: "Praha 10". */
const ZIP_LIKE = /\d{4}|\d{3} \d{2}|\d{2}-\d{3}/

/** Whether a text may be a town: a zip code with it, or in its place, would be on the label twice, or not at all. */
export const isCity = (value: string): boolean => /\p{L}/u.test(value) && !ZIP_LIKE.test(value)
