import type { FieldError } from '#domain/form/rule.ts'
import type { Translate } from '#i18n/messages.ts'

/** The error text of a field. `field` is its label. */
export function fieldErrorText(t: Translate, fault: FieldError, field: string): string {
  if (fault.kind === 'required') return t('form.fault.required', { field })
  if (fault.kind === 'max-length') return t('form.fault.max-length', { max: fault.max })
  if (fault.kind === 'same-as') return t('form.fault.same-as', { other: fault.other })
  return t(`form.fault.${fault.kind}`)
}
