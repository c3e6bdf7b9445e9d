/** A call by one of these names changes nothing, so that it may be made again. */
export const isReading = (name: string): boolean => /^(?:get|resolve)[A-Z]/.test(name)
