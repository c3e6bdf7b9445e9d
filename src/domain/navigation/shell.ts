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

/** What stands around every page of a variant. Nothing in it belongs to one visitor. */
export type Shell = {
  /** What is visible now, windows of visibility applied. */
  navigation: NavigationLink[]
  /** Content of the story that the footer is made of, as the content service sends it; null without one. */
  footer: object | null
  flags: Flags
  /** The tag manager's container; null where there is none. */
  container: string | null
  /** What all of it depends on, as cache tags. */
  tags: string[]
  /** When something in it becomes visible or ceases to be. */
  until: string | null
}
