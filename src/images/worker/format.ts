export const FORMATS = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const
export type Format = keyof typeof FORMATS

/** The smallest format that a browser accepts; JPEG if it lists none. */
export function negotiateFormat(accept: string | null): Format {
  const accepted = new Set(
    (accept ?? '')
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim().toLowerCase()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  )
  return accepted.has(FORMATS.avif) ? 'avif' : accepted.has(FORMATS.webp) ? 'webp' : 'jpeg'
}
