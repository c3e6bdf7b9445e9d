import { type IconName, ICON_SHAPES } from './icon-shapes.ts'

type Props = {
  name: IconName
  /** Length of a side in CSS pixels. */
  size?: number
}

export const Icon = ({ name, size = 24 }: Props) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICON_SHAPES[name]} />
  </svg>
)
