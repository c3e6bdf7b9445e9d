/**
 * What the robots field of a story or a page says, in any spelling: "NoIndex, follow". Alone, "none" is "noindex, nofollow".
 */
export const isIndexed = (robots: string): boolean => !/noindex|^\s*none\s*$/i.test(robots)

/** Whether neither a page nor its links count, so that it needs no canonical address. */
export const isIgnored = (robots: string): boolean =>
  !isIndexed(robots) && /nofollow|^\s*none\s*$/i.test(robots)
