import { READ_BACK_TEXTS } from '#domain/prescription/read-back.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { translator } from '#islands/translator.ts'
import { VALUES_TEXTS as TABLE_TEXTS } from '#islands/prescription/values-texts.ts'

/** The table of values: fields, steppers and protractors. */
const FIELD_TEXTS = [
  'values.intro',
  'values.eye.right',
  'values.eye.left',
  'values.unit.sphere',
  'values.unit.cylinder',
  'values.unit.axis',
  'values.unit.addition',
  'values.unit.prism',
  'values.unit.pd',
  'values.field',
  'values.more',
  'values.less',
  'values.about',
  'values.range',
  'values.sign',
  'values.sign.plus',
  'values.sign.minus',
  'values.base',
  'values.base.in',
  'values.base.out',
  'values.base.up',
  'values.base.down',
  'values.pd.once',
  'values.pd.progressive',
  'values.pd.halved',
  'values.pd.measure',
  'values.pd.tool',
  'values.date',
  'values.date.hint',
  'values.protractor.right',
  'values.protractor.left',
  'form.optional',
] as const satisfies MessageKey[]

/** The help beside it. */
const HELP_TEXTS = [
  'values.help-title.sphere',
  'values.help-title.cylinder',
  'values.help-title.axis',
  'values.help-title.addition',
  'values.help-title.prism',
  'values.help-title.prismBase',
  'values.help-title.pd',
  'values.help.sphere',
  'values.help.cylinder',
  'values.help.axis',
  'values.help.addition',
  'values.help.prism',
  'values.help.prismBase',
  'values.help.pd',
  'values.help.slip',
  'values.help.pd-guide',
  'values.slip',
  'values.slip.name',
  'values.slip.far',
  'values.slip.near',
  'values.contact',
  'values.contact.text',
  'values.contact.slip',
] as const satisfies MessageKey[]

/** Values as they are read back, and what they mean. */
const READ_TEXTS = [
  ...READ_BACK_TEXTS,
  'prescription.pd.enough',
  'prescription.pd.not-enough',
  'values.read.title',
  'values.read.empty',
  'values.means.short-both',
  'values.means.short-right',
  'values.means.short-left',
  'values.means.far-both',
  'values.means.far-right',
  'values.means.far-left',
  'values.means.short-and-far',
  'values.means.slight-astigmatism',
  'values.means.astigmatism',
  'values.means.prism',
  'values.means.single-vision',
  'values.means.progressive',
] as const satisfies MessageKey[]

/** The check of the values. */
const CONFIRM_TEXTS = [
  'values.unusual',
  'values.unusual.yes',
  'values.unusual.opposite-signs',
  'values.unusual.large-difference',
  'values.unusual.different-forms',
  'values.unusual.pd-difference',
  'values.unusual.pd-sum',
  'values.unusual.large-addition',
  'values.changed.axis-without-cylinder',
  'values.changed.transposed',
  'values.changed.pd-halved',
  'values.date.old',
  'values.date.test',
  'values.affirm',
  'values.consent',
] as const satisfies MessageKey[]

/** The values of an earlier order, and their distance. */
const ORDER_TEXTS = [
  'values.order.intro',
  'values.order.number',
  'values.order.number.hint',
  'values.order.origin',
  'values.order.online',
  'values.order.branch',
  'values.order.proof',
  'values.order.email',
  'values.order.zip',
  'values.order.earlier',
  'values.order.of',
  'values.order.take',
  'values.order.other',
  'values.recalculate.intro',
  'values.recalculate.progressive',
  'values.recalculate.distance',
  'values.recalculate.near',
  'values.recalculate.for.progressive',
  'values.recalculate.for.distance',
  'values.recalculate.for.near',
  'values.recalculate.not',
  'values.recalculate.not.why',
] as const satisfies MessageKey[]

/** Error texts. */
const FAULT_TEXTS = [
  'values.fault.required',
  'values.fault.unreadable',
  'values.fault.sign-missing',
  'values.fault.nothing-given',
  'values.fault.sphere-missing',
  'values.fault.out-of-range',
  'values.fault.not-a-step',
  'values.fault.axis-missing',
  'values.fault.base-missing',
  'values.fault.addition-in-one-eye',
  'values.fault.pd-in-one-eye',
  'values.fault.date',
  'values.fault.affirm',
  'values.fault.order',
  'values.fault.order-number',
  'values.fault.order-too-long',
  'values.fault.order-not-made',
  'values.fault.limit',
  'values.fault.offline',
  'values.fault.email',
] as const satisfies MessageKey[]

/** All texts of the steps that deal with values. */
export const VALUES_TEXTS = [
  ...FIELD_TEXTS,
  ...HELP_TEXTS,
  ...READ_TEXTS,
  ...CONFIRM_TEXTS,
  ...ORDER_TEXTS,
  ...FAULT_TEXTS,
  ...TABLE_TEXTS,
] as const satisfies MessageKey[]

export type TranslateValueSteps = ReturnType<typeof translator<(typeof VALUES_TEXTS)[number]>>
