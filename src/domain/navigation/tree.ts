import type { Category } from '#domain/catalogue/category.ts'

/** Times are RFC 3339; null is an open bound. */
export type NavigationItem = {
  id: number
  name: string
  assets: Record<string, string>
  visibleFrom: string | null
  visibleTo: string | null
  children: NavigationItem[]
  customData?: Record<string, unknown>
} & (
  | { type: 'external'; options: { url: string; isOpenInNewWindow: boolean } }
  | { type: 'page'; page: string }
  | { type: 'category'; categoryId: number; category?: Category | null }
)

export type NavigationTree = { id: number; key: string; name: string; items: NavigationItem[] }
