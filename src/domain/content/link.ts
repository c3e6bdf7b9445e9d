import { type Folders, slugToPath, slugWithin } from './folder.ts'

export const LINK_TYPES = ['asset', 'url', 'email', 'story'] as const

/** A link as an editor sets it. A story comes with its alternates in other folders; an unpublished story is undefined. */
export type Link = { newWindow: boolean; anchor: string | undefined } & (
  | { linktype: 'story'; story: { fullSlug: string; alternates: string[] } | undefined }
  | { linktype: 'url' | 'asset'; url: string }
  | { linktype: 'email'; email: string }
)

/** The reader of a link: their folders, and how a path of the shop is written on their pages. */
export type LinkContext = { folders: Folders; href: (path: string) => string }

/** A link as the page writes it. */
export type ResolvedLink = { href: string; isExternal: boolean; newWindow: boolean }

/** The target of a link for this reader; null where there is none, and the text stands without a link. */
export function resolveLink(link: Link, reader: LinkContext): ResolvedLink | null {
  const target = targetOf(link, reader)
  if (target === null) return null
  const fragment = link.anchor && !target.includes('#') ? `#${encodeURIComponent(link.anchor)}` : ''
  return {
    href: target + fragment,
    isExternal: /^(https?:)?\/\//i.test(target),
    newWindow: link.newWindow,
  }
}

function targetOf(link: Link, reader: LinkContext): string | null {
  switch (link.linktype) {
    case 'story':
      return link.story ? storyPath(link.story, reader) : null
    case 'url':
    case 'asset':
      return safeAddress(link.url, reader)
    case 'email':
      return /^[^\s@?]+@[^\s@?]+$/.test(link.email.trim()) ? `mailto:${link.email.trim()}` : null
  }
}

/** The story in the reader's nearest folder: a Czech reader gets the Czech alternate of a page that was linked in German. */
function storyPath(
  { fullSlug, alternates }: { fullSlug: string; alternates: string[] },
  { folders, href }: LinkContext,
): string | null {
  for (const folder of folders)
    for (const candidate of [fullSlug, ...alternates]) {
      const slug = slugWithin([folder], candidate)
      if (slug !== null) return href(slugToPath(slug))
    }
  return null
}

const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * An address as editors may write it: a path of the shop, a fragment, or one of a few schemes. Everything else is refused, including
 * javascript:, data:, blob: and vbscript: in any spelling. Spec §8.
 */
function safeAddress(address: string, { href }: LinkContext): string | null {
  // Browsers ignore control characters within a scheme.
  const text = address.replace(/\p{Cc}/gu, '').trim()
  if (text === '') return null
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(withoutSpaces(text))?.[0].toLowerCase()
  if (scheme !== undefined && !ALLOWED.has(scheme)) return null
  const isElsewhere = scheme !== undefined || /^[/\\]{2}/.test(withoutSpaces(text))
  const written = (isElsewhere ? text.replace(BEFORE_PATH, withoutSpaces) : text).replace(SPACES, '%20')
  if (/^[/\\]{2}/.test(written)) return `https://${written.replace(/^[/\\]+/, '')}`
  if (written.startsWith('/')) return href(written)
  if (/^[#?]/.test(written)) return written
  return scheme === undefined ? href(`/${written}`) : written
}

const SPACES = /\p{Zs}/gu

/** Scheme, slashes and host, or a telephone number: spaces mean nothing there, in a path they belong to the name of a file. */
const BEFORE_PATH = /^[^/?#]*[/\\\s]*[^/?#]*/

const withoutSpaces = (text: string): string => text.replace(SPACES, '')
