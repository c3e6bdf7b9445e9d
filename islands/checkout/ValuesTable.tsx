import { EYES, EYE_FIELDS, type Prescription } from '#domain/prescription/eye-field.ts'
import { formatEyeNumber } from '#domain/prescription/format-eye-value.ts'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import styles from './ValuesTable.module.css'

type Props = { values: Prescription; shop: CheckoutShop; t: TranslateCheckout }

/** A prescription as opticians write it: one row for each eye, a dash where there is no value. */
export function ValuesTable({ values, shop, t }: Props) {
  const fields = EYE_FIELDS.filter(
    (field) => values.right[field] !== undefined || values.left[field] !== undefined,
  )
  return (
    <div className={styles['scroll']}>
      <table className="text-14 figures">
        <thead className="quiet">
          <tr>
            <th scope="col">
              <span className="unseen">{t('checkout.values')}</span>
            </th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {t(`checkout.values.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EYES.map((eye) => (
            <tr key={eye}>
              <th scope="row">{t(`checkout.values.${eye}`)}</th>
              {fields.map((field) => (
                <td key={field}>{formatEyeNumber(field, values[eye][field], shop.intl)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
