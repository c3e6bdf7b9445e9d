import { z } from 'zod'

const OPTION = String.raw`:\w+\([\w|-]*\)`
const STEP = String.raw`\w+(?:${OPTION})*`
const FIELD = String.raw`${STEP}(?:\.${STEP})*`

/** Optional fields of the answer: the Shop API's `with`, as in `items.product.attributes:key(brand|color),applicablePromotions`. */
export const fields = z
  .string()
  .max(2000)
  .regex(new RegExp(`^(?:${FIELD}(?:,${FIELD})*)?$`), 'not a list of fields')
  .exactOptional()
