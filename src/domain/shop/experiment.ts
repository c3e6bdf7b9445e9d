import type { ShopConfiguration } from './configuration.ts'

const INACTIVE = new Set(['control', 'out_of_scope', ''])

/** `control` and `out_of_scope` mean inactive, as does an experiment that nobody runs. Spec §9. */
export const isActive = (value: string | undefined): boolean => value !== undefined && !INACTIVE.has(value)

/** The yellow price shows by flag, or where its experiment is active. Spec §9. */
export const showsYellowPrice = ({
  flags,
  experiments,
}: Pick<ShopConfiguration, 'flags' | 'experiments'>): boolean =>
  flags.yellowPrice || isActive(experiments['yellowPrice'])
