/** Degrees, WGS 84. */
export type Position = { latitude: number; longitude: number }

/** Whether there is such a place: latitudes end at 90 degrees, longitudes at 180. */
export const isOnEarth = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
