import { z } from 'zod'
import { EYE_FIELDS, EYES, LENS_USES } from '#domain/prescription/eye-field.ts'

const number = z.number().min(-1000).max(1000)

/** The values of one eye, in dpt, degrees and mm. Whether they can be made is checked, not refused, here. */
export const eye = z.partialRecord(z.enum(EYE_FIELDS), number)

/** `use`: what lenses of one power are for. `balance`: the eye whose lens is made as the other one. */
export const ofBoth = { use: z.enum(LENS_USES).exactOptional(), balance: z.enum(EYES).exactOptional() }

/** An eye whose lens is made as the other one has no values but its distance. */
const balanceLens = z.strictObject({ balance: z.literal(true), pd: number.exactOptional() })
const sentEye = z.union([eye, balanceLens])

/** The values of both eyes. A balance lens is named by its eye, `left: { balance: true }`, or for both, `balance: 'left'`; one eye at most has it. */
export const sentPrescription = z
  .strictObject({ right: sentEye, left: sentEye, ...ofBoth })
  .transform(({ right, left, ...both }, context) => {
    const named = EYES.filter((side) => 'balance' in { right, left }[side])
    const balance = named[0] ?? both.balance
    if (named.length > 1 || (both.balance ?? balance) !== balance)
      context.addIssue({ code: 'custom', message: 'one eye at most has a balance lens', path: ['balance'] })
    return {
      ...both,
      right: withoutBalance(right),
      left: withoutBalance(left),
      ...(balance !== undefined && { balance }),
    }
  })

function withoutBalance(sent: z.output<typeof eye> & { balance?: true }) {
  const { balance: _, ...values } = sent
  return values
}
