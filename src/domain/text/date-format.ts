const formats = new Map<string, Intl.DateTimeFormat>()

/** `Intl.DateTimeFormat`, created once for a locale and options: creating one takes a hundred times as long as using it. */
export function dateFormat(intl: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${intl} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(intl, options)
  formats.set(key, format)
  return format
}
