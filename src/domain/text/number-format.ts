const formats = new Map<string, Intl.NumberFormat>()

/** `Intl.NumberFormat`, created once for a locale and options: creating one takes a hundred times as long as using it. */
export function numberFormat(intl: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${intl} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(intl, options)
  formats.set(key, format)
  return format
}
