const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Lines for a terminal: what would move the cursor, hide or reverse text is shown as its code. Line ends stay. In JSON the codes are
 * those of its own notation, so JSON stays JSON.
 *
 * @example printable('Anna\u001b[2J') // "Anna\\u001b[2J"
 */
export const printable = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, escaped)

/** As `printable`, in one line. */
export const printableLine = (text: string): string => printable(text).replaceAll('\n', '\\n')
