import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BasketItem } from '#domain/basket/basket.ts'
import { quantityStepper, parseQuantity } from '#domain/basket/quantity-stepper.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { TranslateLine } from './translate.ts'
import styles from './Stepper.module.css'

type Props = {
  item: BasketItem
  items: readonly BasketItem[]
  name: string
  t: TranslateLine
  onChange(quantity: number): void
}

/** The quantity of a line: one more, one less, or typed. Without a script its buttons and its field submit the form. */
export function Stepper({ item, items, name, t, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  /** What was typed could not be taken as it is. */
  const [isOut, setIsOut] = useState(false)
  const { quantity, key } = item
  const { min, max, less, more } = quantityStepper(item, items)
  /** What was typed and left before this script ran. */
  const takeEarly = useEffectEvent(() => {
    const input = field.current
    if (input && input !== document.activeElement && input.value !== String(quantity)) take(input.value)
  })
  useEffect(() => takeEarly(), [])
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = String(quantity)
  }, [quantity])

  function take(text: string) {
    const typed = parseQuantity(text, { min, max })
    setIsOut(typed === null || typed !== Number(text))
    if (field.current) field.current.value = String(typed ?? quantity)
    if (typed !== null && typed !== quantity) onChange(typed)
  }
  function step(to: number | null) {
    if (to === null) return
    setIsOut(false)
    if (field.current) field.current.value = String(to)
    onChange(to)
  }

  if (min === max && less === null)
    return <p className="quiet figures">{t('basket.quantity.is', { quantity })}</p>
  const bounds = t('basket.quantity.bounds', { min, max })
  return (
    <>
      <div className={styles['stepper']}>
        <button
          className="unseen"
          name="set"
          value={`typed ${key}`}
          tabIndex={-1}
          onClick={(event) => {
            event.preventDefault()
            take(field.current?.value ?? '')
          }}
        >
          {t('basket.quantity.set')}
        </button>
        <button
          className="hit"
          name="set"
          value={`${less ?? quantity} ${key}`}
          aria-label={t('basket.less', { name })}
          aria-disabled={less === null}
          onClick={(event) => {
            event.preventDefault()
            step(less)
          }}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          ref={field}
          className="figures"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={quantity}
          aria-label={t('basket.quantity.of', { name })}
          aria-describedby={`bounds-${key}`}
          onInput={() => setIsOut(false)}
          // The blur that wakes the script finds its value taken by `takeEarly` already: what was corrected stays said.
          onBlur={({ currentTarget }) => {
            if (currentTarget.value !== String(quantity)) take(currentTarget.value)
          }}
        />
        <button
          className="hit"
          name="set"
          value={`${more ?? quantity} ${key}`}
          aria-label={t('basket.more', { name })}
          aria-disabled={more === null}
          onClick={(event) => {
            event.preventDefault()
            step(more)
          }}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
      <p id={`bounds-${key}`} className="unseen">
        {bounds}
      </p>
      {isOut && (
        <p role="alert" className="text-14">
          {bounds}
        </p>
      )}
    </>
  )
}
