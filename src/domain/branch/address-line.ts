import type { Branch } from './branch.ts'

/** Where a branch is, in running text: neither its postcode nor the town behind it breaks. */
export const addressLine = ({ street, zip, city }: Pick<Branch, 'street' | 'zip' | 'city'>): string =>
  `${street}, ${zip.replace('-', '-\u2060').replace(' ', '\u00A0')}\u00A0${city}`
