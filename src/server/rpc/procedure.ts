import { z } from 'zod'
import type { Call } from '#contract/rpc/call.ts'
import { ok, type Result } from '#domain/result.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Context } from '#server/context.ts'
import { ShopError } from '#server/errors.ts'
import type { Caller } from '#server/session/caller.ts'

/** Whose shop is asked, and by whom. */
export type Visit = { ctx: Context; variant: VariantCode; caller: Caller }

/** What was understood and could not be followed: the status, the kind to act upon, and what else the caller needs to know. */
export type Refusal = { status: number; kind: string; more?: object }

/** From a payload not yet looked at to a result that is what the contract says. */
export type Procedure = (visit: Visit, payload: unknown) => Promise<Result<unknown, Refusal>>

/** A call with what answers it. A payload that the call does not take throws ShopError 'bad-request' naming the place. */
export const procedure = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<I, O>,
  answer: (visit: Visit, payload: z.output<I>) => Promise<z.output<O>>,
): Procedure => attempt(call, async (visit, payload) => ok(await answer(visit, payload)))

/** As `procedure`, for what may be refused. */
export function attempt<I extends z.ZodType, O extends z.ZodType>(
  { input, output }: Call<I, O>,
  answer: (visit: Visit, payload: z.output<I>) => Promise<Result<z.output<O>, Refusal>>,
): Procedure {
  return async (visit, payload) => {
    const taken = input.safeParse(payload)
    if (!taken.success) throw new ShopError('bad-request', placesOf(taken.error))
    const result = await answer(visit, taken.data)
    return result.ok ? ok(output.parse(result.value)) : result
  }
}

const placesOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${['payload', ...path].join('.')}: ${message}`).join('; ')
