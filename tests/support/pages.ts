/** Reads a list in pages of two, as the Shop API gives it to jobs; `list` is read again for each page. */
export const inPages =
  <T>(list: () => T[], idOf: (entry: T) => string) =>
  async (after = ''): Promise<T[]> =>
    list()
      .filter((entry) => idOf(entry) > after)
      .toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
      .slice(0, 2)
