import type { Anchor } from '#domain/content/link.ts'
import type { Flags } from '#domain/shop/configuration.ts'

export type NavigationLink = {
  label: string
  /** Null for a label that only groups. */
  href: string | null
  /** Leaves the shop. */
  isExternal: boolean
  newWindow: boolean
  children: NavigationLink[]
}

/** What the visual editor knows a part of a draft by. */
type Marked = { _editable?: string | undefined }

/** One column of links at the foot of every page. */
export type FooterColumn = Marked & {
  headline: string
  links: (Marked & { label: string; link: Anchor | null })[]
}

/** What stands around every page of a variant. Nothing in it belongs to one visitor. */
export type Shell = {
  /** What is visible now, windows of visibility applied. */
  navigation: NavigationLink[]
  /** The columns of the footer's story that are visible now; null without one. */
  footer: readonly FooterColumn[] | null
  /** Experiments applied: on is what is on by flag or by experiment. */
  flags: Flags
  /** The tag manager's container; null where there is none. */
  container: string | null
  /** What all of it depends on, as cache tags. */
  tags: string[]
  /** When something in it becomes visible or ceases to be. */
  until: string | null
}
