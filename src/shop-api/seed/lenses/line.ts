export type LensLine = {
  brand: string
  line: string
  type: string
  wearing: string
  material: string
  water: number
  oxygen: number
  curves: number[]
  diameter: number
  /** Lenses in the box, and its price in cents. */
  packs: number[][]
  accent: string
  uv?: boolean
  colours?: string[]
  /** What the maker calls its additions; quarters of a dioptre without names. */
  additions?: string[]
  /** Without correction: for appearance only. */
  cosmetic?: boolean
}
