import { z } from 'zod'
import type { Call } from '#contract/rpc/call.ts'
import { ok, type Result } from '#domain/result.ts'
import { ShopError } from '#platform/errors.ts'
import type { Refusal, RequestScope } from '#server/request/request-scope.ts'

/** From a payload that is not validated yet to a result that fits the contract. */
export type Procedure = (scope: RequestScope, payload: unknown) => Promise<Result<unknown, Refusal>>

/**
 * A call with its handler. A payload that does not fit the call throws ShopError 'bad-request' with the path of the
 * error.
 */
export const procedure = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<I, O>,
  handle: (scope: RequestScope, payload: z.output<I>) => Promise<z.output<O>>,
): Procedure => fallibleProcedure(call, async (scope, payload) => ok(await handle(scope, payload)))

/** As `procedure`, for handlers that can fail. */
export function fallibleProcedure<I extends z.ZodType, O extends z.ZodType>(
  { input, output }: Call<I, O>,
  handle: (scope: RequestScope, payload: z.output<I>) => Promise<Result<z.output<O>, Refusal>>,
): Procedure {
  return async (scope, payload) => {
    const parsed = input.safeParse(payload)
    if (!parsed.success) throw new ShopError('bad-request', placesOf(parsed.error))
    const result = await handle(scope, parsed.data)
    // This strips what the contract does not contain: the server may put more into a view than browsers may see.
    return result.ok ? ok(output.parse(result.value)) : result
  }
}

const placesOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${['payload', ...path].join('.')}: ${message}`).join('; ')
