import { signOut } from '#server/auth/sign-in.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'

/** Signs the caller out (on all devices if the form has a field `everywhere`) and redirects to the sign-in page. */
export const handleSignoutForm = (
  scope: RequestScope,
  request: Request,
  { url, signin }: { url: URL; signin: string },
): Promise<Response> =>
  formAction(request, url, async (form) => {
    await signOut(scope, form.has('everywhere'))
    const response = seeOther(`${signin}?note=gone`, scope.caller)
    // The next person at this device finds no page of the account in the cache, and nothing that scripts stored.
    response.headers.set('clear-site-data', '"cache", "storage"')
    return response
  })
