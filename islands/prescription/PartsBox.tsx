import type { ComponentProps, ReactNode } from 'react'
import { PairParts } from './PairParts.tsx'
import styles from './PartsBox.module.css'

type Props = ComponentProps<typeof PairParts> & {
  /** Its values, and what is said about it. */
  children?: ReactNode
}

/** What an item is made of: the parts of glasses in one box; the values of contact lenses, which have no parts, stand without. */
export const PartsBox = ({ total, parts, money, t, children }: Props) => (
  <div className={`${styles['made']} ${parts.length > 0 ? styles['box'] : ''}`}>
    <PairParts {...{ total, parts, money, t }} />
    {children}
  </div>
)
