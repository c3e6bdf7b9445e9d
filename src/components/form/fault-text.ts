import type { Fault } from '#domain/form/rule.ts'
import type { Translate } from '#i18n/messages.ts'

/** What to do about a fault. `field` is the name of the field as people read it. */
export function faultText(t: Translate, fault: Fault, field: string): string {
  if (fault.kind === 'required') return t('form.fault.required', { field })
  if (fault.kind === 'max-length') return t('form.fault.max-length', { max: fault.max })
  if (fault.kind === 'same-as') return t('form.fault.same-as', { other: fault.other })
  return t(`form.fault.${fault.kind}`)
}
