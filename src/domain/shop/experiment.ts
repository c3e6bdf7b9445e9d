import type { ShopConfiguration } from './configuration.ts'

const INACTIVE = new Set(['control', 'out_of_scope', ''])

/** `control` and `out_of_scope` mean inactive, as does an unknown experiment. Spec §9. */
export const isExperimentActive = (value: string | undefined): boolean =>
  value !== undefined && !INACTIVE.has(value)

/** The yellow price is shown by flag, or where its experiment is active. Spec §9. */
export const showsYellowPrice = ({
  flags,
  experiments,
}: Pick<ShopConfiguration, 'flags' | 'experiments'>): boolean =>
  flags.yellowPrice || isExperimentActive(experiments['yellowPrice'])
