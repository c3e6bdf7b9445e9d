/** The latest of these moments (RFC 3339), as it was given; null where none is known. */
export const newestChange = (moments: readonly (string | null | undefined)[]): string | null =>
  moments.reduce<string | null>(
    (newest, each) => (each && (newest === null || Date.parse(each) > Date.parse(newest)) ? each : newest),
    null,
  )
