/** The query of a request, read the way the service means it: absent and empty are the same. */
export type Parameters = {
  text(name: string): string | undefined
  /** A comma list; undefined where the parameter is absent. */
  list(name: string): string[] | undefined
  /** A whole number held between its bounds; `fallback` where it is absent or no number. */
  count(name: string, fallback: number, most: number): number
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
    count: (name, fallback, most) => {
      const value = Number(text(name) ?? fallback)
      return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 1), most) : fallback
    },
    all: () => [...url.searchParams],
  }
}
