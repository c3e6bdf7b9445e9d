/** Control characters that no XML document may have. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]/gu

/** A text as content or quoted attribute of an XML document. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
