import { withoutControlCharacters } from '#domain/form/normalise-input.ts'

/** Dots that could make a host name; those between digits make none. */
const DOT_IN_HOST = /(?<=\p{L})[.。．｡](?=[\p{L}\p{N}])|(?<=\p{N})[.。．｡](?=\p{L})/gu

/**
 * A text that a customer typed, for emails: mail programs find no link in it, there is no markup, and at most `max` characters are left.
 * Otherwise strangers could send any text to any mailbox in the shop's name.
 *
 * @example defangText('St.Gallen <b>www.evil.example/x', 25) // "St. Gallen ‹b›www. evil. …"
 */
export function defangText(typed: string, max: number): string {
  const harmless = withoutControlCharacters(typed)
    .replaceAll(DOT_IN_HOST, '. ')
    .replaceAll('://', ': //')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .trim()
  const characters = [...harmless]
  return characters.length <= max ? harmless : `${characters.slice(0, max - 1).join('')}…`
}
