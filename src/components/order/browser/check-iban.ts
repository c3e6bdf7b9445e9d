import { compactIban, isIban } from '#domain/transfer/iban.ts'

/** Names a wrong IBAN as the field is left; the browser then keeps the form from being sent. */
for (const input of document.querySelectorAll<HTMLInputElement>('[data-iban]')) {
  const check = () => {
    const isWrong = input.value !== '' && !isIban(compactIban(input.value))
    input.setCustomValidity(isWrong ? (input.dataset['iban'] ?? '') : '')
    return isWrong
  }
  input.addEventListener('input', check)
  input.addEventListener('change', () => check() && input.reportValidity())
  check()
}
