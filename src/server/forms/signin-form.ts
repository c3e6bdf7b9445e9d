import { SIGNIN_NOTES, type SigninNote } from '#domain/customer/note.ts'
import { AUTH_FORMS, type AuthForm, isAuthForm, parseGender } from '#domain/customer/auth-forms.ts'
import { type FieldErrors, validateForm } from '#domain/form/validate-form.ts'
import { validateField, type Rule } from '#domain/form/rule.ts'
import { sameAs } from '#domain/form/rules.ts'
import { fail, type Result } from '#domain/result.ts'
import { normaliseText } from '#domain/form/normalise-input.ts'
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

/** The status of a page that shows a submitted form again. */
export const signinStatus = ({ note, faults }: Pick<SigninView, 'note' | 'faults'>): number =>
  (note && STATUS[note]) || (Object.keys(faults).length > 0 ? 422 : 200)

const STATUS: Partial<Record<SigninNote, number>> = { later: 429, trouble: 503 }

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
): Promise<Response | SigninView> => formAction(request, page.url, (data) => submit(scope, data, page))

async function submit(scope: RequestScope, data: FormData, page: Page): Promise<Response | SigninView> {
  const field = (name: string) => data.get(name)?.toString().slice(0, 500) ?? ''
  const requested = field('form')
  const view = signinViewOf(page.url)
  const form = isAuthForm(requested) ? requested : view.form
  const rules: Readonly<Record<string, readonly Rule[]>> = AUTH_FORMS[form]
  const input = Object.fromEntries([...Object.keys(rules), 'gender'].map((name) => [name, field(name)]))
  const faults = { ...validateForm(input, rules), ...repetitionError(form, input, page) }
  const { password: _, repeated: __, ...values } = input
  const rejected = { ...view, form, values, faults, note: null }
  if (Object.keys(faults).length > 0) return rejected
  const result = await authenticate(scope, form, view.token, input).catch((error: unknown) => {
    scope.ctx.log.error({ error, form }, 'a sign-in form failed')
    return fail('trouble' as const)
  })
  if (!result.ok)
    return result.error === 'leaked'
      ? { ...rejected, faults: { password: { kind: 'leaked-password' } } }
      : { ...rejected, note: result.error }
  return result.value === null ? { ...rejected, note: 'sent' } : redirectSignedIn(scope, result.value, page)
}

function repetitionError(
  form: AuthForm,
  input: Record<string, string>,
  { passwordLabel }: Page,
): FieldErrors {
  const { password = '', repeated = '' } = input
  if (form !== 'reset') return {}
  const error = validateField(repeated, [sameAs(password, passwordLabel)])
  return error ? { repeated: error } : {}
}

/** The session after success; null if the user has to open an email first. */
async function authenticate(
  scope: RequestScope,
  form: AuthForm,
  token: string,
  { email = '', password = '', firstName = '', lastName = '', gender = '' }: Record<string, string>,
): Promise<Result<Session | null, SigninNote | 'leaked'>> {
  const auth = await scope.ctx.auth()
  const requester = requesterOf(scope)
  const newCustomer = {
    email,
    firstName: normaliseText(firstName),
    lastName: normaliseText(lastName),
    gender: parseGender(gender),
  }
  switch (form) {
    case 'signin':
      return auth.signIn(requester, email, password)
    case 'register':
      return auth.register(requester, { ...newCustomer, password })
    case 'guest':
      return auth.signInAsGuest(requester, newCustomer)
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

async function redirectSignedIn(
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
