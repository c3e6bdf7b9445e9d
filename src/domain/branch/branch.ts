/** One of our branches, where parcels can be collected. */
export type Branch = { id: string; street: string; zip: string; city: string }
