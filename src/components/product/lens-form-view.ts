import { attributeLabel, attributeNumber } from '#domain/catalogue/read-attribute.ts'
import { isSoldOut, type LensChoice, MOST_PACKS, readEye } from '#domain/lens/lens-form.ts'
import { fixedValue } from '#domain/lens/lens-values.ts'
import { eyeDuration, formatDuration } from '#domain/lens/pack-duration.ts'
import { type LensRange, offeredValues } from '#domain/lens/range.ts'
import { formatMoney } from '#domain/money/format.ts'
import { priceTag } from '#domain/money/reduction.ts'
import { sumOf } from '#domain/money/sum-of.ts'
import type { EyeSide } from '#domain/prescription/eye-field.ts'
import { formatAdditionName, formatEyeNumber, formatEyeValue } from '#domain/prescription/format-eye-value.ts'
import type { Translate } from '#i18n/messages.ts'
import type { ProductView, SubmittedLens } from './product-view.ts'

/** What the form of a lens shows: its lists, and what was wrong with it when it was submitted. */
export function lensFormView(
  { product: { attributes }, variant }: Pick<ProductView, 'product' | 'variant'>,
  lens: LensChoice,
  submitted: SubmittedLens | null,
  { t, intl }: { t: Translate; intl: string },
) {
  const field = submitted?.field ?? ((name: string) => (name.endsWith('-quantity') ? '1' : ''))
  const count = attributeNumber(attributes, 'numberOfLenses')
  const daysWorn = attributeNumber(attributes, 'usageTime')
  const packText = (quantity: number): string => {
    const duration = count === null ? null : eyeDuration(count * quantity, daysWorn)
    return duration
      ? t('product.lens.pack', {
          count: quantity,
          duration: formatDuration(duration.count, duration.unit, intl),
        })
      : String(quantity)
  }
  const { current } = priceTag(variant.price, variant.lowestPriorPrice)
  return {
    field,

    /** Of a pack for each eye. */
    total: formatMoney(sumOf([current, current]), { intl, currency: variant.price.currencyCode }),

    /** For its script. */
    data: {
      'data-lens': JSON.stringify(lens),
      'data-price': current,
      'data-currency': variant.price.currencyCode,
      'data-intl': intl,
      'data-missing': t('product.lens.check.missing'),
      'data-not-offered': t('product.lens.check.not-offered'),
      'data-quantity': t('product.lens.check.quantity'),
    },

    color: attributeLabel(attributes, 'lensColor'),

    packs: Array.from({ length: MOST_PACKS + 1 }, (_, quantity) => ({
      value: String(quantity),
      label: packText(quantity),
    })),

    /** With what was chosen before, those that go with it. */
    choices: (range: LensRange, side: EyeSide) =>
      range.names?.map((name) => ({
        value: name,
        label: formatAdditionName(name, intl),
        isDisabled: false,
      })) ??
      offeredValues(range, submitted ? readEye(lens, side, field) : {}).map((value) => ({
        value: String(value),
        label: formatEyeNumber(range.parameter, value, intl),
        isDisabled: isSoldOut(lens, range.parameter, value),
      })),

    fixedText(range: LensRange): string | null {
      const value = fixedValue(range)
      return value === undefined ? null : formatEyeValue(range.parameter, value, intl)
    },

    faultOf(side: EyeSide, name: string): string | null {
      const fault = submitted?.checks.find(
        (check) => check.field === name && (check.eye === side || check.eye === 'both'),
      )
      if (!fault) return null
      if (fault.field === 'quantity') return t('product.lens.check.quantity')
      return t(`product.lens.check.${fault.kind === 'missing' ? 'missing' : 'not-offered'}`)
    },
  }
}
