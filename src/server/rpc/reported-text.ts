/**
 * A text that somebody's browser reports, fit for the log: no signs that make a terminal or a reader of logs do something, no queries of
 * addresses and no e-mail addresses, as they may say who somebody is.
 */
export const reportedText = (text: string): string =>
  text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\?[^\s'"<>)]*/g, '?…')
    .replace(/[^\s@<>"'(]{1,64}@[^\s@<>"')]{1,255}/g, '…@…')
