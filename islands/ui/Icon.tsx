import { ISLAND_ICON_SHAPES } from './icon-shapes.ts'

type Props = {
  name: keyof typeof ISLAND_ICON_SHAPES
  /** Length of a side in CSS pixels. */
  size?: number
}

export const Icon = ({ name, size = 24 }: Props) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ISLAND_ICON_SHAPES[name]} />
  </svg>
)
