import { z } from 'zod'
import type { Call } from '#contract/rpc/catalogue.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { ShopError } from '#server/errors.ts'

/** Whose shop is asked. */
export type Visit = { ctx: Context; variant: VariantCode }

/** From a payload not yet looked at to a result that is what the contract says. */
export type Procedure = (visit: Visit, payload: unknown) => Promise<unknown>

/** A call with what answers it. A payload that the call does not take throws ShopError 'bad-request' naming the place. */
export function procedure<I extends z.ZodType, O extends z.ZodType>(
  { input, output }: Call<I, O>,
  answer: (visit: Visit, payload: z.output<I>) => Promise<z.output<O>>,
): Procedure {
  return async (visit, payload) => {
    const taken = input.safeParse(payload)
    if (!taken.success) throw new ShopError('bad-request', placesOf(taken.error))
    return output.parse(await answer(visit, taken.data))
  }
}

const placesOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${['payload', ...path].join('.')}: ${message}`).join('; ')
