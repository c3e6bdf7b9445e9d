import type { Customer } from '#domain/customer/customer.ts'
import type { Requester } from '#modules/auth/auth.ts'
import type { Context } from '#server/context.ts'
import { formAction, seeOther } from './form-action.ts'

/** Sends the verification email again and redirects to the page that confirms it. */
export const handleVerifyForm = (
  { ctx, url, path }: { ctx: Pick<Context, 'auth'>; url: URL; path: string },
  requester: Requester,
  customer: Customer,
  request: Request,
): Promise<Response> =>
  formAction(request, url, async () => {
    const auth = await ctx.auth()
    const sent = await auth.resendVerification(requester, customer)
    const location = `${path}?note=${sent.ok ? 'sent' : sent.error}`
    return seeOther(location)
  })
