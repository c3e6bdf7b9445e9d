/** A text with what addresses write as bytes, "-2%2C25", as what it says; what is no text stays as it is. */
export const percentDecoded = (text: string): string =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })
