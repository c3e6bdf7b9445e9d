import type { Chip } from '#domain/listing/chip.ts'
import { formatMoney } from '#domain/money/format.ts'
import { minor } from '#domain/money/price.ts'
import { NARROWEST } from '#domain/listing/width-span.ts'
import { messages } from '#i18n/messages.ts'
import { VARIANTS, type VariantCode } from '#i18n/variants.ts'

/** The label of an active filter: "Panto", "50 € bis 150 €", "Breite ab 132 mm", "In Köln Innenstadt". */
export function chipLabel(chip: Chip, variant: VariantCode): string {
  const t = messages(variant)
  if (chip.kind === 'value') return chip.label
  if (chip.kind === 'width') {
    const { least, most } = chip.span
    if (most === undefined) return t('listing.width.chip', { width: least })
    if (least === NARROWEST) return t('listing.width.upto', { width: most })
    return t('listing.width.between', { from: least, to: most })
  }
  if (chip.kind === 'branch') return t('listing.branch.chip', { branch: chip.name })
  const money = (amount: number) => formatMoney(minor(amount), VARIANTS[variant])
  if (chip.from === null) return t('listing.price.upto', { price: money(chip.to ?? 0) })
  if (chip.to === null) return t('listing.price.above', { price: money(chip.from) })
  return t('listing.price.between', { from: money(chip.from), to: money(chip.to) })
}
