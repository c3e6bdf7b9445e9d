import { type SigninNote, USER_NOTES, type UserNote } from '#domain/customer/note.ts'
import type { Customer } from '#domain/customer/customer.ts'
import { personalForm, type PersonalForm, readPersonalForm } from '#domain/customer/personal-form.ts'
import { type FieldErrors, validateForm } from '#domain/form/validate-form.ts'
import { email, password, required, sameAs } from '#domain/form/rules.ts'
import { VARIANTS } from '#i18n/variants.ts'
import type { Requester } from '#modules/auth/auth.ts'
import type { Session } from '#modules/auth/session.ts'
import { deleteCustomerData, endCustomerRelations } from '#server/auth/delete-customer-data.ts'
import { isPhone } from '#server/checkout/phone.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { exportCustomerData } from './account-export.ts'
import { formAction, seeOther } from './form-action.ts'

/** The forms of the page, by the value of their button. */
export const USER_FORMS = [
  'data',
  'email',
  'password',
  'export',
  'passkeys',
  'reminders',
  'sessions',
  'everywhere',
  'delete',
] as const
export type UserForm = (typeof USER_FORMS)[number]

export type UserView = {
  personal: PersonalForm
  /** The errors, and the form that they belong to. */
  faults: { form: UserForm; of: FieldErrors } | null
  note: { form: UserForm; note: UserNote } | null
}

type Urls = { url: URL; requester: Requester; path: string; signin: string; passwordLabel: string }

/** The view after a redirect, from the query of the address. */
export function userViewOf(customer: Customer, query: URLSearchParams): UserView {
  const form = USER_FORMS.find((each) => each === query.get('form'))
  const note = USER_NOTES.find((each) => each === query.get('note'))
  return { personal: personalForm(customer), faults: null, note: form && note ? { form, note } : null }
}

/** Handles a form of the account page. Invalid input is shown again, except passwords. */
export const handleUserForm = (
  scope: RequestScope,
  session: Session,
  request: Request,
  urls: Urls,
): Promise<UserView | Response> => formAction(request, urls.url, (form) => submit(scope, session, form, urls))

async function submit(
  scope: RequestScope,
  session: Session,
  form: FormData,
  urls: Urls,
): Promise<UserView | Response> {
  const field = (name: string) => String(form.get(name) ?? '')
  const submitted = USER_FORMS.find((each) => each === form.get('form'))
  const { customer } = session
  const view = (rest: Partial<UserView>): UserView => ({
    personal: personalForm(customer),
    faults: null,
    note: null,
    ...rest,
  })
  const done = (note: UserNote): Response | UserView =>
    submitted === undefined || note === 'failed' || note === 'later'
      ? view(submitted ? { note: { form: submitted, note } } : {})
      : seeOther(`${urls.path}?form=${submitted}&note=${note}`, scope.caller)
  const errorView = (of: FieldErrors, rest: Partial<UserView> = {}) =>
    submitted && Object.keys(of).length > 0 ? view({ faults: { form: submitted, of }, ...rest }) : null
  const auth = await scope.ctx.auth()

  switch (submitted) {
    case 'data': {
      const personal: PersonalForm = {
        gender: field('gender'),
        firstName: field('firstName').trim(),
        lastName: field('lastName').trim(),
        phone: field('phone').trim(),
        birthDate: field('birthDate').trim(),
      }
      const { country } = VARIANTS[scope.variant]
      const read = readPersonalForm(personal, {
        today: scope.ctx.now(),
        isPhone: (number) => isPhone(number, country),
      })
      if (!read.ok) return view({ personal, faults: { form: submitted, of: read.error } })
      await auth.updateProfile(customer, read.value)
      return done('saved')
    }
    case 'email': {
      const input = { email: field('email').trim(), password: field('password') }
      const faults = errorView(validateForm(input, { email: [required, email], password: [required] }))
      if (faults) return faults
      const changed = await auth.changeEmail(urls.requester, session, input.email, input.password)
      return done(changed.ok ? 'sent' : changed.error)
    }
    case 'password': {
      const input = { password: field('password'), next: field('next'), again: field('again') }
      const faults = errorView(
        validateForm(input, {
          password: [required],
          next: [required, password],
          again: [required, sameAs(input.next, urls.passwordLabel)],
        }),
      )
      if (faults) return faults
      const changed = await auth.changePassword(urls.requester, session, input.password, input.next)
      if (!changed.ok)
        return changed.error === 'leaked'
          ? view({ faults: { form: submitted, of: { next: { kind: 'leaked-password' } } } })
          : done(changed.error)
      scope.caller.startSession(changed.value, auth.deviceToken(customer))
      return done('saved')
    }
    case 'export':
      return exportCustomerData(scope, session)
    case 'passkeys':
      return (await auth.removePasskey(customer, field('remove')))
        ? done('removed')
        : seeOther(urls.path, scope.caller)
    case 'reminders':
      if (!customer.isVerified) return seeOther(urls.path, scope.caller)
      await scope.ctx.afterSale.lensReminders.setObjection(
        scope.variant,
        customer.email,
        field('objected') === 'yes',
      )
      return done('saved')
    case 'sessions': {
      const ended = field('end')
      if (ended === 'others') await auth.signOutOtherDevices(session)
      else if (!(await auth.signOutDevice(session, ended))) return seeOther(urls.path, scope.caller)
      return done('ended')
    }
    case 'everywhere':
      await auth.signOutEverywhere(customer)
      return signedOut(scope, urls, 'gone')
    case 'delete': {
      const deleteElsewhere = () => endCustomerRelations(scope.ctx, customer.id)
      const removed = await auth.deleteAccount(urls.requester, session, field('password'), deleteElsewhere)
      if (!removed.ok) return done(removed.error)
      await deleteCustomerData(scope, customer)
      return signedOut(scope, urls, 'removed')
    }
    default:
      return view({})
  }
}

function signedOut(scope: RequestScope, { signin }: Urls, note: SigninNote): Response {
  scope.caller.endSession()
  return seeOther(`${signin}?note=${note}`, scope.caller)
}
