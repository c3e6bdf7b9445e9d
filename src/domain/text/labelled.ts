/**
 * A label with its value. French has a space before the colon, which does not break. `intl`: BCP 47.
 *
 * @example labelled('Commande', '1234', 'fr-CH') // "Commande\u00A0: 1234"
 */
export const labelled = (label: string, value: string, intl: string): string =>
  `${label}${intl.startsWith('fr') ? '\u00A0' : ''}: ${value}`
