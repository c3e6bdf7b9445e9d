import type { ShopConfiguration } from './configuration.ts'

/** Whether a shop lets its visitors measure their pupil distance: by the flag, unless the shop's own data switches it off. Spec §3, §9. */
export const offersPupilDistance = ({
  flags,
  customData,
}: Pick<ShopConfiguration, 'flags' | 'customData'>): boolean => flags.pdTool && customData.pdTool !== false
