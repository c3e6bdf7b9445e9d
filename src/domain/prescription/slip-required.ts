/**
 * Countries, by two letters, whose shops make lenses to a prescription slip that an optician has seen, and never to typed values alone. Italy: R.D. 31 May 1928 no. 1334,
 * art. 12, as it is commonly read. A shop that does not want to ask for slips has its configurator off.
 */
export const SLIP_COUNTRIES: readonly string[] = ['IT']

export const isSlipRequired = (country: string): boolean => SLIP_COUNTRIES.includes(country)
