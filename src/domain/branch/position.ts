/** Degrees, WGS 84. */
export type Position = { latitude: number; longitude: number }
