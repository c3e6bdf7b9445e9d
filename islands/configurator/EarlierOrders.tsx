import type { EarlierOrder } from '#domain/configurator/view.ts'
import { formatOrderNumber } from '#domain/form/order-number.ts'
import { formatDay } from '#domain/text/format-day.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { TranslateValueSteps } from './values-texts.ts'
import { writeField } from './write-field.ts'
import styles from './EarlierOrders.module.css'

type Props = { orders: readonly EarlierOrder[]; intl: string; t: TranslateValueSteps }

/** The customer's own orders: one press takes the values of one. Its button stands before the field for other numbers, and counts first. */
export function EarlierOrders({ orders, intl, t }: Props) {
  return (
    <section aria-labelledby="earlier-orders">
      {/* The Enter key in a field presses the first button of a form: this one takes none of the orders. */}
      <input type="submit" hidden />
      <h2 id="earlier-orders" className="text-22">
        {t('values.order.earlier')}
      </h2>
      <ul className={styles['orders']}>
        {orders.map(({ orderNumber, orderOrigin, orderedAt }) => (
          <li key={orderNumber}>
            <p id={`order-${orderNumber}`}>
              {t('values.order.of', { date: formatDay(orderedAt, intl) })}
              <span className="quiet text-14">
                <span className="figures">{formatOrderNumber(orderNumber)}</span>
                {orderOrigin === 'branch' && ` · ${t('values.order.branch')}`}
              </span>
            </p>
            <Button
              type="submit"
              look="outline"
              name="order.number"
              value={orderNumber}
              aria-describedby={`order-${orderNumber}`}
              onClick={({ currentTarget: { form } }) => {
                const field = form?.querySelector('input[name="order.number"]')
                if (field instanceof HTMLInputElement) writeField(field, orderNumber)
              }}
            >
              {t('values.order.take')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
