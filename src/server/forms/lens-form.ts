import {
  type FieldReader,
  type LensChoice,
  type LensFormCheck,
  readLensForm,
} from '#domain/lens/lens-form.ts'
import type { LensOrderNote } from '#domain/lens/order-note.ts'
import { readSubscription } from '#domain/subscription/product-subscription.ts'
import { addContactLenses } from '#server/basket/add-contact-lenses.ts'
import type { RequestScope } from '#server/request/request-scope.ts'
import { noteOf } from './basket-form.ts'
import { formAction, isRateLimited, seeOther } from './form-action.ts'
import { takeLensValues } from './lens-values-form.ts'

/** A submitted form of lenses that is shown again: the fields as they were filled in, and what is wrong with them. */
export type LensFormView = {
  field: FieldReader
  checks: readonly LensFormCheck[]
  /** What became of the values of an earlier order, where they were requested. */
  fromOrder?: LensOrderNote
}

/** Adds the lenses of a form and redirects to the basket, which shows the outcome; with missing or wrong values nothing is added. */
export const handleLensForm = (
  scope: RequestScope,
  request: Request,
  { choice, url, toBasket }: { choice: LensChoice; url: URL; toBasket: string },
): Promise<LensFormView | Response> =>
  formAction(request, url, async (form) => {
    const field = (name: string) => form.get(name)?.toString() ?? ''
    if (form.has('order-number')) return takeLensValues(scope, choice, field)
    const read = readLensForm(choice, field)
    if (!read.ok) return { field, checks: read.error }
    const note = (await isRateLimited(scope, 'basket form'))
      ? 'too-often'
      : noteOf(await addContactLenses(scope, read.value, { subscription: readSubscription(field) }), 'added')
    return seeOther(`${toBasket}?note=${note}`, scope.caller)
  })
