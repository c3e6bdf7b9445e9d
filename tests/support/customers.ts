import type { Customer } from '#domain/customer/customer.ts'

/** Anna, who has an account with a confirmed address. */
export const aCustomer = (rest: Partial<Customer> = {}): Customer => ({
  id: 'anna',
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Berg',
  gender: 'f',
  title: null,
  phone: null,
  birthDate: null,
  isGuest: false,
  isVerified: true,
  newEmail: null,
  ...rest,
})
