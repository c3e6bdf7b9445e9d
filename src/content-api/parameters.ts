/** The query of a request as the service interprets it: absent and empty are the same. */
export type Parameters = {
  text(name: string): string | undefined
  /** A comma-separated list; undefined if the parameter is absent. */
  list(name: string): string[] | undefined
  /** A whole number limited to 1 to `max`; `fallback` if it is absent or not a number. */
  count(name: string, fallback: number, max: number): number
  all(): [string, string][]
}

export function parametersOf(url: URL): Parameters {
  const text = (name: string) => url.searchParams.get(name) || undefined
  return {
    text,
    list: (name) =>
      text(name)
        ?.split(',')
        .map((part) => part.trim()),
    count: (name, fallback, max) => {
      const value = Number(text(name) ?? fallback)
      return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), max) : fallback
    },
    all: () => [...url.searchParams],
  }
}
