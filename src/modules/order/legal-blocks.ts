import { pathOf } from '#i18n/routes.ts'
import type { VariantCode } from '#i18n/variants.ts'
import type { Terms } from '#modules/documents/terms.ts'
import type { EmailBlock } from '#modules/email/render-email.ts'
import type { Translate } from '#modules/email/translator.ts'

type Legal = {
  variant: VariantCode
  /** The attachments. */
  terms: readonly Terms[]
  /** Whether anything was bought. */
  isPurchase: boolean
  translate: Translate
  absolute(variant: VariantCode, path: string): string
}

/** The legal notices. Switzerland has no right of withdrawal; the shop's own rules take its place. */
export function legalBlocks({ translate, variant, terms, isPurchase, absolute }: Legal): EmailBlock[] {
  const withdrawal = isPurchase ? pathOf(variant, 'withdrawal') : null
  return [
    ...(withdrawal === null
      ? []
      : ([
          {
            kind: 'small',
            text: translate('order.email.withdrawal', { link: absolute(variant, withdrawal) }),
          },
          { kind: 'small', text: translate('declaration.excluded') },
        ] as const)),
    ...(terms.length === 0
      ? []
      : ([
          { kind: 'small', text: translate('order.email.terms') },
          { kind: 'rows', rows: terms.map(({ name, version }) => [name, version ?? ''] as const) },
        ] as const)),
  ]
}
