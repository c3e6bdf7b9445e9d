import { type Folders, pathOfSlug, slugWithin } from './folder.ts'

export const LINK_TYPES = ['asset', 'url', 'email', 'story'] as const

/** What an editor linked to. A story comes with its twins in other folders; without one it is not published. */
export type Link = { newWindow: boolean; anchor: string | undefined } & (
  | { linktype: 'story'; story: { fullSlug: string; twins: string[] } | undefined }
  | { linktype: 'url' | 'asset'; url: string }
  | { linktype: 'email'; email: string }
)

/** Who reads: which folders are theirs, and how a path of the shop is written on their pages. */
export type Reader = { folders: Folders; href: (path: string) => string }

/** A link as the page writes it. */
export type Anchor = { href: string; isExternal: boolean; newWindow: boolean }

/** Where a link leads this reader; null where it leads nowhere, and its words stand without it. */
export function anchorOf(link: Link, reader: Reader): Anchor | null {
  const target = targetOf(link, reader)
  if (target === null) return null
  const fragment = link.anchor && !target.includes('#') ? `#${encodeURIComponent(link.anchor)}` : ''
  return {
    href: target + fragment,
    isExternal: /^(https?:)?\/\//i.test(target),
    newWindow: link.newWindow,
  }
}

function targetOf(link: Link, reader: Reader): string | null {
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

/** The story in the reader's nearest folder: a Czech reads the Czech twin of a page that was linked in German. */
function storyPath(
  { fullSlug, twins }: { fullSlug: string; twins: string[] },
  { folders, href }: Reader,
): string | null {
  for (const folder of folders)
    for (const candidate of [fullSlug, ...twins]) {
      const slug = slugWithin([folder], candidate)
      if (slug !== null) return href(pathOfSlug(slug))
    }
  return null
}

const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * An address as editors may write it: a path of the shop, a fragment, or one of a few schemes. Everything else is refused,
 * among it javascript:, data:, blob: and vbscript: in whatever disguise. Spec §8.
 */
function safeAddress(address: string, { href }: Reader): string | null {
  // Browsers read past control characters and spaces within a scheme.
  const text = address.replace(/[\p{Cc}\p{Zs}]/gu, '')
  if (text === '') return null
  if (/^[/\\]{2}/.test(text)) return `https://${text.replace(/^[/\\]+/, '')}`
  if (text.startsWith('/')) return href(text)
  if (/^[#?]/.test(text)) return text
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[0].toLowerCase()
  if (scheme === undefined) return href(`/${text}`)
  return ALLOWED.has(scheme) ? text : null
}
