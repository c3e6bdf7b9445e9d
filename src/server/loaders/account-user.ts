import { type SigninNote, USER_NOTES, type UserNote } from '#domain/customer/note.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { personalForm, type PersonalForm, readPersonalForm } from '#domain/customer/personal-form.ts'
import { type Faults, faultsIn } from '#domain/form/faults.ts'
import { email, password, required, sameAs } from '#domain/form/rules.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { Asker } from '#server/auth/auth.ts'
import type { Session } from '#server/auth/session.ts'
import { forgetBelongings } from '#server/auth/forget.ts'
import { isPhone } from '#server/checkout/phone.ts'
import type { Visit } from '#server/rpc/procedure.ts'
import { isCrossSite } from '#server/session/cross-site.ts'
import { exportedData } from './account-export.ts'

/** The forms of the page, by the value of their button. */
export const USER_FORMS = ['data', 'email', 'password', 'export', 'everywhere', 'delete'] as const
export type UserForm = (typeof USER_FORMS)[number]

export type UserView = {
  personal: PersonalForm
  /** What is wrong, and in which form. */
  faults: { form: UserForm; of: Faults } | null
  note: { form: UserForm; said: UserNote } | null
}

type Place = { url: URL; asker: Asker; path: string; signin: string; again: string }

/** What a redirect carries of it to the page that is shown next. */
export function userViewIn(customer: Customer, query: URLSearchParams): UserView {
  const form = USER_FORMS.find((each) => each === query.get('form'))
  const said = USER_NOTES.find((each) => each === query.get('note'))
  return { personal: personalForm(customer), faults: null, note: form && said ? { form, said } : null }
}

/** Follows a form of the holder's data. What was typed wrong is shown again, but for passwords. */
export async function answerUserForm(
  visit: Visit,
  session: Session,
  request: Request,
  place: Place,
): Promise<UserView | Response> {
  if (isCrossSite(request.headers, place.url)) return new Response(null, { status: 403 })
  const form = await request.formData().catch(() => new FormData())
  const field = (name: string) => String(form.get(name) ?? '')
  const which = USER_FORMS.find((each) => each === form.get('form'))
  const { customer } = session
  const view = (rest: Partial<UserView>): UserView => ({
    personal: personalForm(customer),
    faults: null,
    note: null,
    ...rest,
  })
  const done = (said: UserNote): Response | UserView =>
    which === undefined || said === 'failed' || said === 'later'
      ? view(which ? { note: { form: which, said } } : {})
      : onTo(`${place.path}?form=${which}&note=${said}`, visit)
  const wrong = (of: Faults, rest: Partial<UserView> = {}) =>
    which && Object.keys(of).length > 0 ? view({ faults: { form: which, of }, ...rest }) : null
  const auth = await visit.ctx.auth()

  switch (which) {
    case 'data': {
      const personal: PersonalForm = {
        gender: field('gender'),
        firstName: field('firstName').trim(),
        lastName: field('lastName').trim(),
        phone: field('phone').trim(),
        birthDate: field('birthDate').trim(),
      }
      const { country } = VARIANTS[visit.variant]
      const read = readPersonalForm(personal, {
        today: visit.ctx.now(),
        isPhone: (number) => isPhone(number, country),
      })
      if (!read.ok) return view({ personal, faults: { form: which, of: read.error } })
      await auth.change(customer, read.value)
      return done('saved')
    }
    case 'email': {
      const typed = { email: field('email').trim(), password: field('password') }
      const faults = wrong(faultsIn(typed, { email: [required, email], password: [required] }))
      if (faults) return faults
      const changed = await auth.changeEmail(place.asker, session, typed.email, typed.password)
      return done(changed.ok ? 'sent' : changed.error)
    }
    case 'password': {
      const typed = { password: field('password'), next: field('next'), again: field('again') }
      const faults = wrong(
        faultsIn(typed, {
          password: [required],
          next: [required, password],
          again: [required, sameAs(typed.next, place.again)],
        }),
      )
      if (faults) return faults
      const changed = await auth.changePassword(place.asker, session, typed.password, typed.next)
      if (changed.ok) visit.caller.enter(changed.value)
      return done(changed.ok ? 'saved' : changed.error)
    }
    case 'export':
      return exportedData(visit, customer)
    case 'everywhere':
      await auth.signOutEverywhere(customer)
      return left(visit, place, 'gone')
    case 'delete': {
      const removed = await auth.remove(place.asker, session, field('password'))
      if (!removed.ok) return done(removed.error)
      await forgetBelongings(visit, customer)
      return left(visit, place, 'removed')
    }
    default:
      return view({})
  }
}

function left(visit: Visit, { signin }: Place, note: SigninNote): Response {
  visit.caller.leave()
  return onTo(`${signin}?note=${note}`, visit)
}

function onTo(location: string, { caller }: Visit): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const line of caller.cookies()) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
