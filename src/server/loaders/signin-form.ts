import { SIGNIN_NOTES, type SigninNote } from '#domain/customer/note.ts'
import { ENTRY_FORMS, type EntryForm, isEntryForm, readGender } from '#domain/customer/entry-forms.ts'
import { type Faults, faultsIn } from '#domain/form/faults.ts'
import { faultOf, type Rule } from '#domain/form/rule.ts'
import { sameAs } from '#domain/form/rules.ts'
import { fail, type Result } from '#domain/result.ts'
import { arrive, askerOf } from '#server/auth/arrive.ts'
import type { Session } from '#server/auth/session.ts'
import { ShopError } from '#server/errors.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { isCrossSite } from '#server/session/cross-site.ts'
import { redirectIn } from '#server/session/passage.ts'

/** What the page shows: which form, what was typed into it but passwords, and what is wrong. */
export type SigninView = {
  form: EntryForm
  values: Readonly<Record<string, string>>
  faults: Faults
  note: SigninNote | null
  /** Where the links of letters bring what they prove. */
  token: string
}

/** The form that an address asks for. */
export function signinViewIn({ searchParams }: URL): SigninView {
  const token = searchParams.get('verify') ?? searchParams.get('hash') ?? ''
  const note = SIGNIN_NOTES.find((each) => each === searchParams.get('note')) ?? null
  return { form: formIn(searchParams), values: {}, faults: {}, note, token }
}

function formIn(query: URLSearchParams): EntryForm {
  if (query.has('verify')) return 'verify'
  if (query.has('hash')) return 'reset'
  if (query.get('forgotten') === 'true') return 'forgotten'
  return query.get('register') === 'true' ? 'register' : 'signin'
}

type Page = {
  url: URL
  home: string
  account: string
  /** What the field of a new password is called. */
  passwordLabel: string
}

/** Follows a form of the page: leads on (303) where it was right, else says what to show. */
export async function answerSigninForm(
  visit: Visit,
  request: Request,
  page: Page,
): Promise<Response | SigninView> {
  if (isCrossSite(request.headers, page.url)) return new Response(null, { status: 403 })
  const given = await request.formData().catch(() => new FormData())
  const field = (name: string) => given.get(name)?.toString().slice(0, 500) ?? ''
  const wanted = field('form')
  const view = signinViewIn(page.url)
  const form = isEntryForm(wanted) ? wanted : view.form
  const rules: Readonly<Record<string, readonly Rule[]>> = ENTRY_FORMS[form]
  const typed = Object.fromEntries([...Object.keys(rules), 'gender'].map((name) => [name, field(name)]))
  const faults = { ...faultsIn(typed, rules), ...unequal(form, typed, page) }
  const { password: _, repeated: __, ...values } = typed
  const shown = { ...view, form, values, faults, note: null }
  if (Object.keys(faults).length > 0) return shown
  const followed = await follow(visit, form, view.token, typed).catch((error: unknown) => {
    visit.ctx.log.error({ error, form }, 'a form of the sign-in was not followed')
    return fail('trouble' as const)
  })
  if (!followed.ok) return { ...shown, note: followed.error }
  return followed.value === null ? { ...shown, note: 'sent' } : leadOn(visit, followed.value, page)
}

function unequal(form: EntryForm, typed: Record<string, string>, { passwordLabel }: Page): Faults {
  const { password = '', repeated = '' } = typed
  if (form !== 'reset') return {}
  const fault = faultOf(repeated, [sameAs(password, passwordLabel)])
  return fault ? { repeated: fault } : {}
}

/** Somebody who is signed in; null where the rest is in a letter. */
async function follow(
  visit: Visit,
  form: EntryForm,
  token: string,
  { email = '', password = '', firstName = '', lastName = '', gender = '' }: Record<string, string>,
): Promise<Result<Session | null, SigninNote>> {
  const auth = await visit.ctx.auth()
  const asker = askerOf(visit)
  const newcomer = {
    email,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    gender: readGender(gender),
  }
  switch (form) {
    case 'signin':
      return auth.signIn(asker, email, password)
    case 'register':
      return auth.register(asker, { ...newcomer, password })
    case 'guest':
      return auth.enterAsGuest(asker, newcomer)
    case 'forgotten':
      return auth.forgot(asker, email)
    case 'reset':
      return auth.reset(asker, token, password)
    case 'verify': {
      const verified = await auth.verify(asker, token, { session: visit.caller.session, password })
      return !verified.ok && verified.error === 'failed' ? fail('unproven') : verified
    }
    default:
      form satisfies never
      throw new ShopError('bad-request', 'an unknown form')
  }
}

async function leadOn(visit: Visit, session: Session, { url, home, account }: Page): Promise<Response> {
  await arrive(visit, session)
  const { ctx, variant, caller } = visit
  const after = session.customer.isGuest ? home : account
  const location = redirectIn(url, variant, ctx) ?? after
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const line of caller.cookies()) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
