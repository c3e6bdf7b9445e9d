import { addressFields, type AddressPart } from '#domain/checkout/address-field.ts'
import { type Answers, addressCountry, type AnswerError } from '#domain/checkout/answers.ts'
import type { ShopCountry } from '#domain/shop/shop-country.ts'
import type { ZipCountry } from '#domain/form/zip.ts'
import { fieldLabel, answerErrorText } from './answer-error-text.ts'
import type { TranslateCheckout } from './translate.ts'
import type { CheckoutShop } from './shop.ts'
import { TextField } from './TextField.tsx'
import styles from './AddressFields.module.css'

type Props = {
  part: AddressPart
  country: ShopCountry
  answers: Answers
  errors: readonly AnswerError[]
  shop: CheckoutShop
  t: TranslateCheckout
}

/** Countries whose zip codes a phone's number keyboard can type. */
const INPUT_MODES: Partial<Record<ZipCountry, 'numeric'>> = {
  DE: 'numeric',
  AT: 'numeric',
  CH: 'numeric',
  IT: 'numeric',
}

const HINTED = ['phone', 'province', 'taxNumber'] as const
const isHinted = (field: string): field is (typeof HINTED)[number] => HINTED.some((each) => each === field)

/** The fields of an address. Until a form is sent only the browser knows the billing country, so that the province is shown by CSS. */
export function AddressFields({ part, country: own, answers, errors, shop, t }: Props) {
  const country = addressCountry(part, answers, own)
  const fields = addressFields(part, country, () => true)
  const province = addressFields(part, 'IT', () => true).filter(({ name }) => name === 'province')
  const isHidden = part === 'billing' && country !== 'IT'
  return (
    <div className={styles['fields']}>
      {[...fields, ...(isHidden ? province : [])].map(
        ({ name, isRequired, autocomplete, width, maxLength }) => {
          const id = `${part}.${name}` as const
          const error = errors.find((each) => each.name === id)
          const text = error && answerErrorText(error, t, country)
          const complete =
            autocomplete === 'off' ? 'off' : `${part === 'delivery' ? 'shipping' : 'billing'} ${autocomplete}`
          if (name === 'country')
            return (
              <div key={name} className={styles['whole']}>
                <label htmlFor={id}>{fieldLabel(id, t)}</label>
                <select id={id} name={id} className="input" autoComplete={complete} defaultValue={country}>
                  {shop.countries.map((each) => (
                    <option key={each.code} value={each.code}>
                      {each.name}
                    </option>
                  ))}
                </select>
              </div>
            )
          return (
            <TextField
              key={name}
              name={id}
              label={fieldLabel(id, t)}
              optional={isRequired ? undefined : t('form.optional')}
              value={answers[id] ?? ''}
              error={text}
              width={width}
              maxLength={maxLength}
              autoComplete={complete}
              hint={isHinted(name) ? t(`checkout.hint.${name}`) : undefined}
              autoCapitalize={name === 'taxNumber' ? 'characters' : undefined}
              inputMode={name === 'phone' ? 'tel' : name === 'zip' ? INPUT_MODES[country] : undefined}
              type={name === 'phone' ? 'tel' : 'text'}
            />
          )
        },
      )}
    </div>
  )
}
