import { EYES, type Prescription } from './eye-field.ts'
import { partsOfPrism } from './prism-parts.ts'

/** In cm/m. A judgement of the trade: beyond it a prism is rarely right without a talk. */
const UNCHECKED_UP_TO = 3

/** Whether an optician looks at the prism before lenses are made: it is over 3 cm/m in an eye, or has a part up or down. */
export const needsOpticianCheck = (prescription: Prescription): boolean =>
  EYES.some((side) => {
    const { prism = 0, prismBase } = prescription[side]
    const parts = prismBase === undefined ? [] : partsOfPrism({ prism, base: prismBase }, side)
    return (
      prism > UNCHECKED_UP_TO || parts.some(({ direction }) => direction === 'up' || direction === 'down')
    )
  })
