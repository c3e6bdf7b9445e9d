import { SIGNIN_NOTES, type SigninNote } from '#domain/customer/note.ts'
import { AUTH_FORMS, type AuthForm, isAuthForm, parseGender } from '#domain/customer/auth-forms.ts'
import { type FieldErrors, validateForm } from '#domain/form/validate-form.ts'
import { validateField, type Rule } from '#domain/form/rule.ts'
import { sameAs } from '#domain/form/rules.ts'
import { fail, type Result } from '#domain/result.ts'
import { signIn, requesterOf } from '#server/auth/sign-in.ts'
import type { Session } from '#modules/auth/session.ts'
import { ShopError } from '#platform/errors.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { formAction, seeOther } from './form-action.ts'
import { redirectTarget } from '#server/access/access-decision.ts'

/** What the page shows: the form, its input except passwords, and its errors. */
export type SigninView = {
  form: AuthForm
  values: Readonly<Record<string, string>>
  faults: FieldErrors
  note: SigninNote | null
  /** The token in a link from an email. */
  token: string
}

/** The form that the address names. */
export function signinViewOf({ searchParams }: URL): SigninView {
  const token = searchParams.get('verify') ?? searchParams.get('hash') ?? ''
  const note = SIGNIN_NOTES.find((each) => each === searchParams.get('note')) ?? null
  return { form: formIn(searchParams), values: {}, faults: {}, note, token }
}

function formIn(query: URLSearchParams): AuthForm {
  if (query.has('verify')) return 'verify'
  if (query.has('hash')) return 'reset'
  if (query.get('forgotten') === 'true') return 'forgotten'
  return query.get('register') === 'true' ? 'register' : 'signin'
}

type Page = {
  url: URL
  home: string
  account: string
  /** The label of the field for a new password. */
  passwordLabel: string
}

/** Handles a form of the page: redirects (303) after success, else returns the view. */
export const handleSigninForm = (
  scope: RequestScope,
  request: Request,
  page: Page,
): Promise<Response | SigninView> => formAction(request, page.url, (given) => check(scope, given, page))

async function check(scope: RequestScope, given: FormData, page: Page): Promise<Response | SigninView> {
  const field = (name: string) => given.get(name)?.toString().slice(0, 500) ?? ''
  const wanted = field('form')
  const view = signinViewOf(page.url)
  const form = isAuthForm(wanted) ? wanted : view.form
  const rules: Readonly<Record<string, readonly Rule[]>> = AUTH_FORMS[form]
  const typed = Object.fromEntries([...Object.keys(rules), 'gender'].map((name) => [name, field(name)]))
  const faults = { ...validateForm(typed, rules), ...unequal(form, typed, page) }
  const { password: _, repeated: __, ...values } = typed
  const shown = { ...view, form, values, faults, note: null }
  if (Object.keys(faults).length > 0) return shown
  const followed = await follow(scope, form, view.token, typed).catch((error: unknown) => {
    scope.ctx.log.error({ error, form }, 'a sign-in form failed')
    return fail('trouble' as const)
  })
  if (!followed.ok) return { ...shown, note: followed.error }
  return followed.value === null ? { ...shown, note: 'sent' } : leadOn(scope, followed.value, page)
}

function unequal(form: AuthForm, typed: Record<string, string>, { passwordLabel }: Page): FieldErrors {
  const { password = '', repeated = '' } = typed
  if (form !== 'reset') return {}
  const fault = validateField(repeated, [sameAs(password, passwordLabel)])
  return fault ? { repeated: fault } : {}
}

/** The session after success; null if the user has to open an email first. */
async function follow(
  scope: RequestScope,
  form: AuthForm,
  token: string,
  { email = '', password = '', firstName = '', lastName = '', gender = '' }: Record<string, string>,
): Promise<Result<Session | null, SigninNote>> {
  const auth = await scope.ctx.auth()
  const requester = requesterOf(scope)
  const newcomer = {
    email,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    gender: parseGender(gender),
  }
  switch (form) {
    case 'signin':
      return auth.signIn(requester, email, password)
    case 'register':
      return auth.register(requester, { ...newcomer, password })
    case 'guest':
      return auth.signInAsGuest(requester, newcomer)
    case 'forgotten':
      return auth.requestPasswordReset(requester, email)
    case 'reset':
      return auth.resetPassword(requester, token, password)
    case 'verify': {
      const verified = await auth.verify(requester, token, { session: scope.caller.session, password })
      return !verified.ok && verified.error === 'failed' ? fail('unproven') : verified
    }
    default:
      form satisfies never
      throw new ShopError('bad-request', 'an unknown form')
  }
}

async function leadOn(
  scope: RequestScope,
  session: Session,
  { url, home, account }: Page,
): Promise<Response> {
  await signIn(scope, session)
  const { ctx, variant, caller } = scope
  const after = session.customer.isGuest ? home : account
  const location = redirectTarget(url, variant, ctx) ?? after
  return seeOther(location, caller)
}
