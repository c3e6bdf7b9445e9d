/** An item that is neither glasses, lenses nor lens care. */
export type Good = {
  key: string
  /** What the picture shows, with its style: "case-hard". */
  subject: string
  category: string
  names: string[]
  /** Pieces in a pack, and the price in cents. */
  packs: number[][]
  colours?: string[]
  sizes?: string[]
  /** Battery size. */
  size?: string
  part?: string
  /** Millilitres. */
  content?: number
  text: string
}
