import type { ComponentProps } from 'react'
import { ItemPrescription } from './ItemPrescription.tsx'
import { PartsBox } from './PartsBox.tsx'

type Props = ComponentProps<typeof PartsBox> & ComponentProps<typeof ItemPrescription>

/** What an item is made of and to, with all of its values. `children` are said about the pair below its values. */
export const PairBox = ({ shown, intl, t, children, ...parts }: Props) => (
  <PartsBox {...parts} t={t}>
    <ItemPrescription {...{ shown, intl, t }} />
    {children}
  </PartsBox>
)
