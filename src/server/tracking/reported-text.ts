/**
 * Cleans a text reported by a browser for the log: removes control characters that affect terminals or log viewers,
 * and the queries of addresses and email addresses, which may identify a person.
 */
export const sanitiseReportedText = (text: string): string =>
  text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\?[^\s'"<>)]*/g, '?…')
    .replace(/[^\s@<>"'(]{1,64}@[^\s@<>"')]{1,255}/g, '…@…')
