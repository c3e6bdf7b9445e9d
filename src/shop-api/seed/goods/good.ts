/** A thing that is neither seen through nor poured on lenses. */
export type Good = {
  key: string
  /** What is drawn, with its style: "case-hard". */
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
