import { useRef, useState } from 'react'
import type { Basket } from '#domain/basket/basket.ts'
import { basket as store } from '#islands/stores/basket.ts'
import type { Notice } from '#islands/stores/basket-state.ts'
import { Field } from '#islands/ui/Field.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import type { TranslatePage } from './translate.ts'
import { codeText, refusalText } from './code-text.ts'
import { promotionCodes } from './reductions.ts'
import type { Shop } from './shop.ts'
import styles from './PromotionCodeForm.module.css'

type Props = { basket: Basket; notices: readonly Notice[]; shop: Shop; t: TranslatePage }

/** The field for a promotion code, and the codes that were entered. */
export function PromotionCodeForm({ basket, notices, shop, t }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const isApplied = notices.some(({ kind }) => kind === 'code-applied')

  const codes = promotionCodes(basket)
  const reasons = codes.flatMap((code) => codeText(basket, code, { shop, t }) ?? [])

  async function enter() {
    const code = field.current?.value.trim() ?? ''
    if (code === '' || isBusy) return
    setBusy(true)
    const isTaken = await store.enterCode(code)
    setBusy(false)
    if (isTaken && field.current) field.current.value = ''
  }

  return (
    <>
      <form
        method="post"
        action={shop.basketHref}
        className={styles['code']}
        onSubmit={(event) => {
          event.preventDefault()
          void enter()
        }}
      >
        <Field
          ref={field}
          label={t('basket.code')}
          fault={refusalText(notices, { shop, t })}
          name="code"
          required
          maxLength={100}
          autoComplete="off"
        />
        <button className="button outline" aria-busy={isBusy || undefined}>
          {t('basket.code.apply')}
        </button>
      </form>
      <p aria-live="polite" className={`text-14 ${styles['applied']}`}>
        {isApplied && reasons.length === 0 ? t('basket.notice.code-applied') : ''}
      </p>
      <div aria-live="polite">
        {reasons.map((reason) => (
          <p key={reason} className={`text-14 ${styles['reason']}`}>
            {reason}
          </p>
        ))}
      </div>
      {codes.map((code) => (
        <form key={code} method="post" action={shop.basketHref}>
          <button
            className="pill"
            name="drop"
            value={code}
            aria-label={t('basket.code.drop', { code })}
            onClick={(event) => {
              event.preventDefault()
              void store.dropCode(code)
            }}
          >
            {code}
            <Icon name="close" size={16} />
          </button>
        </form>
      ))}
    </>
  )
}
