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
    return seeOther(`${signin}?note=gone`, scope.caller)
  })
