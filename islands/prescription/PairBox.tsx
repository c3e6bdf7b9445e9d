import type { ComponentProps, ReactNode } from 'react'
import { ItemPrescription } from './ItemPrescription.tsx'
import { PairParts } from './PairParts.tsx'
import styles from './PairBox.module.css'

type Props = ComponentProps<typeof PairParts> &
  ComponentProps<typeof ItemPrescription> & {
    /** What is said about the pair below its values. */
    children?: ReactNode
  }

/** What an item is made of and to: the parts of glasses with their values in one box; the values of contact lenses, which have no parts, without. */
export const PairBox = ({ total, parts, money, shown, intl, t, children }: Props) => (
  <div className={`${styles['made']} ${parts.length > 0 ? styles['box'] : ''}`}>
    <PairParts {...{ total, parts, money, t }} />
    <ItemPrescription {...{ shown, intl, t }} />
    {children}
  </div>
)
