import type { ResolvedLink } from '#domain/content/link.ts'
import type { VendorTag } from '#domain/tracking/vendor-tag.ts'
import type { Flags } from '#domain/shop/configuration.ts'

export type NavigationLink = {
  label: string
  /** Null for a label that only groups. */
  href: string | null
  /** Leads to another site. */
  isExternal: boolean
  newWindow: boolean
  children: NavigationLink[]
}

/** The attribute by which the visual editor identifies a part of a draft. */
type Marked = { _editable?: string | undefined }

/** One column of links at the foot of every page. */
export type FooterColumn = Marked & {
  headline: string
  links: (Marked & { label: string; link: ResolvedLink | null })[]
}

/** The header and footer of every page of a variant. They contain nothing about a single visitor. */
export type Shell = {
  /** The visible links at this time. */
  navigation: NavigationLink[]
  /** The visible columns of the footer's story; null without one. */
  footer: readonly FooterColumn[] | null
  /** With experiments applied: true where a flag or an experiment enables it. */
  flags: Flags
  /** The tag manager's container id; null where there is none. */
  tagManagerId: string | null
  /** The scripts of other vendors; none where there are none. */
  vendorTags: readonly VendorTag[]
  /** Cache tags of everything that the shell depends on. */
  tags: string[]
  /** When a part of it appears or disappears. */
  expiresAt: string | null
}
