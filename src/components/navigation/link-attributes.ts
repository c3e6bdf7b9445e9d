import type { NavigationLink } from '#domain/navigation/shell.ts'

/** Attributes of a link of the navigation or the footer; a label that only groups has no address. */
export const linkAttributes = ({
  href,
  isExternal,
  newWindow,
}: Pick<NavigationLink, 'href' | 'isExternal' | 'newWindow'>) => ({
  href: href ?? undefined,
  target: newWindow ? '_blank' : undefined,
  rel: newWindow || isExternal ? 'noopener' : undefined,
})
