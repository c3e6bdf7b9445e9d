/** Ids that the pages around a text use themselves. A heading with one of them would open the menu, or be scrolled to in place of the main part. */
const RESERVED: ReadonlySet<string> = new Set([
  'alerts',
  'basket-panel',
  'consent',
  'consent-bar',
  'consent-title',
  'filter-more',
  'filters',
  'languages',
  'lead',
  'lenses',
  'letter',
  'main',
  'menu',
  'nav-more',
  'offline',
  'overlay',
  'search',
  'sentence',
  'speculation',
  'suggestions',
  'suggestions-failed',
  'suggestions-status',
  'term',
  'to-basket',
  'wish',
])

/** Those that are numbered: few and many, so that "nav" many times or "sign 3" finds an id all the same. */
const NUMBERED = /^(?:nav-\d{1,2}|sign-\d{3,})$/

export const isReservedId = (id: string): boolean => RESERVED.has(id) || NUMBERED.test(id)
